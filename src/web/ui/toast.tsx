import { useSyncExternalStore } from 'react';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { joinClasses } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { toasts, type ToastMessage } from './toast-store.ts';
import './toast.css';

export function ToastView({ toast, onClose }: { toast: ToastMessage; onClose?: () => void }) {
  const isBad = toast.variant === 'destructive';
  return (
    <span className={joinClasses('toast', isBad && 'bad')}>
      {isBad ? <CircleAlert aria-hidden="true" /> : <CircleCheck aria-hidden="true" />}
      <span className="words">
        <b>{toast.title}</b>
        {toast.description && <span>{toast.description}</span>}
      </span>
      <IconButton small label="Close" icon={<X />} onClick={onClose} />
    </span>
  );
}

/** Once in the app. The quiet region is always there, because a screen reader only hears a region it knew. */
export function Toaster() {
  const toast = useSyncExternalStore(toasts.subscribe, toasts.read, () => null);
  const shown = toast && <ToastView key={toast.id} toast={toast} onClose={() => toasts.dismiss(toast.id)} />;
  const isBad = toast?.variant === 'destructive';
  return (
    <div className="toaster" aria-live="off" onPointerEnter={toasts.pause} onPointerLeave={toasts.resume} onFocus={toasts.pause} onBlur={toasts.resume}>
      <output aria-live="polite">{!isBad && shown}</output>
      {isBad && <div role="alert">{shown}</div>}
    </div>
  );
}
