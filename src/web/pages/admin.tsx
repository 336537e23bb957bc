import { lazy, Suspense, useState, type ComponentType } from 'react';
import { readSupportAnalytics } from '#contract/admin-support';
import { AdminBar } from '#web/features/admin/admin-bar.tsx';
import { Gate } from '#web/features/admin/gate.tsx';
import { useAdminSession } from '#web/features/admin/use-admin-session.ts';
import { useCall } from '#web/lib/query.ts';
import { Failed } from '#web/ui/failed.tsx';
import { Section } from '#web/ui/section.tsx';
import { TabPanel, Tabs } from '#web/ui/tabs.tsx';

const UserManagement = lazy(async () => ({ default: (await import('#web/features/admin/user-management.tsx')).UserManagement }));
const AgentSessions = lazy(async () => ({ default: (await import('#web/features/admin/agent-sessions.tsx')).AgentSessions }));
const SupportRequests = lazy(async () => ({ default: (await import('#web/features/admin/support-requests.tsx')).SupportRequests }));
const SupportFigures = lazy(async () => ({ default: (await import('#web/features/admin/support-figures.tsx')).SupportFigures }));
const RewriteFigures = lazy(async () => ({ default: (await import('#web/features/admin/rewrite-figures.tsx')).RewriteFigures }));
const RewriteSessions = lazy(async () => ({ default: (await import('#web/features/admin/rewrite-sessions.tsx')).RewriteSessions }));
const Engines = lazy(async () => ({ default: (await import('#web/features/admin/engines.tsx')).Engines }));
const AuditLog = lazy(async () => ({ default: (await import('#web/features/admin/audit-log.tsx')).AuditLog }));
const Health = lazy(async () => ({ default: (await import('#web/features/admin/health.tsx')).Health }));

const AiAnalytics = () => (
  <>
    <RewriteFigures />
    <Section title="Rewrite sessions">
      <RewriteSessions />
    </Section>
    <Section title="Engines">
      <Engines />
    </Section>
  </>
);

const tabs = [
  { value: 'users', label: 'User Management', Panel: UserManagement },
  { value: 'agents', label: 'Agent Sessions', Panel: AgentSessions },
  { value: 'support', label: 'Support Requests', Panel: SupportRequests },
  { value: 'figures', label: 'Support Analytics', Panel: SupportFigures },
  { value: 'ai', label: 'AI Analytics', Panel: AiAnalytics },
  { value: 'audit', label: 'Audit Log', Panel: AuditLog },
  { value: 'health', label: 'Health', Panel: Health },
] as const satisfies readonly { value: string; label: string; Panel: ComponentType }[];
type Tab = (typeof tabs)[number]['value'];

export function AdminPage() {
  const { isIn, session } = useAdminSession();
  return (
    <>
      <AdminBar isIn={isIn} />
      {isIn ? <Dashboard /> : session.data ? <Gate /> : <Waiting session={session} />}
    </>
  );
}

const Waiting = ({ session }: Pick<ReturnType<typeof useAdminSession>, 'session'>) => (
  <main className="page" id="main" tabIndex={-1} aria-busy={session.isFetching}>
    {session.error && (
      <Failed busy={session.isFetching} onRetry={() => void session.refetch()}>
        The server could not be reached. Nothing was changed.
      </Failed>
    )}
  </main>
);

function Dashboard() {
  const [tab, setTab] = useState<Tab>('users');
  const { data, refetch } = useCall(readSupportAnalytics, { staleAfterSeconds: 0 });
  const waiting = data ? { count: data.openCount, what: 'open' } : undefined;
  const items = tabs.map(({ value, label }) => ({ value, label, ...(value === 'support' && { waiting }) }));
  // Each turn is a look at what has come in meanwhile; looking without one would keep the session alive.
  const turn = (next: Tab) => {
    setTab(next);
    void refetch();
  };
  return (
    <main className="page admin-page" id="main" tabIndex={-1}>
      <h1 className="vh">Admin</h1>
      <Tabs label="Admin" items={items} value={tab} onValueChange={turn}>
        {tabs.map(({ value, Panel }) => (
          <TabPanel key={value} value={value}>
            <Suspense>
              <Panel />
            </Suspense>
          </TabPanel>
        ))}
      </Tabs>
    </main>
  );
}
