import type { Polished } from './polish.ts';
import { Diff, Reasons } from './word-diff.tsx';

// What the last small change took out and put in.
export function ChangeDiff({ before, after, changes }: Polished) {
  if (before === after) return null;
  return (
    <details className="polish-diff">
      <summary>See what changed</summary>
      <Diff before={before.trim()} after={after.trim()} />
      <Reasons changes={changes} />
    </details>
  );
}
