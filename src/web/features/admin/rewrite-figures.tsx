import { readRewriteAnalytics } from '#contract/admin-review';
import type { Output } from '#contract/endpoint';
import { useCall } from '#web/lib/query.ts';
import { Badge } from '#web/ui/badge.tsx';
import { BarChart } from '#web/ui/bar-chart.tsx';
import { ChartFigure, type ChartTone } from '#web/ui/chart-figure.tsx';
import { Table, TableHead } from '#web/ui/table.tsx';
import { failed } from './copy.ts';
import { FigureList, ShareBars } from './figure-list.tsx';
import { Listing } from './listing.tsx';
import { showCount, toneOfMatch, toneOfScore } from './shown-figure.ts';

type Figures = Output<typeof readRewriteAnalytics>;
const names: Record<string, string> = { clarity: 'Clarity', tone: 'Tone', persuasiveness: 'Persuasiveness', cta: 'CTA' };
const colours = { pine: 'pine', straw: 'straw', rust: 'plum' } as Record<string, ChartTone>;

export function RewriteFigures() {
  const query = useCall(readRewriteAnalytics, { staleAfterSeconds: 0 });
  return (
    <Listing query={query} failure={failed.rewriteFigures} isEmpty={query.data?.totalRewrites === 0} empty="No data available" hint="Figures come with the first rewrite.">
      {query.data && <Drawn figures={query.data} />}
    </Listing>
  );
}

function Drawn({ figures }: { figures: Figures }) {
  const { totalRewrites, analysed, avgOriginalLength, avgRewrittenLength, avgScores, topTones, topGoals } = figures;
  const scores = Object.entries(avgScores).map(([name, score]) => ({ label: names[name] ?? name, score }));
  return (
    <div className="stack">
      <div className="ana">
        <FigureList
          figures={[
            { label: 'All rewrites', value: showCount(totalRewrites) },
            { label: 'Characters before', value: showCount(avgOriginalLength) },
            { label: 'Characters after', value: showCount(avgRewrittenLength) },
          ]}
        />
        <ChartFigure
          title="Average scores"
          summary={`${scores.map(({ label, score }) => `${label} ${score.toFixed(1)}`).join(', ')}, out of 10.${analysed < totalRewrites ? ` Of the latest ${showCount(analysed)}.` : ''}`}
          table={{ columns: ['Score', 'Out of 10'], rows: scores.map(({ label, score }) => [label, score.toFixed(1)]) }}
        >
          <BarChart columns={scores.map(({ label, score }) => ({ label, parts: [{ tone: colours[toneOfScore(score)] ?? 'pine', value: Math.round(score * 10) / 10 }] }))} />
        </ChartFigure>
        <div className="stack tops">
          <ShareBars title="Top tones" shares={topTones.map(({ tone, count }) => ({ label: tone, count }))} />
          <ShareBars title="Top goals" shares={topGoals.map(({ goal, count }) => ({ label: goal, count }))} />
        </div>
      </div>
      <h3>What works for which goal</h3>
      <Goals goals={figures.goalEffectiveness} />
      <h3>Whether people get their own tone</h3>
      <People people={figures.personalizationData} />
    </div>
  );
}

const goalScores = ['Clarity', 'Persuasiveness', 'CTA'] as const;
const Goals = ({ goals }: { goals: Figures['goalEffectiveness'] }) => (
  <Table cards caption="Goals">
    <TableHead columns={['Goal', ...goalScores, 'Flagged', 'Rewrites']} />
    <tbody>
      {goals.map(({ goal, avgClarity, avgPersuasiveness, avgCta, flaggedCount, count }) => (
        <tr key={goal}>
          <td className="lead">{goal}</td>
          {[avgClarity, avgPersuasiveness, avgCta].map((score, index) => (
            <td key={goalScores[index]} data-label={goalScores[index]}>
              <Badge tone={toneOfScore(score)}>{score.toFixed(1)}</Badge>
            </td>
          ))}
          <td className="num" data-label="Flagged">
            {showCount(flaggedCount)}
          </td>
          <td className="num" data-label="Rewrites">
            {showCount(count)}
          </td>
        </tr>
      ))}
    </tbody>
  </Table>
);

const People = ({ people }: { people: Figures['personalizationData'] }) => (
  <Table cards caption="Tone by person">
    <TableHead columns={['User', 'Own tone', 'Tone used', 'Match', 'Goal', 'Rewrites']} />
    <tbody>
      {people.map(({ user, defaultTone, toneUsed, toneMatch, goalUsed, sessionCount }) => (
        <tr key={user}>
          <td className="long lead" title={user}>
            {user}
          </td>
          <td data-label="Own tone">{defaultTone}</td>
          <td data-label="Tone used">{toneUsed}</td>
          <td data-label="Match">
            <Badge tone={toneOfMatch(toneMatch)}>{toneMatch}%</Badge>
          </td>
          <td data-label="Goal">{goalUsed}</td>
          <td className="num" data-label="Rewrites">
            {showCount(sessionCount)}
          </td>
        </tr>
      ))}
    </tbody>
  </Table>
);
