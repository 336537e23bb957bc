import { closeAdmin, readAdminSession } from '#contract/admin';
import { productName } from '#web/lib/product.ts';
import { useSend } from '#web/lib/query.ts';
import { AppLink } from '#web/lib/app-link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Mark } from '#web/ui/mark.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import '#web/ui/frame.css';
import './admin.css';

export function AdminBar({ isIn }: { isIn: boolean }) {
  const close = useSend(closeAdmin, {
    refresh: [readAdminSession],
    onFailed: () => showToast({ variant: 'destructive', title: 'Not logged out', description: 'The server could not be reached. Please try again.' }),
  });
  return (
    <header className="top wide admin-bar">
      <div>
        <AppLink to="/" className="mark">
          <Mark name={productName} />
        </AppLink>
        <Badge tone="solid">Admin</Badge>
        {isIn && (
          <div className="tools">
            <span className="small soft wide-only">Signed in for this browser session</span>
            <Button variant="ghost" size="small" busy={close.isPending} onClick={() => close.mutate({})}>
              Logout
            </Button>
          </div>
        )}
      </div>
    </header>
  );
}
