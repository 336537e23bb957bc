import { Dialog } from '#web/ui/dialog.tsx';
import { privacy } from './content/privacy.ts';
import { terms } from './content/terms.ts';
import { LegalText } from './legal-text.tsx';

const documents = { terms, privacy };

export function LegalDialog({ name, onClose }: { name: keyof typeof documents; onClose: () => void }) {
  const document = documents[name];
  return (
    <Dialog open onClose={onClose} size="wide" title={document.title}>
      <LegalText document={document} level="h3" />
    </Dialog>
  );
}
