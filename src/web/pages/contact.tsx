import { useEffect, useRef, useState } from 'react';
import { Link } from '@tanstack/react-router';
import { ContactForm } from '#web/features/support/contact-form.tsx';
import { supportEmail } from '#web/lib/product.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Drawing } from '#web/ui/drawing.tsx';
import './contact.css';

export function ContactPage() {
  const [isSent, setIsSent] = useState(false);
  return (
    <main className="page" id="main" tabIndex={-1}>
      {isSent ? (
        <Sent onAgain={() => setIsSent(false)} />
      ) : (
        <div className="contact">
          <header className="head">
            <h1>Write to us</h1>
            <p>A question, an idea, something that doesn’t work: a person reads it. We reply within 24 hours.</p>
            <dl>
              <dt className="eyebrow">Straight to our inbox</dt>
              <dd>
                <a className="link" href={`mailto:${supportEmail}`}>
                  {supportEmail}
                </a>
              </dd>
            </dl>
          </header>
          <ContactForm onSent={() => setIsSent(true)} />
        </div>
      )}
    </main>
  );
}

function Sent({ onAgain }: { onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="sent">
      <Drawing name="path" />
      <h1 ref={heading} tabIndex={-1}>
        Your message is on its way
      </h1>
      <p className="soft">Thank you for writing. A person reads it, and you have an answer within 24 hours.</p>
      <p className="row wrap">
        <Button variant="primary" onClick={onAgain}>
          Send Another Message
        </Button>
        <Link className={buttonClass({ variant: 'line' })} to="/">
          Return to Home
        </Link>
      </p>
    </div>
  );
}
