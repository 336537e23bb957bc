import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { groupExpiry, groupNumber, type CardText } from './card-text.ts';

type Props = { card: CardText; wrong: Partial<CardText>; onChange: (change: Partial<CardText>) => void };
// A browser that would remember these numbers is asked not to: they are no real card.
const quiet = { autoComplete: 'off', inputMode: 'numeric', autoCorrect: 'off', spellCheck: false } as const;

export const CardFields = ({ card, wrong, onChange }: Props) => (
  <>
    <Field label="Card number" error={wrong.number ?? null}>
      <TextInput className="num" placeholder="4242 4242 4242 4242" maxLength={23} value={card.number} onChange={({ target }) => onChange({ number: groupNumber(target.value) })} {...quiet} />
    </Field>
    <div className="pair">
      <Field label="Expiry" error={wrong.expiry ?? null}>
        <TextInput className="num" placeholder="MM / YY" maxLength={7} value={card.expiry} onChange={({ target }) => onChange({ expiry: groupExpiry(target.value, card.expiry) })} {...quiet} />
      </Field>
      <Field label="Security code" error={wrong.code ?? null}>
        <TextInput className="num" placeholder="CVC" maxLength={4} value={card.code} onChange={({ target }) => onChange({ code: target.value.replace(/\D/g, '') })} {...quiet} />
      </Field>
    </div>
  </>
);

const testCards = [
  ['4242 4242 4242 4242', 'pays'],
  ['4000 0000 0000 0002', 'is declined'],
  ['4000 0000 0000 9995', 'has no funds'],
  ['4000 0025 0000 3155', 'asks for a confirmation'],
] as const;

export const TestCards = ({ onPick }: { onPick: (card: CardText) => void }) => (
  <details className="test-cards">
    <summary>Test cards</summary>
    <ul>
      {testCards.map(([number, does]) => (
        <li key={number}>
          <button type="button" className="link num" onClick={() => onPick({ number, expiry: '12 / 34', code: '123' })}>
            {number}
          </button>{' '}
          <span className="soft">{does}</span>
        </li>
      ))}
    </ul>
  </details>
);
