import { useEffect, useState } from 'react';
import { Check, Copy } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { showToast } from '#web/ui/toast-store.ts';

const SHOWN_MS = 2000;

function useCopy(text: string) {
  const [copied, setCopied] = useState<string | null>(null);
  useEffect(() => {
    if (copied === null) return;
    const timer = setTimeout(() => setCopied(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
    } catch {
      showToast({ variant: 'destructive', title: 'Not copied', description: 'Your browser did not allow it. Select the text and copy it yourself.' });
    }
  };
  // What was changed since is not what was copied.
  return { isCopied: copied === text, copy: () => void copy() };
}

export function CopyButton({ text }: { text: string }) {
  const { isCopied, copy } = useCopy(text);
  return (
    <>
      <Button variant="primary" icon={isCopied ? <Check /> : <Copy />} disabled={text.trim() === ''} onClick={copy}>
        <span className="word" data-other={isCopied ? 'Copy' : 'Copied'}>
          {isCopied ? 'Copied' : 'Copy'}
        </span>
      </Button>
      <output className="vh">{isCopied ? 'Copied' : ''}</output>
    </>
  );
}

export function CopyIcon({ label, text }: { label: string; text: string }) {
  const { isCopied, copy } = useCopy(text);
  return (
    <>
      <IconButton small label={isCopied ? 'Copied' : label} icon={isCopied ? <Check /> : <Copy />} onClick={copy} />
      <output className="vh">{isCopied ? 'Copied' : ''}</output>
    </>
  );
}
