import { RECENT_ITEMS, type ActivityItem } from '#contract/activity';
import { cutAt } from '#domain/excerpt';
import { sayAgo } from '#domain/relative-time';
import { AppLink } from '#web/lib/app-link.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ChannelIcon, channelLabels } from './channel.tsx';
import './recent-activity.css';

const MOST_CHARACTERS = 60;

export function RecentActivity({ items, now }: { items: ActivityItem[]; now: Date }) {
  if (items.length === 0) {
    return (
      <Empty drawing="path" title="Your messages will be listed here">
        The first one takes about a minute: paste what they wrote, and read the draft.
      </Empty>
    );
  }
  return (
    <ul className="ledger recent">
      {items.map(({ id, channel, content, timestamp }) => (
        <li key={id}>
          <AppLink className="rowlink" to={`/ai-assistants?draft=${id}`}>
            <ChannelIcon channel={channel} />
            <span className="grow">{cutAt(content, MOST_CHARACTERS)}</span>
            <span className="small soft channel">{channelLabels[channel]}</span>
            <time className="small soft num when" dateTime={timestamp} title={new Date(timestamp).toLocaleString('en-GB')}>
              {sayAgo(new Date(timestamp), now)}
            </time>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}

export const RecentSkeleton = () => (
  <ul className="ledger recent" aria-hidden="true">
    {Array.from({ length: RECENT_ITEMS }, (_, row) => (
      <li key={row}>
        <span className="rowlink">
          <Skeleton width="100%" height="1.5rem" />
        </span>
      </li>
    ))}
  </ul>
);
