import { brainQuestions, type BrainField } from '#contract/brain';
import type { Profile } from '#web/lib/session.ts';
import { SkeletonLines } from '#web/ui/skeleton.tsx';

// What the coach knows by now; the answer it asks for stands open.
export function Noted({ profile, asked }: { profile: Profile; asked: BrainField | null }) {
  const open = brainQuestions.find(({ field }) => field === asked && !profile[field]);
  return (
    <>
      <h2>Noted so far</h2>
      <dl className="noted">
        {profile.businessName && <Row name="Business">{profile.businessName}</Row>}
        {brainQuestions.map(({ field, label }) => profile[field] && <Row key={field} name={label}>{profile[field]}</Row>)}
        {open && (
          <div>
            <dt>{open.label}</dt>
            <dd>
              <SkeletonLines lines={2} />
              <span className="vh">Not answered yet</span>
            </dd>
          </div>
        )}
      </dl>
      <p className="small soft">You can change any of this later in My Sales Brain.</p>
    </>
  );
}

const Row = ({ name, children }: { name: string; children: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
