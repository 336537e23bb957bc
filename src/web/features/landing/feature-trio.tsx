import { MessageCircle } from 'lucide-react';
import './feature-trio.css';

const WEEK = [14, 10, 20, 24, 18, 12, 22];

export function FeatureTrio() {
  return (
    <section id="features" className="feature-trio" aria-labelledby="features-title">
      <h2 className="vh" id="features-title">
        Features
      </h2>
      <article>
        <div className="fig">
          <MessageCircle className="lg" aria-hidden="true" />
        </div>
        <h3>AI Sales Coach</h3>
        <p>Ask about the deal in front of you. It knows your offer, your prices and your usual objections, and it says so when it doesn’t know.</p>
      </article>
      <article>
        <div className="fig">
          <svg className="bars" width="120" height="28" viewBox="0 0 120 28" aria-hidden="true">
            {WEEK.map((height, day) => (
              <rect key={day} x={day * 17} y={28 - height} width="12" height={height} rx="2" />
            ))}
          </svg>
        </div>
        <h3>Power Pulse Tracker</h3>
        <p>Ten seconds a day. See which days carry you, and get coaching that fits the one you’re having.</p>
      </article>
      <article>
        <div className="fig">
          <svg className="climb" width="120" height="28" viewBox="0 0 120 28" aria-hidden="true">
            <path d="M2 24L22 20 42 21 62 13 82 14 102 6 116 4" />
            <circle cx="116" cy="4" r="3" />
          </svg>
        </div>
        <h3>Smart Analytics</h3>
        <p>Every message gets a score with its reasons. Watch clarity, tone, persuasion and the ask improve, week by week.</p>
      </article>
    </section>
  );
}
