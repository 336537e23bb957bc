import { useState } from 'react';
import { listDrafts } from '#contract/activity';
import { useCall } from '#web/lib/query.ts';
import { Button } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { Failed } from '#web/ui/failed.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { isFiltered, toWanted, type Filter } from './draft-filter.ts';
import { DraftLine } from './draft-line.tsx';

const PAGE = 20;

interface DraftPagesProps {
  filter: Filter;
  onOpen: () => void;
  onClear: () => void;
}

// Page after page below each other, each asked for once.
export function DraftPages({ filter, onOpen, onClear }: DraftPagesProps) {
  const [pages, setPages] = useState<(string | null)[]>([null]);
  const [now] = useState(() => new Date());
  return (
    <div className="draft-pages">
      {pages.map((after, index) => (
        <DraftPage key={after} {...{ filter, after, now, onOpen, onClear }} onMore={index === pages.length - 1 ? (next) => setPages([...pages, next]) : null} />
      ))}
    </div>
  );
}

type DraftPageProps = DraftPagesProps & { after: string | null; now: Date; onMore: ((next: string) => void) | null };

function DraftPage({ filter, after, now, onOpen, onClear, onMore }: DraftPageProps) {
  const { data, error, isFetching, refetch } = useCall(listDrafts, { input: { ...toWanted(filter), ...(after && { after }), limit: PAGE } });
  if (!data && error) {
    return (
      <Failed busy={isFetching} onRetry={() => void refetch()}>
        Your drafts could not be loaded. They are all still there.
      </Failed>
    );
  }
  if (!data) {
    return (
      <div aria-busy="true" aria-label="Loading">
        <SkeletonLines lines={6} />
      </div>
    );
  }
  if (data.drafts.length === 0 && !after) {
    return isFiltered(filter) ? (
      <Empty drawing="search" title="No draft fits that" action={<Button onClick={onClear}>Show all drafts</Button>}>
        Search looks into the draft, its subject and what you asked for.
      </Empty>
    ) : (
      <Empty drawing="path" title="Your drafts will be listed here">
        Every draft is kept, with what became of it. Paste a message and generate the first one.
      </Empty>
    );
  }
  return (
    <>
      <ul className="ledger">
        {data.drafts.map((row) => (
          <DraftLine key={row.id} row={row} now={now} onOpen={onOpen} />
        ))}
      </ul>
      {data.nextPage && onMore && <Button onClick={() => onMore(data.nextPage!)}>Show more</Button>}
    </>
  );
}
