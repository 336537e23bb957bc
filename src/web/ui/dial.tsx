import './pulse.css';

interface DialProps {
  /** 0 to 100; `null` before anything was tracked. */
  value: number | null;
  label: string;
  caption?: string;
}

const TICKS = Array.from({ length: 51 }, (_, step) => step);

/** The gauge of Power Pulse: half a circle, a lamp at the needle's end. */
export function Dial({ value, label, caption = 'energy out of 100' }: DialProps) {
  const turn = { transform: `rotate(${(value ?? 0) * 1.8}deg)` };
  const arc = { d: 'M32,132 A108 108 0 0 1 248,132', fill: 'none', strokeWidth: 8, pathLength: 100 };
  return (
    <>
      <p className="vh">{label}</p>
      <svg className="dial" viewBox="0 0 280 150" aria-hidden="true">
        <path className="track" {...arc} />
        {value !== null && <path className="fill" {...arc} strokeDasharray={`${value} 100`} />}
        {TICKS.map((step) => (
          <Tick key={step} step={step} isLit={value !== null && step * 2 <= value} />
        ))}
        {value !== null && (
          <g className="turn" style={turn}>
            <circle className="lamp" cx="32" cy="132" r="13" />
            <circle className="end" cx="32" cy="132" r="5" />
            <line className="needle" x1="78" y1="132" x2="53" y2="132" />
          </g>
        )}
        <text className="val" x="140" y="118" textAnchor="middle">
          {value ?? '–'}
        </text>
        <text className="lab" x="140" y="138" textAnchor="middle">
          {caption}
        </text>
        <text className="lab" x="32" y="148" textAnchor="middle">
          0
        </text>
        <text className="lab" x="248" y="148" textAnchor="middle">
          100
        </text>
      </svg>
    </>
  );
}

function Tick({ step, isLit }: { step: number; isLit: boolean }) {
  const angle = Math.PI * (1 - step / 50);
  const [from, to] = step % 5 === 0 ? [90, 98] : [94, 98];
  const x = (radius: number) => (140 + radius * Math.cos(angle)).toFixed(1);
  const y = (radius: number) => (132 - radius * Math.sin(angle)).toFixed(1);
  return <line className={isLit ? 'tick lit' : 'tick'} x1={x(from)} y1={y(from)} x2={x(to)} y2={y(to)} />;
}
