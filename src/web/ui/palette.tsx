// A list that is searched while the focus stays in the field; no element of its own does that.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Dialog } from './dialog.tsx';
import { TextInput } from './text-input.tsx';
import './palette.css';

export interface Command {
  id: string;
  label: string;
  /** Other words it is found by. */
  words?: string;
  /** What kind of thing it is, or its state. */
  aside?: string;
  icon: ReactNode;
  run: () => void;
}

const hasAll = (text: string, words: readonly string[]) => words.every((word) => text.includes(word));

/** Type, choose with the arrows, press Enter. */
export function Palette({ commands, onClose }: { commands: readonly Command[]; onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const id = useId();
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const found = commands.filter(({ label, words: more = '' }) => hasAll(`${label} ${more}`.toLowerCase(), words));
  const at = Math.min(chosen, found.length - 1);

  const run = (command: Command | undefined) => {
    if (!command) return;
    onClose();
    command.run();
  };
  const press = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && found.length > 0) setChosen((at + step + found.length) % found.length);
    else if (event.key === 'Enter') run(found[at]);
    else return;
    event.preventDefault();
  };
  return (
    <Dialog open onClose={onClose} title="Go to" className="palette">
      <TextInput
        role="combobox"
        aria-label="Where to, or what to do"
        placeholder="Where to, or what to do"
        aria-expanded={found.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={found[at] && `${id}-${found[at].id}`}
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setChosen(0);
        }}
        onKeyDown={press}
      />
      <div role="listbox" id={`${id}-list`} aria-label="Commands">
        {found.map((command, index) => (
          // The input keeps the focus and has the keys; a press of the pointer does the same.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
          <div key={command.id} id={`${id}-${command.id}`} role="option" aria-selected={index === at} ref={index === at ? reveal : undefined} onClick={() => run(command)} onPointerMove={() => setChosen(index)}>
            {command.icon}
            {command.label}
            {command.aside && <span className="push">{command.aside}</span>}
          </div>
        ))}
      </div>
      <p className="small soft" aria-live="polite">
        {found.length === 0 && 'Nothing here goes by that name. Try another word.'}
      </p>
    </Dialog>
  );
}

const reveal = (node: HTMLElement | null) => node?.scrollIntoView({ block: 'nearest' });
