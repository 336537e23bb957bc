import { useState } from 'react';
import { MessagesSquare } from 'lucide-react';
import { readVoice, type LearnedVoice } from '#contract/brain';
import { useCall } from '#web/lib/query.ts';
import { Button } from '#web/ui/button.tsx';
import { Failed } from '#web/ui/failed.tsx';
import { Section } from '#web/ui/section.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { VoiceForm } from './voice-form.tsx';
import { VoiceLearn } from './voice-learn.tsx';

// How one writes. Learned lines are proposals until they are saved.
export function Voice() {
  const { data, error, isFetching, refetch } = useCall(readVoice, { staleAfterSeconds: 0 });
  const [learned, setLearned] = useState<LearnedVoice | null>(null);
  const [round, setRound] = useState(0);
  const [learning, setLearning] = useState(false);
  const action = (
    <Button size="small" icon={<MessagesSquare className="sm" aria-hidden="true" />} onClick={() => setLearning(true)}>
      Learn from my messages
    </Button>
  );
  return (
    <Section title="My voice" aside={action} busy={!data && !error}>
      <p className="soft voice-about">How you write. Every draft keeps to these lines; an empty one is left to the coach.</p>
      {data ? (
        <VoiceForm key={round} saved={data} learned={learned} onSettled={() => setLearned(null)} />
      ) : error ? (
        <Failed busy={isFetching} onRetry={() => void refetch()}>
          Your voice could not be loaded. Nothing was changed.
        </Failed>
      ) : (
        <SkeletonLines lines={4} />
      )}
      {learning && (
        <VoiceLearn
          onClose={() => setLearning(false)}
          onLearned={(voice) => {
            setLearned(voice);
            setRound(round + 1);
            setLearning(false);
          }}
        />
      )}
    </Section>
  );
}
