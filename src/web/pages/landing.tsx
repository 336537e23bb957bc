import { lazy, Suspense, useState } from 'react';
import { DEFAULT_ENERGY, DEFAULT_MOOD, type Mood } from '#contract/mood';
import { DemoChat } from '#web/features/landing/demo-chat.tsx';
import { useDoor } from '#web/features/landing/door.ts';
import { FeatureTrio } from '#web/features/landing/feature-trio.tsx';
import { Hero } from '#web/features/landing/hero.tsx';
import { Pricing } from '#web/features/landing/pricing.tsx';
import { PowerPulseView } from '#web/features/mood/power-pulse-view.tsx';
import { productName } from '#web/lib/product.ts';

const Doors = lazy(async () => ({ default: (await import('./landing/doors.tsx')).Doors }));

export function LandingPage() {
  const door = useDoor();
  const [mood, setMood] = useState<Mood>(DEFAULT_MOOD);
  const [energy, setEnergy] = useState(DEFAULT_ENERGY);
  return (
    <main id="main" tabIndex={-1}>
      <Hero />
      <FeatureTrio />
      <section className="demo" aria-labelledby="demo-title" data-needs-app="">
        <header>
          <h2 id="demo-title">Ask it something hard.</h2>
          <p className="soft">This is the coach itself, not a film of it.</p>
        </header>
        <div className="pair">
          <DemoChat />
          <PowerPulseView mood={mood} energy={energy} onMood={setMood} onEnergy={setEnergy} aside="Try it">
            <p className="small soft">{`With an account, ${productName} draws your week and fits each coaching answer to the day you’re having. Here nothing is kept.`}</p>
          </PowerPulseView>
        </div>
      </section>
      <Pricing />
      {door && (
        <Suspense>
          <Doors door={door} />
        </Suspense>
      )}
    </main>
  );
}
