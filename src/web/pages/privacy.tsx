import { privacy } from '#web/features/legal/content/privacy.ts';
import { LegalText } from '#web/features/legal/legal-text.tsx';

export function PrivacyPage() {
  return (
    <main className="page" id="main" tabIndex={-1}>
      <h1 className="head">{privacy.title}</h1>
      <LegalText document={privacy} level="h2" />
    </main>
  );
}
