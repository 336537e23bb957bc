import { useEffect, useRef, useState } from 'react';
import { readProfile } from '#contract/account';
import { readBrainStatus } from '#contract/brain';
import type { Turn } from '#contract/onboarding';
import { ApiError } from '#web/lib/call.ts';
import { useDraft } from '#web/lib/draft.ts';
import { keyOf, queryClient } from '#web/lib/query.ts';
import type { Channel, Reply, Said, Standing } from './channel.ts';

// What is being typed. Once sent it has an id: sent again with that id it is one answer, however often it arrives.
type Typed = { text: string; step: number; turnId?: string };
export type Failure = { at: 'opening' | 'answer'; error: unknown };
type Settings = { onFailed?: (failure: Failure) => void };

const join = (standing: Standing, said: string, { response, ...reply }: Reply): Standing => {
  const asSaid = said === '' ? [] : [{ role: 'user' as const, content: said }];
  const isNew = said !== '' || standing.turns.at(-1)?.content !== response;
  const turns: Turn[] = isNew ? [...standing.turns, ...asSaid, { role: 'assistant', content: response }] : standing.turns;
  // Where no steps are counted, the turns are.
  return { ...standing, step: turns.length, ...reply, turns };
};

// A new answer shows in the profile, and a lost session shows there too.
const refreshProfile = () => {
  for (const endpoint of [readProfile, readBrainStatus]) void queryClient.invalidateQueries({ queryKey: keyOf(endpoint) });
};

export function useTalk(channel: Channel, { onFailed }: Settings = {}) {
  const [standing, setStanding] = useState<Standing | null>(null);
  const [typed, setTyped] = useState<Typed | null>(null);
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const { offered } = useDraft<Typed>(`talk-${channel.kind}`, typed);
  // State comes too late to hold back a second press.
  const isBusy = useRef(false);

  async function attempt(at: Failure['at'], work: () => Promise<void>) {
    if (isBusy.current) return;
    isBusy.current = true;
    setIsPending(true);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      if (error instanceof ApiError && error.status === 401 && channel.kind === 'onboarding') refreshProfile();
      setFailure({ at, error });
      onFailed?.({ at, error });
    } finally {
      isBusy.current = false;
      setIsPending(false);
    }
  }

  async function answer(from: Standing, { text, step, turnId }: Typed) {
    const said: Said & { turnId: string } = { userMessage: text, step, turnId: turnId ?? crypto.randomUUID() };
    setTyped({ text, step, turnId: said.turnId });
    const reply = await channel.say(from, said);
    // It may have arrived before, without its reply coming back: then the record has it already.
    setStanding(turnId === undefined ? join(from, text, reply) : { ...(await channel.read()), completed: reply.completed });
    setTyped(null);
    refreshProfile();
  }

  const open = () =>
    attempt('opening', async () => {
      const before = await channel.read();
      const now = join(before, '', await channel.say(before, { userMessage: '' }));
      setStanding(now);
      if (!offered) return;
      // Begun anew since: it is no answer to what is asked now, unless one says so.
      const isPast = now.step < offered.step;
      setTyped(isPast ? { text: offered.text, step: now.step } : offered);
      // Sent before the page was left, and its reply never seen.
      if (offered.turnId !== undefined && !isPast) await answer(now, offered);
    });

  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void open();
  });

  // Another tab may have gone on; what is typed here stays with the question it was typed for.
  useEffect(() => {
    const look = () => {
      if (isBusy.current || typed !== null || !standing || document.hidden) return;
      void channel.read().then((now) => !isBusy.current && now.turns.length > standing.turns.length && setStanding(now), () => {});
    };
    addEventListener('focus', look);
    return () => removeEventListener('focus', look);
  }, [channel, typed, standing]);

  const type = (text: string) => standing && !isBusy.current && setTyped(text === '' ? null : { text, step: typed?.step ?? standing.step });
  const send = (text = typed?.text ?? '') => {
    if (!standing || text.trim() === '') return;
    void attempt('answer', () => answer(standing, typed?.text === text ? typed : { text, step: typed?.step ?? standing.step }));
  };
  const retry = () => (standing ? send() : void open());
  return { standing, text: typed?.text ?? '', isPending, failure, type, send, retry };
}
