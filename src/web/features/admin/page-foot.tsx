import { Button } from '#web/ui/button.tsx';

/** The end of a list that comes in pages. */
export function PageFoot({ hasMore, busy, onMore }: { hasMore: boolean; busy: boolean; onMore: () => void }) {
  return (
    hasMore && (
      <p>
        <Button size="small" busy={busy} onClick={onMore}>
          Show more
        </Button>
      </p>
    )
  );
}
