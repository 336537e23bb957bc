import { Link } from '@tanstack/react-router';
import { productName } from '#web/lib/product.ts';
import { buttonClass } from '#web/ui/button.tsx';
import './prose.css';

const parts = [
  ['AI Sales Coach', 'A conversation about the deal in front of you. It gives the next step and the reason for it, and asks what it needs to know.'],
  ['Four writing assistants', 'Reply to what they wrote, open with somebody new, answer an objection, or make your own draft better: for e-mail, LinkedIn, SMS or voicemail.'],
  ['Scores with reasons', 'Clarity, tone, persuasion and the ask, each out of ten. Every point that is missing is marked in your text, with a way to mend it.'],
  ['Sales Brain', 'Fourteen answers about your offer, your customers and your voice, gathered in a talk of 5 to 7 minutes. Everything is written from them, and you can change them at any time.'],
  ['Power Pulse', 'Five moods and an energy gauge. Ten seconds a day show which days carry you, and the coach fits its advice to the day you are having.'],
  ['Progress Tracker', 'What you did, how it went and how you were, drawn over time.'],
] as const;

export function InfoPage() {
  return (
    <main className="page" id="main" tabIndex={-1}>
      <article className="prose">
        <h1>{`What ${productName} does`}</h1>
        <p>{`${productName} is for one person who sells: a founder, a freelancer, somebody in a small team without a sales department. It helps you write what has to be written, think through what is hard, and keep going.`}</p>
        <h2>What is in it</h2>
        <dl>
          {parts.map(([name, about]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{about}</dd>
            </div>
          ))}
        </dl>
        <h2>What a day looks like</h2>
        <p>
          In the morning you say how you are, and get one line and one thing to try. When a message comes in you paste it, look over the draft and send it from where you always send. Before a hard call you ask the coach. In the evening you see
          what you did, not what you didn’t.
        </p>
        <h2>What it is not</h2>
        <p>It sends nothing by itself, it buys no lists of addresses, and it writes nothing that you didn’t ask for. You read every message before it goes out.</p>
        <h2>What it costs</h2>
        <p>The first 30 days are free, with everything in it, and ask for no card. After that you choose a plan, buy single messages, or leave; if you do nothing, nothing is charged.</p>
        <p className="row wrap ways">
          <Link className={buttonClass({ variant: 'primary', size: 'big' })} to="/" hash="pricing">
            Start your 30-Day Free Trial
          </Link>
          <Link className={buttonClass({ variant: 'line', size: 'big' })} to="/glossary">
            All features
          </Link>
        </p>
      </article>
    </main>
  );
}
