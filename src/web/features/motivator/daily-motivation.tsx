import { useEffect, useRef, useState } from 'react';
import { writeDailyMotivation } from '#contract/motivator';
import { useSend } from '#web/lib/query.ts';
import { CALL_FAILED, NOT_SUCCESSFUL } from './copy.ts';
import { DailyMotivationView } from './daily-motivation-view.tsx';

// Whoever closes it unmounts it, and the message is gone with it.
export function DailyMotivation({ firstName, onClose }: { firstName: string; onClose: () => void }) {
  const [message, setMessage] = useState('');
  const asked = useRef(false);
  const { mutate, isPending } = useSend(writeDailyMotivation, {
    onDone: ({ success, message: next }) => setMessage(success && next ? next : NOT_SUCCESSFUL),
    onFailed: () => setMessage(CALL_FAILED),
  });
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    mutate({ firstName, isGenerateAnother: false });
  }, [firstName, mutate]);
  return <DailyMotivationView firstName={firstName} message={message} isGenerating={isPending && message !== ''} onAnother={() => mutate({ firstName, isGenerateAnother: true })} onClose={onClose} />;
}
