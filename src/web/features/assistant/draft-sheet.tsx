import { useCallback, useMemo, useState } from 'react';
import { Undo2 } from 'lucide-react';
import { IconButton } from '#web/ui/icon-button.tsx';
import { CopyButton } from './copy-button.tsx';
import { DraftEditor } from './draft-editor.tsx';
import { DraftNotes } from './draft-notes.tsx';
import { FindingNote } from './finding-note.tsx';
import type { Kind } from './form.ts';
import { LengthBand } from './length-band.tsx';
import { scoreOf, useScorer } from './live-score.ts';
import { chooseMarks, leftKey, type Mark } from './marks.ts';
import { SendLink } from './send-links.tsx';
import { ScoreMargin } from './score-margin.tsx';
import { edit, undo, type Version } from './version.ts';
import '#web/ui/draft.css';
import './draft-sheet.css';

interface DraftSheetProps {
  kind: Kind;
  version: Version;
  onChange: (version: Version) => void;
  onKnown: () => void;
}

export function DraftSheet({ kind, version, onChange, onKnown }: DraftSheetProps) {
  const scoring = useScorer();
  const { body, subject, draft } = version;
  const score = useMemo(() => scoreOf(scoring, version, kind), [scoring, version, kind]);
  const marks = useMemo(() => chooseMarks(score, version), [score, version]);
  const [openNumber, setOpenNumber] = useState<number | null>(null);
  const [below, setBelow] = useState(0);
  const place = useCallback((next: number) => setBelow(next), []);
  const open = marks.find(({ number }) => number === openNumber) ?? null;
  const isEmail = draft.channel === 'email' && kind !== 'objection';
  const type = (change: { subject?: string; body?: string }) => {
    setOpenNumber(null);
    onChange(edit(version, change, true));
  };
  const fixed = open?.fix != null ? replaceMark(body, open) : null;
  const close = (next: Version) => {
    setOpenNumber(null);
    onChange(next);
  };
  const gain = fixed !== null && scoring ? scoreOf(scoring, { ...version, body: fixed }, kind).scores.overall - score.scores.overall : 0;
  return (
    <article className="sheet desk-sheet" aria-label="Draft">
      <div className="sheet-text">
        {isEmail && (
          <div className="subject">
            <label htmlFor="draft-subject" className="small soft">
              Subject
            </label>
            <input id="draft-subject" value={subject} onChange={(event) => type({ subject: event.target.value })} />
          </div>
        )}
        {draft.channel === 'voicemail' && <p className="small soft script">Voicemail script</p>}
        <div className="draft-place">
          <DraftEditor text={body} marks={marks} open={open} onOpen={(mark) => setOpenNumber(mark?.number ?? null)} onType={(text) => type({ body: text })} onPlace={place} />
          {open && (
            <FindingNote
              mark={open}
              gain={gain}
              top={below + 8}
              onUse={() => fixed !== null && close(edit(version, { body: fixed }, false))}
              onLeave={() => (open.delta > 0 ? setOpenNumber(null) : close({ ...version, left: [...version.left, leftKey(body, open)] }))}
            />
          )}
        </div>
        <footer>
          <LengthBand version={version} />
          <div className="row sheet-actions">
            <IconButton label="Undo" icon={<Undo2 />} disabled={version.past.length === 0} onClick={() => close(undo(version))} />
            <SendLink version={version} />
            <CopyButton text={isEmail && subject ? `Subject: ${subject}\n\n${body}` : body} />
          </div>
        </footer>
      </div>
      <aside className="margin" aria-label="Score">
        <ScoreMargin score={score} marks={marks} onOpen={(mark: Mark) => setOpenNumber(mark.number)} />
        <DraftNotes draft={draft} onKnown={onKnown} />
      </aside>
    </article>
  );
}

const replaceMark = (body: string, { start, end, fix }: Mark) => body.slice(0, start) + fix + body.slice(end);
