import { salesLevels, tones } from '#contract/brain';
import { Field } from '#web/ui/field.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { levelLabels, toneLabels } from './copy.ts';
import type { Answers, WizardField } from './wizard.ts';

const MAX_NAME = 200;
const MAX_ADDRESS = 500;
const MAX_GOAL = 500;
const levels = salesLevels.map((value) => ({ value, label: levelLabels[value] }));
const toneOptions = tones.map((value) => ({ value, label: toneLabels[value] }));

type Props = { answers: Answers; onChange: (field: WizardField, value: string) => void };
const bind = ({ answers, onChange }: Props, field: WizardField) => ({ name: field, value: answers[field], onChange: (event: { target: { value: string } }) => onChange(field, event.target.value) });

export function BusinessStep(props: Props) {
  const { answers, onChange } = props;
  return (
    <>
      <Field label="Business name">
        <TextInput autoComplete="organization" maxLength={MAX_NAME} {...bind(props, 'businessName')} />
      </Field>
      <Field label="Industry" hint="In your own words: roofing, B2B software, wedding photography.">
        <TextInput maxLength={MAX_NAME} {...bind(props, 'industry')} />
      </Field>
      <Segmented className="levels" label="Sales experience" segments={levels} value={answers.salesLevel as ''} onValueChange={(value) => onChange('salesLevel', value)} />
      <Field label="Company website" aside="optional">
        <TextInput inputMode="url" autoComplete="url" autoCapitalize="none" maxLength={MAX_ADDRESS} {...bind(props, 'companyWebsite')} />
      </Field>
    </>
  );
}

export function ApproachStep(props: Props) {
  const { answers, onChange } = props;
  return (
    <>
      <Field label="How do you like to sell?" hint="Drafts start in this tone; each one can still be changed.">
        <Select options={toneOptions} value={answers.tone as ''} onValueChange={(value) => onChange('tone', value)} placeholder="Choose a tone" />
      </Field>
      <Field label="Monthly money goal" hint="As you would say it: $12,000, or five new customers at 900 each.">
        <TextInput maxLength={MAX_GOAL} {...bind(props, 'goal')} />
      </Field>
    </>
  );
}

export function ReadyStep({ answers }: { answers: Answers }) {
  const rows = [
    ['Business', [answers.businessName, answers.industry].join(', ')],
    ['Experience', levelLabels[answers.salesLevel as keyof typeof levelLabels]],
    ['Website', answers.companyWebsite],
    ['Tone', toneLabels[answers.tone as keyof typeof toneLabels]],
    ['Monthly goal', answers.goal],
  ];
  return (
    <>
      <dl className="told">
        {rows.map(([name, value]) =>
          value?.trim() ? (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      <p className="soft">Next comes your Sales Brain: a conversation of 5 to 7 minutes about your offer and your customers. What you told us here is not asked again.</p>
    </>
  );
}
