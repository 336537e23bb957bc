import { Check, Minus } from 'lucide-react';
import { Badge } from '#web/ui/badge.tsx';
import { roadmap } from './content/roadmap.ts';
import { categories, statuses, type RoadmapEntry } from './roadmap.ts';
import './roadmap-list.css';

export function RoadmapList() {
  return statuses.map(({ value, label, about }) => (
    <section key={value} className="sec" aria-labelledby={`group-${value}`}>
      <header>
        <h2 id={`group-${value}`}>{label}</h2>
        <p className="soft">{about}</p>
      </header>
      <ul className="roadmap">
        {roadmap
          .filter(({ status }) => status === value)
          .map((entry) => (
            <Feature key={entry.name} {...entry} />
          ))}
      </ul>
    </section>
  ));
}

function Feature({ name, description, category, corePlan, proPlan }: RoadmapEntry) {
  return (
    <li>
      <div className="row between">
        <h3>{name}</h3>
        <Badge>{categories[category]}</Badge>
      </div>
      <p className="soft">{description}</p>
      <p className="plans small">
        <Plan name="Core" has={corePlan} />
        <Plan name="Pro" has={proPlan} />
      </p>
    </li>
  );
}

const Plan = ({ name, has }: { name: string; has: boolean }) => (
  <span className={has ? 'has' : 'soft'}>
    {has ? <Check className="sm" aria-hidden="true" /> : <Minus className="sm" aria-hidden="true" />}
    {name}
    <span className="vh">{has ? ': included' : ': not included'}</span>
  </span>
);
