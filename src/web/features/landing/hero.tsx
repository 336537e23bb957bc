import { Play } from 'lucide-react';
import { productName } from '#web/lib/product.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Exhibited } from './exhibited.tsx';
import './hero.css';

// The film of the product: the one place that knows its address.
const WATCH_DEMO_URL = 'https://www.youtube.com/watch?v=winward-demo';

export function Hero() {
  return (
    <section className="hero">
      <div>
        <h1 className="display hero-line">{'You sell alone. Not\u00a0on\u00a0your\u00a0own.'}</h1>
        <p className="lead">{`${productName} is a coach, a writing desk and an energy gauge for one person with a pipeline. Paste what they wrote; get a reply in your own words, and the reason for every line.`}</p>
        <div className="row wrap">
          <a className={buttonClass({ variant: 'primary', size: 'big' })} href="#pricing">
            Start your 30-Day Free Trial
          </a>
          <a className={buttonClass({ variant: 'ghost', size: 'big' })} href={WATCH_DEMO_URL} target="_blank" rel="noopener noreferrer">
            <Play aria-hidden="true" />
            Watch Demo
            <span className="vh"> (a video, in a new tab)</span>
          </a>
        </div>
        <p className="small soft after">No card. Ready in the time it takes to drink a coffee.</p>
      </div>
      <Exhibited />
    </section>
  );
}
