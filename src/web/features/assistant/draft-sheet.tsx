import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { Undo2 } from 'lucide-react';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ChangeDiff } from './change-diff.tsx';
import { CopyButton, CopyIcon } from './copy-button.tsx';
import { DraftEditor } from './draft-editor.tsx';
import { DraftNotes } from './draft-notes.tsx';
import { FindingNote } from './finding-note.tsx';
import type { Kind } from './form.ts';
import { GuardNotes } from './guard-notes.tsx';
import { LengthBand } from './length-band.tsx';
import { useScorer } from './live-score.ts';
import { chooseMarks, leftKey, type Mark } from './marks.ts';
import { PolishBar } from './polish-bar.tsx';
import { usePolish, type Range } from './polish.ts';
import { SendLink } from './send-links.tsx';
import { ScoreMargin } from './score-margin.tsx';
import { useTextKeeper } from './text-keeper.ts';
import { edit, undo, type Version } from './version.ts';
import '#web/ui/draft.css';
import './draft-sheet.css';

interface DraftSheetProps {
  kind: Kind;
  version: Version;
  onChange: (version: Version) => void;
  /** The server has kept its text, or holds a newer one. */
  onKept: (work: (version: Version) => Version) => void;
  /** A missing fact was given: draft it again with it. */
  onKnown: () => void;
  /** What became of it. */
  outcome?: ReactNode;
}

export function DraftSheet({ kind, version, onChange, onKept, onKnown, outcome }: DraftSheetProps) {
  useTextKeeper(version, onKept);
  const scoreOf = useScorer(kind);
  const { body, subject, draft } = version;
  const score = useMemo(() => scoreOf(version), [scoreOf, version]);
  const marks = useMemo(() => chooseMarks(score, version), [score, version]);
  const [openNumber, setOpenNumber] = useState<number | null>(null);
  const [range, setRange] = useState<Range | null>(null);
  const [below, setBelow] = useState(0);
  const place = useCallback((next: number) => setBelow(next), []);
  const polish = usePolish({ version, kind, onChange });
  const open = marks.find(({ number }) => number === openNumber) ?? null;
  const isEmail = draft.channel === 'email' && kind !== 'objection';
  const change = (next: Version) => {
    setOpenNumber(null);
    onChange(next);
  };
  const type = (text: { subject?: string; body?: string }) => {
    polish.forget();
    change(edit(version, text, true));
  };
  const fixed = open?.fix != null ? replaceMark(body, open) : null;
  const gain = fixed === null ? 0 : scoreOf({ ...version, body: fixed }).scores.overall - score.scores.overall;
  return (
    <article className="sheet desk-sheet" aria-label="Draft">
      <div className="sheet-text">
        {isEmail && (
          <div className="subject">
            <label htmlFor="draft-subject" className="small soft">
              Subject
            </label>
            <input id="draft-subject" value={subject} placeholder="Add a subject" onChange={(event) => type({ subject: event.target.value })} />
            {subject !== '' && <CopyIcon label="Copy subject" text={subject} />}
          </div>
        )}
        {draft.channel === 'voicemail' && <p className="small soft script">Voicemail script</p>}
        <div className="draft-place">
          <DraftEditor text={body} marks={marks} open={open} onOpen={(mark) => setOpenNumber(mark?.number ?? null)} onType={(text) => type({ body: text })} onSelect={setRange} onPlace={place} />
          {open && (
            <FindingNote
              key={open.number}
              mark={open}
              gain={gain}
              top={below + 8}
              onUse={() => fixed !== null && change(edit(version, { body: fixed }, false))}
              onClose={() => setOpenNumber(null)}
              onLeave={() => change({ ...version, left: [...version.left, leftKey(body, open)] })}
            />
          )}
        </div>
        <PolishBar polish={polish} range={range} isEmpty={body.trim() === ''} />
        {polish.polished && <ChangeDiff {...polish.polished} />}
        <GuardNotes version={version} kind={kind} onChange={change} />
        <footer>
          <LengthBand kind={kind} version={version} />
          <div className="row sheet-actions">
            <IconButton label="Undo" icon={<Undo2 />} disabled={version.past.length === 0} onClick={() => { polish.forget(); change(undo(version)); }} />
            <SendLink version={version} />
            <CopyButton text={body} />
          </div>
        </footer>
      </div>
      <aside className="margin" aria-label="Score">
        <ScoreMargin score={score} marks={marks} leftCount={version.left.length} onOpen={(mark: Mark) => setOpenNumber(mark.number)} onShowLeft={() => change({ ...version, left: [] })} />
        <DraftNotes kind={kind} draft={draft} onKnown={onKnown} />
        {outcome}
      </aside>
    </article>
  );
}

const replaceMark = (body: string, { start, end, fix }: Mark) => body.slice(0, start) + fix + body.slice(end);
