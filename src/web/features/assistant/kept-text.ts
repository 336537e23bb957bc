import type { KeptText } from '#contract/activity';
import { edit, writtenOf, type Text, type Version } from './version.ts';

export const keptOf = ({ kept, draft }: Version): KeptText => kept ?? { ...writtenOf(draft), revision: 0 };
const isSame = (one: Text, other: Text) => one.subject === other.subject && one.body === other.body;
export const isUnsaved = (version: Version) => !isSame(version, keptOf(version));

// Another tab or browser has stored a newer text. What was typed here a moment ago, and isn't stored, is newer still; else theirs is.
// The one that gives way is a step of Undo, so neither is lost.
export function takeOver(version: Version, theirs: KeptText, isFresh: boolean): Version {
  if (theirs.revision <= keptOf(version).revision) return version;
  const kept = { ...version, kept: theirs };
  if (isSame(version, theirs)) return kept;
  if (isFresh && isUnsaved(version)) return { ...kept, past: edit(version, theirs, false).past.concat({ subject: theirs.subject, body: theirs.body }) };
  return edit(kept, { subject: theirs.subject, body: theirs.body }, false);
}
