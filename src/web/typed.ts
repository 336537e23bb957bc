import { flushSync } from 'react-dom';

// What somebody, or a password manager, put into the fields of a prerendered page before React took it over.
type Field = HTMLInputElement | HTMLTextAreaElement;
type Typed = { value: string; checked: boolean };

const isMarked = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';
const isField = (target: EventTarget | null): target is Field => target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
const read = (field: Field): Typed => ({ value: field.value, checked: isMarked(field) && field.checked });

// Reads what stands there, and goes on listening until it is taken: React empties the fields in between.
export function watchTyped(root: HTMLElement) {
  const typed = new Map<Field, Typed>();
  for (const field of root.querySelectorAll<Field>('input, textarea')) {
    const changed = isMarked(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
    if (changed) typed.set(field, read(field));
  }
  const note = ({ target }: Event) => {
    if (isField(target)) typed.set(target, read(target));
  };
  document.addEventListener('input', note, true);
  return function take() {
    document.removeEventListener('input', note, true);
    return typed;
  };
}

// React sees a change only where the value differs from the one it knows; so it is told the old one first. Each is drawn
// before the next, because a form may build its next state from the one it last drew.
export function replayTyped(typed: Map<Field, Typed>) {
  for (const [field, { value, checked }] of typed) {
    if (!field.isConnected) continue;
    if (isMarked(field)) {
      if (field.checked !== checked || checked) replayMark(field, checked);
    } else {
      const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
      field.value = field.defaultValue;
      Object.getOwnPropertyDescriptor(kind.prototype, 'value')!.set!.call(field, value);
      flushSync(() => field.dispatchEvent(new Event('input', { bubbles: true })));
    }
  }
}

function replayMark(field: HTMLInputElement, checked: boolean) {
  field.checked = !checked;
  flushSync(() => field.click());
}
