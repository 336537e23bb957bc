import { Pencil } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/section.tsx';
import { NOT_ANSWERED, parts, sayMissed, uses } from './copy.ts';
import { isOpen, type Item } from './item.ts';
import './answer-list.css';

export function AnswerList({ items, onEdit }: { items: Item[]; onEdit: (item: Item) => void }) {
  return (
    <>
      {parts.map(({ title, from, to }) => (
        <Section key={title} title={title}>
          <ol className="qa">
            {items
              .filter(({ index }) => index >= from && index <= to)
              .map((item) => (
                <AnswerRow key={item.field} item={item} onEdit={() => onEdit(item)} />
              ))}
          </ol>
        </Section>
      ))}
    </>
  );
}

function AnswerRow({ item, onEdit }: { item: Item; onEdit: () => void }) {
  const { index, field, label, answer, missed } = item;
  const open = isOpen(item);
  return (
    <li className={open ? 'open' : ''}>
      <span className="q num">Q{index}</span>
      <div>
        <h3>{label}</h3>
        <p className="said">{open ? NOT_ANSWERED : answer}</p>
        {open && <p className="lacks">{missed > 0 ? sayMissed(missed) : uses[field].lacks}</p>}
      </div>
      {open ? (
        <Button size="small" aria-label={`Answer question ${index}, ${label}`} onClick={onEdit}>
          Answer
        </Button>
      ) : (
        <Button size="small" variant="ghost" icon={<Pencil className="sm" aria-hidden="true" />} aria-label={`Edit question ${index}, ${label}`} onClick={onEdit}>
          Edit
        </Button>
      )}
    </li>
  );
}
