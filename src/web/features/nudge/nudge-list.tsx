import { useState } from 'react';
import { Flame, Hand, PenLine, Tag } from 'lucide-react';
import type { Nudge, NudgeTrigger } from '#contract/nudge';
import { sayAgo } from '#domain/relative-time';
import { Button } from '#web/ui/button.tsx';
import { joinClasses } from '#web/ui/class-names.ts';
import { Empty } from '#web/ui/empty.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import './nudge.css';

const icons: Record<NudgeTrigger, typeof Flame> = { inactive_3d: Hand, inactive_7d: Hand, '10_messages': PenLine, '10_day_streak': Flame, missing_offer: Tag, missing_pricing: Tag };

type Props = { nudges: Nudge[] | null; hasFailed: boolean; onRetry: () => void; onFollow: (nudge: Nudge) => void; onChoose: () => void };

export function NudgeList({ nudges, hasFailed, onRetry, onFollow, onChoose }: Props) {
  const [now] = useState(() => new Date());
  return (
    <section className="nudges">
      <h2>Nudges</h2>
      {nudges ? (
        nudges.length > 0 ? (
          <ul>
            {nudges.map((nudge) => (
              <NudgeCard key={nudge.id} nudge={nudge} now={now} onFollow={() => onFollow(nudge)} />
            ))}
          </ul>
        ) : (
          <Empty drawing="path" title="Nothing needs you">
            A word comes here when a habit grows, or when an answer would make your drafts better.
          </Empty>
        )
      ) : hasFailed ? (
        <p className="nudge-trouble">
          Your nudges could not be loaded. <Button variant="line" size="small" onClick={onRetry}>Try again</Button>
        </p>
      ) : (
        <div className="nudge-trouble" aria-busy="true">
          <Skeleton />
        </div>
      )}
      <footer>
        <button type="button" className="link small" onClick={onChoose}>
          Choose what you hear about
        </button>
      </footer>
    </section>
  );
}

function NudgeCard({ nudge, now, onFollow }: { nudge: Nudge; now: Date; onFollow: () => void }) {
  const { trigger, payloadJson, openedAt, sentAt } = nudge;
  const Icon = icons[trigger];
  return (
    <li className={joinClasses(openedAt === null && 'new')}>
      <button type="button" onClick={onFollow}>
        <Icon aria-hidden="true" />
        <span className="nudge-words">
          <span className="row between">
            <b>{payloadJson.title}</b>
            <time className="small soft" dateTime={sentAt}>
              {sayAgo(new Date(sentAt), now)}
            </time>
          </span>
          <span className="soft">{payloadJson.message}</span>
          <span className="link small">{payloadJson.cta}</span>
        </span>
      </button>
    </li>
  );
}
