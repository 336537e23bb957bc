import { useEffect, useRef, useState } from 'react';
import { useLocation } from '@tanstack/react-router';
import { nudgeTriggers, readNudgePreferences, saveNudgePreferences } from '#contract/nudge';
import type { Output } from '#contract/endpoint';
import { nudgeNames } from '#domain/nudge';
import { keyOf, queryClient, useCall, useSend } from '#web/lib/query.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Failed } from '#web/ui/failed.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import './nudge.css';

type Preferences = Output<typeof readNudgePreferences>;
const show = (preferences: Preferences) => queryClient.setQueryData(keyOf(readNudgePreferences, {}), preferences);

// Each box is saved as it is pressed; what could not be saved goes back.
export function NudgePreferences() {
  const { data: stored, error, isFetching, refetch } = useCall(readNudgePreferences);
  // At once, in the press itself: a box that is told a moment later would first jump back.
  const [pressed, setPressed] = useState<Preferences | null>(null);
  const data = pressed ?? stored;
  const saved = useRef<Promise<unknown>>(Promise.resolve());
  const place = useSeenFirst('nudges', Boolean(data));
  const save = useSend(saveNudgePreferences, {
    onFailed: () => {
      setPressed(null);
      showToast({ variant: 'destructive', title: 'Nudges not saved', description: 'Nothing was changed. Please try again.' });
      void refetch();
    },
  });
  const change = (changes: Partial<Preferences>) => {
    const next = { ...data!, ...changes };
    setPressed(next);
    show(next);
    // One after the other, so that the last press is the last to be stored.
    saved.current = saved.current
      .then(() => save.mutateAsync(next))
      .then(() => setPressed((last) => (last === next ? null : last)))
      .catch(() => {});
  };
  if (!data && error) {
    return (
      <Failed busy={isFetching} onRetry={() => void refetch()}>
        Your choices could not be loaded. Nothing was lost.
      </Failed>
    );
  }
  if (!data) return <SkeletonLines lines={4} />;
  return (
    <div className="stack" ref={place}>
      <p className="soft">A word in the bell when something is worth it. Turn off what you can do without.</p>
      <fieldset className="nudge-kinds">
        <legend className="vh">Kinds of nudges</legend>
        {nudgeTriggers.map((kind) => (
          <Checkbox
            key={kind}
            label={nudgeNames[kind].label}
            hint={nudgeNames[kind].when}
            checked={!data.off.includes(kind)}
            onChange={(event) => change({ off: event.target.checked ? data.off.filter((each) => each !== kind) : [...data.off, kind] })}
          />
        ))}
      </fieldset>
      <Checkbox label="Send them by mail too" hint="To the address of your account." checked={data.byMail} onChange={(event) => change({ byMail: event.target.checked })} />
    </div>
  );
}

// Whoever comes by a link to this part is led to it once it is there.
function useSeenFirst(hash: string, isThere: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const isWanted = useLocation({ select: (location) => location.hash === hash });
  useEffect(() => {
    if (isWanted && isThere) place.current?.closest('section')?.scrollIntoView();
  }, [isWanted, isThere]);
  return place;
}
