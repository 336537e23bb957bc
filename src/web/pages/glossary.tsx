import { RoadmapList } from '#web/features/glossary/roadmap-list.tsx';
import { productName } from '#web/lib/product.ts';

export function GlossaryPage() {
  return (
    <main className="page" id="main" tabIndex={-1}>
      <header className="head">
        <h1>Features Glossary</h1>
        <p>{`What ${productName} does, in a sentence each, and which plan holds it. The free trial holds everything that is live.`}</p>
      </header>
      <RoadmapList />
    </main>
  );
}
