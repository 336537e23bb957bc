import { Fragment } from 'react';
import { productName, supportEmail } from '#web/lib/product.ts';
import { EFFECTIVE, type LegalDocument } from './document.ts';
import './legal-text.css';

export function LegalText({ document, level: Heading }: { document: LegalDocument; level: 'h2' | 'h3' }) {
  return (
    <div className="legal-text">
      <p className="soft">Effective {EFFECTIVE}</p>
      <p>
        <Filled text={document.intro} />
      </p>
      {document.sections.map(({ heading, text }, at) => (
        <section key={heading}>
          <Heading>{`${at + 1}. ${heading}`}</Heading>
          {text.map((paragraph) => (
            <p key={paragraph}>
              <Filled text={paragraph} />
            </p>
          ))}
        </section>
      ))}
    </div>
  );
}

const Filled = ({ text }: { text: string }) =>
  text.replaceAll('{product}', productName).split('{support}').map((part, at) => (
    <Fragment key={at}>
      {at > 0 && (
        <a className="link" href={`mailto:${supportEmail}`}>
          {supportEmail}
        </a>
      )}
      {part}
    </Fragment>
  ));
