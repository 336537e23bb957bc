import type { ComponentProps } from 'react';
import './avatar.css';

interface AvatarProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Its first letter is shown. */
  name: string;
  label: string;
}

/** The button of the account menu. */
export function Avatar({ name, label, ...rest }: AvatarProps) {
  return (
    <button type="button" {...rest} className="avatar" aria-label={label}>
      {firstLetter(name)}
    </button>
  );
}

function firstLetter(name: string): string {
  const code = name.codePointAt(0);
  return code === undefined ? '?' : String.fromCodePoint(code);
}
