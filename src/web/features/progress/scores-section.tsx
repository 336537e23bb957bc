import { dimensions, type Dimension } from '#contract/assistant';
import { Section } from '#web/ui/section.tsx';
import { Spark } from '#web/ui/spark.tsx';
import { FigureTable } from '#web/ui/table.tsx';
import { countOf, dimensionNames, longDay, shortDay, type Progress } from './copy.ts';

type Week = Progress['scores'][number];
const MIN_SCORE = 3;
const USUAL_SCORE = 6.5;
const show = (score: number | null) => score?.toFixed(1) ?? '–';

export function ScoresSection({ progress }: { progress: Progress }) {
  const scored = progress.scores.filter(({ count }) => count > 0);
  const total = scored.reduce((sum, { count }) => sum + count, 0);
  return (
    <Section title="Message scores" aside={<span className="small soft">{countOf(total, 'scored message')}, by week</span>}>
      {scored.length === 0 ? (
        <p className="soft">Scores are drawn here from your first draft on: clarity, tone, persuasiveness, and how clear the ask is.</p>
      ) : (
        <>
          <div className="scores">
            {dimensions.map((dimension) => (
              <Score key={dimension} dimension={dimension} weeks={scored} />
            ))}
          </div>
          <details className="tbl">
            <summary>Show as a table</summary>
            <FigureTable
              caption="Average scores by week"
              columns={['Week', ...dimensions.map((dimension) => dimensionNames[dimension]), 'Messages']}
              rows={progress.scores.map((week) => [shortDay(week.week), ...dimensions.map((dimension) => show(week[dimension])), week.count])}
            />
          </details>
        </>
      )}
    </Section>
  );
}

function Score({ dimension, weeks }: { dimension: Dimension; weeks: Week[] }) {
  const values = weeks.map((week) => week[dimension] ?? 0);
  const [first, last] = [values[0]!, values.at(-1)!];
  const change = Math.round((last - first) * 10) / 10;
  return (
    <div>
      <p className="small soft">{dimensionNames[dimension]}</p>
      <div className="row between">
        <p className="figure num">{last.toFixed(1)}</p>
        <Spark values={values} min={MIN_SCORE} guide={USUAL_SCORE} />
      </div>
      <p className="small">
        {weeks.length === 1 ? (
          <span className="soft">in the week of {longDay(weeks[0]!.week)}</span>
        ) : (
          <>
            <b>{change > 0 ? `+${change.toFixed(1)}` : change === 0 ? 'As' : `−${(-change).toFixed(1)}`}</b> <span className="soft">{change === 0 ? 'in the week of' : 'since'} {longDay(weeks[0]!.week)}</span>
          </>
        )}
      </p>
    </div>
  );
}
