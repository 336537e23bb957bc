import { useId, type ReactNode } from 'react';
import { MAX_ENERGY, MIN_ENERGY, type Mood } from '#contract/mood';
import { Dial } from '#web/ui/dial.tsx';
import { MoodPicker } from '#web/ui/mood-picker.tsx';
import { Slider } from '#web/ui/slider.tsx';
import { moodChoices } from './moods.tsx';

type Props = {
  mood: Mood;
  energy: number;
  onMood: (mood: Mood) => void;
  onEnergy: (energy: number) => void;
  // Where it stands among the headings of its page.
  level?: 2 | 3;
  // A quiet word at the right of the title: when it was tracked.
  aside?: string;
  // What follows: the button, the week.
  children?: ReactNode;
};

// The instrument alone: it draws what it is given and fetches nothing.
export function PowerPulseView({ mood, energy, onMood, onEnergy, level = 3, aside, children }: Props) {
  const title = useId();
  const Title = `h${level}` as const;
  return (
    <section className="pulse" aria-labelledby={title}>
      <header>
        <Title id={title}>Power Pulse</Title>
        {aside && <span className="small soft">{aside}</span>}
      </header>
      <Dial value={energy} label={`Energy ${energy} of ${MAX_ENERGY}`} />
      <MoodPicker label="Mood" moods={moodChoices} value={mood} onValueChange={onMood} />
      <Slider label="Energy" min={MIN_ENERGY} max={MAX_ENERGY} value={energy} onValueChange={onEnergy} valueText={`${energy} of ${MAX_ENERGY}`} />
      {children}
    </section>
  );
}
