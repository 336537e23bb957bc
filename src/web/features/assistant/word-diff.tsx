import { diffWords } from '#coach/rewrite/diff';
import type { Draft, Version } from './version.ts';

// What was taken out and what came in, word by word.
function Diff({ before, after }: { before: string; after: string }) {
  const hunks = diffWords(before, after);
  const parts = hunks.map((hunk, index) => (
      <span key={hunk.start}>
        {before.slice(hunks[index - 1]?.end ?? 0, hunk.start)}
        {hunk.before.trim() && <del>{hunk.before.trim()}</del>} {hunk.after.trim() && <ins>{hunk.after.trim()}</ins>}{' '}
      </span>
  ));
  return (
    <p className="draft plain diff">
      {parts}
      {before.slice(hunks.at(-1)?.end ?? 0)}
    </p>
  );
}

export function RewriteDiff({ version: { asked, body, draft } }: { version: Version }) {
  if (asked.original.trim() === '') return null;
  const was = draft.originalScores?.overall;
  return (
    <details className="sheet-diff" open>
      <summary>What changed{was !== undefined && ` (yours scored ${was.toFixed(1)})`}</summary>
      <Diff before={asked.original.trim()} after={body.trim()} />
      <Reasons changes={draft.changes ?? []} />
    </details>
  );
}

function Reasons({ changes }: { changes: NonNullable<Draft['changes']> }) {
  if (changes.length === 0) return null;
  return (
    <ul className="ledger diff-reasons" aria-label="Reasons">
      {changes.map(({ start, before, after, reason }) => (
        <li key={`${start}:${before}:${after}`}>
          <span>
            {before.trim() && <del>{before.trim()}</del>} {after.trim() && <ins>{after.trim()}</ins>} <span className="small soft">{reason}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

// Another version beside the one it came after.
export function VersionDiff({ version, before }: { version: Version; before: Version }) {
  return (
    <details className="sheet-diff">
      <summary>Compare with the version before</summary>
      <Diff before={before.body.trim()} after={version.body.trim()} />
    </details>
  );
}
