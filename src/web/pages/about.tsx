import { Link } from '@tanstack/react-router';
import { productName } from '#web/lib/product.ts';
import { buttonClass } from '#web/ui/button.tsx';
import './prose.css';

export function AboutPage() {
  return (
    <main className="page" id="main" tabIndex={-1}>
      <article className="prose">
        <h1>Why we made this</h1>
        <p>
          Some of us sold alone. Not as a department with a playbook and a manager down the hall, but as one person with something good to offer, a list of names, and nobody to ask. The work was fine. The selling was done in the evening, after
          the work, with whatever was left.
        </p>
        <p>
          What hurt was never one big no. It was the small things: the message that sat in drafts for two days, because every version sounded like somebody else. The proposal that went quiet. The price given away in a phone call because the silence was
          too long. The Tuesday on which you know exactly what to do and have no energy to do it.
        </p>
        <p className="quote">You do not need another list of tips. You need somebody who reads what they wrote, and sits down beside you.</p>
        <h2>So we built the colleague we missed</h2>
        <p>
          {`${productName} knows your offer, your prices and the way you talk, because you told it once. It reads the message you got, drafts an answer in your words, and says why each line stands there. You change what you like; it is your name under it.`}
        </p>
        <p>
          It asks how you are as well. A day with little energy is not a day to make twenty calls, and no amount of cheering changes that. On such a day it finds you three small things that still move something.
        </p>
        <h2>What we hold ourselves to</h2>
        <ul>
          <li>It says so when it doesn’t know, rather than guess.</li>
          <li>A score never stands alone: the reason is beside it.</li>
          <li>No guilt. You showed up three days; nobody counts the other four.</li>
          <li>What you write is yours. Take it with you, or delete it, whenever you like.</li>
        </ul>
        <p>
          It is like sailing. Nobody gets straight into the wind; one gets there on a zigzag, a little closer with each turn. It goes better with somebody who watches the sail.
        </p>
        <p className="row wrap ways">
          <Link className={buttonClass({ variant: 'primary', size: 'big' })} to="/chat">
            Try AI Sales Coach
          </Link>
          <Link className={buttonClass({ variant: 'line', size: 'big' })} to="/" hash="pricing">
            View Pricing
          </Link>
        </p>
      </article>
    </main>
  );
}
