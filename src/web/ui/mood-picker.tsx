import { useId, type CSSProperties, type ReactNode } from 'react';
import './pulse.css';

export interface MoodChoice<V extends string = string> {
  value: V;
  label: string;
  icon: ReactNode;
  /** Its colour in tokens.css: 'marigold', 'pine', 'sky', 'plum', 'slate'. */
  tone: 'marigold' | 'pine' | 'sky' | 'plum' | 'slate';
}

interface MoodPickerProps<V extends string> {
  label: string;
  moods: readonly MoodChoice<V>[];
  value: V | '';
  onValueChange: (value: V) => void;
}

/** Five moods, each a colour, an icon and a word. */
export function MoodPicker<V extends string>({ label, moods, value, onValueChange }: MoodPickerProps<V>) {
  const name = useId();
  return (
    <fieldset>
      <legend className="vh">{label}</legend>
      <div className="moods">
        {moods.map((mood) => {
          const ink = mood.tone === 'marigold' ? 'marigold-ink' : mood.tone;
          const style = { '--m': `var(--${ink})`, '--mw': `var(--${mood.tone}-wash)` } as CSSProperties;
          return (
            <label key={mood.value} className="mood" style={style}>
              <input type="radio" name={name} value={mood.value} checked={mood.value === value} onChange={() => onValueChange(mood.value)} />
              {mood.icon}
              {mood.label}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
