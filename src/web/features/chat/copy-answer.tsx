import { useEffect, useState } from 'react';
import { Check, Copy } from 'lucide-react';
import { IconButton } from '#web/ui/icon-button.tsx';
import { showToast } from '#web/ui/toast-store.ts';

const SHOWN_MS = 2000;

export function CopyAnswer({ text }: { text: string }) {
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setIsCopied(true),
      () => showToast({ variant: 'destructive', title: 'Not copied', description: 'Your browser did not allow it. Select the text and copy it yourself.' }),
    );
  return <IconButton small label={isCopied ? 'Answer copied' : 'Copy the answer'} icon={isCopied ? <Check className="sm" /> : <Copy className="sm" />} onClick={() => void copy()} />;
}
