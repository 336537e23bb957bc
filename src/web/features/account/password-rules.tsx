import { Check, Circle } from 'lucide-react';
import { checkPassword } from '#domain/password';
import { joinClasses } from '#web/ui/class-names.ts';
import '#web/ui/card.css';
import './password-rules.css';

// Ticks off, while one types, what a strong password needs.
export function PasswordRules({ password }: { password: string }) {
  return (
    <ul className="password-rules card" aria-label="Password requirements">
      {checkPassword(password).map(({ label, met }) => (
        <li key={label} className={joinClasses(met && 'met')}>
          {met ? <Check className="sm" aria-hidden="true" /> : <Circle className="sm" aria-hidden="true" />}
          {label}
          <span className="vh">{met ? ' (met)' : ' (not met yet)'}</span>
        </li>
      ))}
    </ul>
  );
}
