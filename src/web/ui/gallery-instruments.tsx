import { useState } from 'react';
import { Anchor, CloudRain, Moon, Sailboat, Sun } from 'lucide-react';
import { Band } from './band.tsx';
import { Button } from './button.tsx';
import { Dial } from './dial.tsx';
import { Exhibit, Exhibits } from './exhibit.tsx';
import { Score } from './meter.tsx';
import { MoodPicker } from './mood-picker.tsx';
import { Progress } from './progress.tsx';
import { Ring } from './ring.tsx';
import { Slider } from './slider.tsx';
import { WeekBars } from './week-bars.tsx';
import './draft.css';
import './talk.css';

const MOODS = [
  { value: 'power_zone', label: 'Power Zone', icon: <Sun />, tone: 'marigold' },
  { value: 'steady', label: 'Steady', icon: <Sailboat />, tone: 'pine' },
  { value: 'stuck', label: 'Stuck', icon: <Anchor />, tone: 'sky' },
  { value: 'pulled_down', label: 'Pulled Down', icon: <CloudRain />, tone: 'plum' },
  { value: 'exhausted', label: 'Exhausted', icon: <Moon />, tone: 'slate' },
] as const;

const WEEK = [55, 48, 80, 85, 72, null, null].map((value, day) => ({ key: String(day), label: 'MTWTFSS'.charAt(day), value, today: day === 4 }));

export function GalleryInstruments() {
  return (
    <Exhibits title="Instruments">
      <Exhibit name="Power Pulse">
        <Pulse />
      </Exhibit>
      <Exhibit name="Progress, ring, band, scores">
        <Progress label="Set-up" value={3} max={7} />
        <Progress label="Messages used" value={24} max={25} tone="straw" />
        <div className="row">
          <Ring label="11 of 14 answered" value={11} max={14} figure="79%" caption="11 of 14" />
          <Ring label="Half" value={50} size={48} figure="50" />
          <Ring label="Nothing yet" value={0} figure="0%" />
          <Ring label="All" value={14} max={14} figure="100%" />
        </div>
        <Band value={115} from={90} to={160}>
          <b className="num">115 words</b> <span className="soft">medium is 90 to 160</span>
        </Band>
        <Band value={412} to={300} max={450}>
          <b className="num">412 characters</b> <span className="soft">a message takes 300</span>
        </Band>
        <Score label="Clarity" value={8.2}>
          One idea to a paragraph; longest sentence 20 words.
        </Score>
        <Score label="Persuasiveness" value={6.4} tone="straw">
          The gain is named, but nothing shows what waiting costs.
        </Score>
        <Score label="CTA" value={2} tone="rust" />
      </Exhibit>
      <Exhibit name="The draft, its margin, its notes">
        <Draft />
      </Exhibit>
      <Exhibit name="The coach">
        <Talk />
      </Exhibit>
    </Exhibits>
  );
}

function Pulse() {
  const [energy, setEnergy] = useState(72);
  const [mood, setMood] = useState<(typeof MOODS)[number]['value']>('steady');
  return (
    <section className="pulse" aria-labelledby="gallery-pulse">
      <header>
        <h3 id="gallery-pulse">Power Pulse</h3>
        <span className="small soft">Today, 8:42</span>
      </header>
      <Dial value={energy} label={`Energy ${energy} of 100`} />
      <MoodPicker label="Mood" moods={MOODS} value={mood} onValueChange={setMood} />
      <Slider label="Energy" value={energy} onValueChange={setEnergy} valueText={`${energy} of 100`} />
      <Button wide>Track how I feel</Button>
      <div className="gallery-facts">
        <h3>This week</h3>
        <p className="small soft">68 average</p>
      </div>
      <WeekBars label="Energy by day: Monday 55, Tuesday 48, Wednesday 80, Thursday 85, Friday 72, Saturday and Sunday not tracked" days={WEEK} />
    </section>
  );
}

function Draft() {
  return (
    <article className="sheet gallery-margin" aria-label="Draft">
      <div className="sheet-text draft">
        <p>
          Thanks for being straight about the budget. <mark className="good">January makes sense</mark>
          <sup className="ref">1</sup>, and it keeps December clear for you.
        </p>
        <p>
          <mark className="fix open">If we were to start in the second week of January</mark>
          <sup className="ref">2</sup> you’d be live in February. <mark className="tip">Would Tuesday 12 suit you</mark>
          <sup className="ref">3</sup>?
        </p>
      </div>
      <div className="stack">
        <Score label="Tone" value={7.9}>
          Warm and plain. <span className="ref">1</span>
        </Score>
      </div>
    </article>
  );
}

function Talk() {
  return (
    <div className="talk">
      <p className="say">He says it’s too expensive but also asks how long it takes. Is he out?</p>
      <div className="coach-says">
        <p>No. People who are out don’t ask how long.</p>
        <ol>
          <li>Answer the time question with one number.</li>
          <li>Leave the price where it is. Make the first step smaller.</li>
        </ol>
        <blockquote>“If the figure were right, would January work?”</blockquote>
      </div>
    </div>
  );
}
