import { useEffect } from 'react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Assistant } from '#web/features/assistant/assistant.tsx';
import { useDeskMemory } from '#web/features/assistant/desk-memory.ts';
import { readChannel, readKind } from '#web/features/assistant/form.ts';
import { TabPanel, Tabs } from '#web/ui/tabs.tsx';
import './ai-assistants.css';

const tabs = [
  { value: 'reply', label: 'Reply' },
  { value: 'outbound', label: 'Outbound' },
  { value: 'objection', label: 'Objection' },
  { value: 'rewrite', label: 'Rewrite' },
  { value: 'proposal', label: 'Proposal', locked: 'Not open yet' },
  { value: 'call-prep', label: 'Call prep', locked: 'Not open yet' },
] as const;

export function AiAssistantsPage() {
  const search: { tab?: unknown; channel?: unknown } = useSearch({ strict: false });
  const navigate = useNavigate();
  const { form, changeForm, desk, changeDesk } = useDeskMemory();
  const channel = readChannel(search.channel);
  const kind = search.tab === undefined && channel === 'voicemail' ? 'outbound' : readKind(search.tab);

  // A link that names a channel chooses it once; after that the form decides.
  useEffect(() => {
    if (channel === null) return;
    changeForm({ channel });
    void navigate({ to: '.', search: { tab: kind } as never, replace: true });
  });

  return (
    <main className="page desk" id="main" tabIndex={-1}>
      <h1>AI Assistants</h1>
      <Tabs label="Assistants" items={tabs} value={kind as string} onValueChange={(tab) => void navigate({ to: '.', search: { tab } as never, replace: true })}>
        <TabPanel value={kind}>
          <Assistant key={kind} kind={kind} form={form} onForm={changeForm} stack={desk[kind]} onStack={(work) => changeDesk((now) => ({ ...now, [kind]: work(now[kind]) }))} />
        </TabPanel>
      </Tabs>
    </main>
  );
}
