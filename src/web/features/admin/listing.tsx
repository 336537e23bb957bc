import type { ReactNode } from 'react';
import { Empty } from '#web/ui/empty.tsx';
import { Failed } from '#web/ui/failed.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';

type Props = {
  // What was fetched; `isEmpty` once it is there and holds nothing.
  query: { data: unknown; error: Error | null; isFetching: boolean; refetch: () => unknown };
  failure: string;
  isEmpty: boolean;
  empty: string;
  hint?: string;
  children: ReactNode;
};

/** Whatever is fetched for the admin area: on its way, failed, empty, or there. */
export function Listing({ query, failure, isEmpty, empty, hint, children }: Props) {
  if (query.error && (query.data === undefined || query.data === null)) {
    return (
      <Failed busy={query.isFetching} onRetry={() => void query.refetch()}>
        {failure}
      </Failed>
    );
  }
  if (query.data === undefined || query.data === null) {
    return (
      <div aria-busy="true">
        <SkeletonLines lines={6} />
      </div>
    );
  }
  if (isEmpty) {
    return (
      <Empty drawing="page" title={empty}>
        {hint}
      </Empty>
    );
  }
  return children;
}
