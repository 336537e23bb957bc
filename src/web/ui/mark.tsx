import './mark.css';

/** The logo: a W of tacks whose last stroke climbs. Wrap it in a link with class `mark`, or use it alone. */
export function Mark({ name }: { name?: string }) {
  return (
    <>
      <svg width="26" height="22" viewBox="0 0 26 22" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="2.6" strokeLinejoin="round" strokeLinecap="round">
        <path d="M2 8l5 11 5-10 4 10 8-17" />
        <path d="M17.6 3.4L24 2l1 6.4" strokeWidth="2" />
      </svg>
      {name}
    </>
  );
}
