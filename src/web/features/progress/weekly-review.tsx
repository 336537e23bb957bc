import { readWeeklyReview, type WeeklyReview } from '#contract/progress';
import { AppLink } from '#web/lib/app-link.tsx';
import { useCall } from '#web/lib/query.ts';
import { Failed } from '#web/ui/failed.tsx';
import { Section } from '#web/ui/section.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { longDay } from './copy.ts';

export function WeeklyReviewSection() {
  const { data, error, isFetching, refetch } = useCall(readWeeklyReview, { staleAfterSeconds: 0 });
  return (
    <Section title="Your weekly review" busy={!data && !error} {...(data?.review && { aside: <span className="small soft">Week of {longDay(data.review.week)}</span> })}>
      {data ? (
        <Review review={data.review} />
      ) : error ? (
        <Failed busy={isFetching} onRetry={() => void refetch()}>
          Your review could not be loaded. Nothing was lost.
        </Failed>
      ) : (
        <SkeletonLines lines={5} />
      )}
    </Section>
  );
}

function Review({ review }: { review: WeeklyReview | null }) {
  if (!review) return <p className="soft">On Monday the coach sums up the week before: three things that work, two to fix, one exercise. There was nothing to review last week.</p>;
  return (
    <div className="stack review">
      {review.note && <p className="soft">{review.note}</p>}
      <div className="review-lists">
        {review.works.length > 0 && <Points title="What works" points={review.works} />}
        {review.fix.length > 0 && <Points title="What to fix" points={review.fix} />}
      </div>
      <div>
        <h3>One exercise</h3>
        <p>{review.exercise}</p>
      </div>
    </div>
  );
}

const Points = ({ title, points }: { title: string; points: WeeklyReview['works'] }) => (
  <div>
    <h3>{title}</h3>
    <ul className="points">
      {points.map(({ text, draftId }) => (
        <li key={text}>
          {text}{' '}
          {draftId && (
            <AppLink className="link small" to={`/ai-assistants?draft=${draftId}`}>
              Open the message<span className="vh"> about: {text}</span>
            </AppLink>
          )}
        </li>
      ))}
    </ul>
  </div>
);
