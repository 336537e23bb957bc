import { useLayoutEffect, useRef, useState } from 'react';
import { joinClasses } from '#web/ui/class-names.ts';
import { cutPieces, lookOf, type Mark } from './marks.ts';
import type { Range } from './polish.ts';

// Less is a slip of the pointer, not a part to rewrite.
const LEAST_LETTERS = 8;

interface DraftEditorProps {
  text: string;
  marks: Mark[];
  open: Mark | null;
  onOpen: (mark: Mark | null) => void;
  onType: (text: string) => void;
  /** The part that is chosen, or null. */
  onSelect: (range: Range | null) => void;
  /** Where the open mark ends, from the top of the editor. */
  onPlace: (below: number) => void;
}

// The text is typed in a text area; the same text lies under it, line for line, and carries the underlines.
export function DraftEditor({ text, marks, open, onOpen, onType, onSelect, onPlace }: DraftEditorProps) {
  const opened = useRef<HTMLElement>(null);
  const [width, setWidth] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (opened.current) onPlace(opened.current.offsetTop + opened.current.offsetHeight);
  }, [open, width, text, onPlace]);
  useLayoutEffect(() => {
    const watch = new ResizeObserver(() => setWidth(box.current?.clientWidth ?? 0));
    if (box.current) watch.observe(box.current);
    return () => watch.disconnect();
  }, []);
  const choose = (at: number, until: number) => at === until && onOpen(marks.find(({ start, end }) => at > start && at < end) ?? null);
  return (
    <div className="draft-box" ref={box}>
      <div className="draft plain draft-under" aria-hidden="true">
        {cutPieces(text, marks).map((piece, index) =>
          piece.mark ? (
            <span key={index} className="marked">
              <mark ref={piece.mark.number === open?.number ? opened : undefined} className={joinClasses(lookOf(piece.mark), piece.mark.number === open?.number && 'open')}>
                {piece.text}
              </mark>
              <sup className="ref">{piece.mark.number}</sup>
            </span>
          ) : (
            <span key={index}>{piece.text}</span>
          ),
        )}
        {'\n'}
      </div>
      <textarea
        className="draft plain draft-over"
        aria-label="Draft, editable"
        spellCheck
        value={text}
        onChange={(event) => onType(event.target.value)}
        onSelect={({ currentTarget: { selectionStart: start, selectionEnd: end } }) => onSelect(end - start >= LEAST_LETTERS ? { start, end } : null)}
        onClick={({ currentTarget: { selectionStart, selectionEnd } }) => choose(selectionStart, selectionEnd)}
      />
    </div>
  );
}
