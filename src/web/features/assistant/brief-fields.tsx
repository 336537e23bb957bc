import { MAX_TEXT_CHARACTERS } from '#contract/assistant';
import { countWords } from '#coach/compose/windows';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-input.tsx';
import { BriefOptions } from './brief-options.tsx';
import { DocumentPicker } from './document-picker.tsx';
import { mainFields, type Form, type Kind } from './form.ts';
import './brief.css';

const mains: Record<Kind, { label: string; hint: string; placeholder: string }> = {
  reply: { label: 'What they wrote', hint: 'Paste the message as it came', placeholder: '' },
  outbound: { label: 'Who you are writing to', hint: 'Name, role, company, and why now', placeholder: 'Priya Shah, head of operations at Alder Freight. They opened a second depot last month.' },
  objection: { label: 'What they object to', hint: 'Their words, as close as you can', placeholder: '“It’s too expensive for us right now.”' },
  proposal: { label: 'Who the proposal is for', hint: 'Name, company, what they need, and what you talked about', placeholder: 'Priya Shah at Alder Freight. They need the second depot running by March.' },
  rewrite: { label: 'Your message', hint: 'Paste what you have so far', placeholder: '' },
};
const words = (text: string) => {
  const count = countWords(text);
  return `${count} ${count === 1 ? 'word' : 'words'}`;
};

/** `found`: what was read out of the text as it stands there. */
export function BriefFields({ kind, form, found, onChange }: { kind: Kind; form: Form; found: string | undefined; onChange: (change: Partial<Form>) => void }) {
  const { label, hint, placeholder } = mains[kind];
  const main = mainFields[kind];
  const thread = kind === 'objection' ? 'objectionThread' : 'rewriteThread';
  const hasThread = kind === 'objection' || kind === 'rewrite';
  const isAlone = kind === 'objection' || kind === 'proposal';
  return (
    <div className={isAlone ? 'brief alone' : 'brief'}>
      <div className="brief-texts">
        <Field className="brief-main" label={label} hint={found ? `Found: ${found}` : hint} counter={words(form[main])}>
          <TextArea rows={6} maxLength={MAX_TEXT_CHARACTERS} placeholder={placeholder} value={form[main]} onChange={(event) => onChange({ [main]: event.target.value })} />
        </Field>
        {kind === 'rewrite' && <DocumentPicker name={form.document} onChoose={(document) => onChange({ document })} />}
        {hasThread && (
          <Field label="Thread so far" aside="optional">
            <TextArea rows={3} maxLength={MAX_TEXT_CHARACTERS} value={form[thread]} onChange={(event) => onChange({ [thread]: event.target.value })} />
          </Field>
        )}
      </div>
      {!isAlone && <BriefOptions kind={kind} form={form} onChange={onChange} />}
    </div>
  );
}
