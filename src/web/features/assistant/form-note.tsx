import { cutAt } from '#domain/excerpt';
import { Button } from '#web/ui/button.tsx';
import { mainFields, toForm, type Form, type Kind } from './form.ts';

const MOST_CHARACTERS = 60;

// The draft in sight was written from another form than the one above it.
export function FormNote({ kind, sent, onForm }: { kind: Kind; sent: string; onForm: (change: Partial<Form>) => void }) {
  const asked = toForm(kind, JSON.parse(sent) as Record<string, string>);
  const about = asked[mainFields[kind]] || asked.document || '';
  return (
    <p className="row wrap small soft form-note">
      <span>This draft was written from another form: “{cutAt(about, MOST_CHARACTERS)}”</span>
      <Button size="small" variant="ghost" onClick={() => onForm(asked)}>
        Put that form back
      </Button>
    </p>
  );
}
