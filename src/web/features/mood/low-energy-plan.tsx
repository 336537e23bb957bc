import { planLowEnergyDay } from '#contract/mood';
import { AppLink } from '#web/lib/app-link.tsx';
import { useCall } from '#web/lib/query.ts';
import './mood.css';

// On a low day: a few small things, each from what is open already. Nothing is said where there is nothing.
export function LowEnergyPlan({ isOpen }: { isOpen: boolean }) {
  const { data } = useCall(planLowEnergyDay);
  if (!data || data.tasks.length === 0) return null;
  return (
    <details className="low-plan" open={isOpen}>
      <summary>
        <h3>A lighter day</h3>
      </summary>
      <p className="small soft">Any one of these is enough. Rest counts too.</p>
      <ol>
        {data.tasks.map(({ text, deepLink }) => (
          <li key={text}>
            {deepLink ? (
              <AppLink className="link" to={deepLink}>
                {text}
              </AppLink>
            ) : (
              text
            )}
          </li>
        ))}
      </ol>
    </details>
  );
}
