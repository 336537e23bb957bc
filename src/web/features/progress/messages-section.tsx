import { channels } from '#contract/assistant';
import { BarChart } from '#web/ui/bar-chart.tsx';
import { ChartFigure } from '#web/ui/chart-figure.tsx';
import { Section } from '#web/ui/section.tsx';
import { channelNames, sayMessages, shortDay, type Progress } from './copy.ts';

const keys = channels.map((channel) => ({ label: channelNames[channel], tone: `ch-${channel}` as const }));

export function MessagesSection({ progress }: { progress: Progress }) {
  return (
    <Section title="Messages">
      <ChartFigure
        title="Messages by week and channel"
        quietTitle
        summary={sayMessages(progress)}
        keys={keys}
        table={{ columns: ['Week', ...channels.map((channel) => channelNames[channel])], rows: progress.messages.map((week) => [shortDay(week.week), ...channels.map((channel) => week[channel])]) }}
      >
        <BarChart columns={progress.messages.map((week) => ({ label: shortDay(week.week), parts: channels.map((channel) => ({ tone: `ch-${channel}` as const, value: week[channel] })) }))} />
      </ChartFigure>
    </Section>
  );
}
