import { lazy, Suspense, useState } from 'react';

const SupportDialog = lazy(async () => ({ default: (await import('./support-dialog.tsx')).SupportDialog }));

export function NeedHelp({ className = '' }: { className?: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Need Help?
      </button>
      {isOpen && (
        <Suspense>
          <SupportDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
