import { useState } from 'react';
import { Flag } from 'lucide-react';
import { flagRewriteSession, listRewriteSessions, readRewriteAnalytics, readRewriteSession, type RewriteSession } from '#contract/admin-review';
import { useCall, useSend } from '#web/lib/query.ts';
import { usePages } from '#web/lib/page-query.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { Table, TableHead } from '#web/ui/table.tsx';
import { failed } from './copy.ts';
import { Listing } from './listing.tsx';
import { PageFoot } from './page-foot.tsx';
import { isWeak, showMoment, toneOfScore } from './shown-figure.ts';

const scoreNames = ['Clarity', 'Tone score', 'Persuasiveness', 'CTA'] as const;

export function RewriteSessions() {
  const [opened, setOpened] = useState<string | null>(null);
  const list = usePages(listRewriteSessions, {});
  const sessions = list.data?.pages.flatMap((page) => page.sessions) ?? [];
  // A flag that could not be set stays as it was: the specification has the failure logged and no more.
  const flag = useSend(flagRewriteSession, { refresh: [listRewriteSessions, readRewriteAnalytics], onFailed: (error) => console.error(error) });
  return (
    <>
      <Listing query={list} failure={failed.rewrites} isEmpty={sessions.length === 0} empty="No data available" hint="Rewritten messages come here, with their scores.">
        <Table cards caption="Rewrite sessions">
          <TableHead columns={['When', 'User', 'Before', 'After', 'Tone', 'Goal', ...scoreNames, 'Verdict']} action="Actions" />
          <tbody>
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} onOpen={() => setOpened(session.id)} onFlag={() => flag.mutate({ id: session.id, flagged: !session.flaggedForReview })} />
            ))}
          </tbody>
        </Table>
        <PageFoot hasMore={list.hasNextPage} busy={list.isFetchingNextPage} onMore={() => void list.fetchNextPage()} />
      </Listing>
      {opened && <WholeSession id={opened} onClose={() => setOpened(null)} />}
    </>
  );
}

function SessionRow({ session, onOpen, onFlag }: { session: RewriteSession; onOpen: () => void; onFlag: () => void }) {
  const { user, originalMessage, rewrittenMessage, toneUsed, rewriteGoalUsed, clarityScore, toneScore, persuasivenessScore, ctaScore, flaggedForReview, createdAt } = session;
  const scores = [clarityScore, toneScore, persuasivenessScore, ctaScore];
  const isPoor = scores.some(isWeak);
  return (
    <tr>
      <td className="soft slim" data-label="When">
        {showMoment(createdAt)}
      </td>
      <td className="long slim lead" title={user.email}>
        {user.email}
      </td>
      <td className="cut slim" data-label="Before">
        {originalMessage}
      </td>
      <td className="cut slim" data-label="After">
        {rewrittenMessage}
      </td>
      <td data-label="Tone">{toneUsed}</td>
      <td data-label="Goal">{rewriteGoalUsed}</td>
      {scores.map((score, index) => (
        <td key={scoreNames[index]} className="num" data-label={scoreNames[index]}>
          <Badge tone={toneOfScore(score)}>{score.toFixed(1)}/10</Badge>
        </td>
      ))}
      <td className={isPoor ? 'slim' : 'slim none'} data-label="Verdict">
        {isPoor && <Badge tone="rust">Needs improvement</Badge>}
      </td>
      <td className="n">
        <span className="row acts">
          <IconButton small className={flaggedForReview ? 'flag on' : 'flag'} label={`Flag the rewrite of ${user.email}, ${showMoment(createdAt)}`} aria-pressed={flaggedForReview} icon={<Flag className="sm" aria-hidden="true" />} onClick={onFlag} />
          <Button size="small" aria-label={`Open the rewrite of ${user.email}, ${showMoment(createdAt)}`} onClick={onOpen}>
            Open
          </Button>
        </span>
      </td>
    </tr>
  );
}

function WholeSession({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useCall(readRewriteSession, { input: { id }, staleAfterSeconds: 0 });
  return (
    <Sheet open wide onClose={onClose} title="Rewrite">
      <Listing query={query} failure={failed.rewrites} isEmpty={false} empty="">
        <div className="stack">
          <p className="eyebrow">Before</p>
          <p className="said">{query.data?.session.originalMessage}</p>
          <p className="eyebrow">After</p>
          <p className="said">{query.data?.session.rewrittenMessage}</p>
        </div>
      </Listing>
    </Sheet>
  );
}
