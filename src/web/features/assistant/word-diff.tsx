import { Undo2 } from 'lucide-react';
import { diffWords } from '#coach/rewrite/diff';
import { Button } from '#web/ui/button.tsx';
import { edit, writtenOf, type Draft, type Version } from './version.ts';

// What was taken out and what came in, word by word.
export function Diff({ before, after }: { before: string; after: string }) {
  const hunks = diffWords(before, after);
  const parts = hunks.map((hunk, index) => (
    <span key={`${hunk.start}:${hunk.after}`}>
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

export function Reasons({ changes }: { changes: NonNullable<Draft['changes']> }) {
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

// Another version beside the one it came after, and what was typed into it beside what was written.
export function VersionDiff({ version, before, onChange }: { version: Version; before: Version | undefined; onChange: (version: Version) => void }) {
  const written = writtenOf(version.draft);
  return (
    <>
      {before && (
        <details className="sheet-diff">
          <summary>Compare with the version before</summary>
          <Diff before={before.body.trim()} after={version.body.trim()} />
        </details>
      )}
      {(written.body !== version.body || written.subject !== version.subject) && (
        <details className="sheet-diff">
          <summary>Compare with the draft as it was written</summary>
          <Diff before={written.body.trim()} after={version.body.trim()} />
          <Button size="small" variant="ghost" icon={<Undo2 aria-hidden="true" />} onClick={() => onChange(edit(version, written, false))}>
            Put it back as it was written
          </Button>
        </details>
      )}
    </>
  );
}
