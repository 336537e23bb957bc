import '#web/ui/draft.css';

// A draft with the coach's notes in its margin.
export function Exhibited() {
  return (
    <figure className="exhibited" aria-label="A draft with the coach’s notes">
      <div className="sheet paper">
        <p className="small soft to">To Marcus, about “maybe in Q1”</p>
        <div className="draft">
          <p>
            Thanks for being straight about the budget. <mark className="good">January makes sense</mark>
            <sup className="ref">1</sup>, and it keeps December clear for you.
          </p>
          <p>
            A rebuild takes six weeks. <mark className="tip">Would Tuesday 12 suit you</mark>
            <sup className="ref">2</sup> for 20 minutes?
          </p>
        </div>
      </div>
      <ol className="notes">
        <li>
          <b aria-hidden="true">1</b>
          <span>Grant the delay first. He stops defending it.</span>
        </li>
        <li>
          <b aria-hidden="true">2</b>
          <span>One question, one day. Easy to say yes to.</span>
        </li>
      </ol>
    </figure>
  );
}
