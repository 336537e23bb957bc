import { terms } from '#web/features/legal/content/terms.ts';
import { LegalText } from '#web/features/legal/legal-text.tsx';

export function TermsPage() {
  return (
    <main className="page" id="main" tabIndex={-1}>
      <h1 className="head">{terms.title}</h1>
      <LegalText document={terms} level="h2" />
    </main>
  );
}
