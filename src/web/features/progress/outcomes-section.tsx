import { useState } from 'react';
import { MIN_MESSAGES_FOR_CLAIM, type OutcomeGroup } from '#contract/progress';
import { answeredShare } from '#domain/progress';
import { BarChart } from '#web/ui/bar-chart.tsx';
import { ChartFigure } from '#web/ui/chart-figure.tsx';
import { Section } from '#web/ui/section.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { groupNames, groupOrder, sayOutcomes } from './copy.ts';

const ways = [
  { value: 'channel', label: 'Channel' },
  { value: 'length', label: 'Length' },
  { value: 'cta', label: 'Ask' },
] as const;
type Way = (typeof ways)[number]['value'];
const titles: Record<Way, string> = { channel: 'Outcomes by channel', length: 'Outcomes by length in words', cta: 'Outcomes by how clear the ask was' };
const keys = [
  { label: 'Meeting', tone: 'marigold' },
  { label: 'Answered', tone: 'pine' },
  { label: 'Sent, waiting', tone: 'ch-sms' },
  { label: 'No answer', tone: 'ch-voicemail' },
] as const;

// What became of what was sent, one way at a time.
export function OutcomesSection({ outcomes }: { outcomes: OutcomeGroup[] }) {
  const [way, setWay] = useState<Way>('channel');
  const groups = outcomes.filter(({ by }) => by === way).toSorted((a, b) => groupOrder.indexOf(a.value) - groupOrder.indexOf(b.value));
  const columns = groups.map(({ value, sent, replied, meeting, noAnswer }) => ({
    label: groupNames[value]!,
    parts: [meeting, replied - meeting, sent - replied - noAnswer, noAnswer].map((count, index) => ({ tone: keys[index]!.tone, value: count })),
  }));
  return (
    <Section title="What came of it" aside={<Segmented className="ways" label="Outcomes by" quiet segments={ways} value={way} onValueChange={setWay} />}>
      <ChartFigure
        title={titles[way]}
        summary={sayOutcomes(groups)}
        keys={keys}
        table={{
          columns: ['Group', 'Messages', 'Sent', 'Answered', 'Meetings', 'No answer', 'Answered, of 100'],
          rows: groups.map((group) => [groupNames[group.value]!, group.messages, group.sent, group.replied, group.meeting, group.noAnswer, group.sent < MIN_MESSAGES_FOR_CLAIM ? '–' : Math.round(answeredShare(group) * 100)]),
        }}
      >
        {columns.length > 0 && (
          <div className="outcomes">
            <BarChart columns={columns} />
          </div>
        )}
      </ChartFigure>
    </Section>
  );
}
