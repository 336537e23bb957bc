import { lazy, Suspense, useState } from 'react';

const SupportDialog = lazy(async () => ({ default: (await import('./support-dialog.tsx')).SupportDialog }));

// `owner`: whose draft it is. What was written and not sent is there again when the dialog is opened again.
export function NeedHelp({ owner, className = '' }: { owner: string; className?: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Need Help?
      </button>
      {isOpen && (
        <Suspense>
          <SupportDialog owner={owner} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
