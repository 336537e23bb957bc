import { Anchor, CloudRain, Moon, Sailboat, Sun } from 'lucide-react';
import { moods, type Mood } from '#contract/mood';
import type { MoodChoice } from '#web/ui/mood-picker.tsx';

const looks: Record<Mood, Pick<MoodChoice, 'icon' | 'tone'>> = {
  power_zone: { icon: <Sun aria-hidden="true" />, tone: 'marigold' },
  steady: { icon: <Sailboat aria-hidden="true" />, tone: 'pine' },
  stuck: { icon: <Anchor aria-hidden="true" />, tone: 'sky' },
  pulled_down: { icon: <CloudRain aria-hidden="true" />, tone: 'plum' },
  exhausted: { icon: <Moon aria-hidden="true" />, tone: 'slate' },
};

// The five moods as they are drawn everywhere: a colour, an icon and a word.
export const moodChoices: MoodChoice<Mood>[] = moods.map((mood) => ({ ...mood, ...looks[mood.value] }));
