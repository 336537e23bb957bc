import { useState, type ComponentProps } from 'react';
import { Eye, EyeOff } from 'lucide-react';
import { IconButton } from './icon-button.tsx';
import { TextInput } from './text-input.tsx';

export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  const [isShown, setIsShown] = useState(false);
  return (
    <div className="with-tool">
      <TextInput autoComplete="current-password" autoCapitalize="none" spellCheck={false} {...props} type={isShown ? 'text' : 'password'} />
      <IconButton
        small
        label={isShown ? 'Hide password' : 'Show password'}
        icon={isShown ? <EyeOff /> : <Eye />}
        disabled={props.disabled}
        onClick={() => setIsShown(!isShown)}
      />
    </div>
  );
}
