import { useEffect, useState } from 'react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { readStatus } from '#contract/account';
import { DraftHistory } from '#web/features/activity/draft-history.tsx';
import { DraftOutcome } from '#web/features/activity/draft-outcome.tsx';
import { Assistant } from '#web/features/assistant/assistant.tsx';
import { CallPrep } from '#web/features/assistant/call-prep.tsx';
import { useDeskMemory } from '#web/features/assistant/desk-memory.ts';
import { oustedBy, readChannel, readHandoff, readTab, type Form, type Tab } from '#web/features/assistant/form.ts';
import { useOpenedDraft } from '#web/features/assistant/opened-draft.ts';
import { GapAnswers } from '#web/features/brain/gap-answers.tsx';
import { CoachBeside } from '#web/features/chat/coach-beside.tsx';
import { useCall } from '#web/lib/query.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { TabPanel, Tabs } from '#web/ui/tabs.tsx';
import './ai-assistants.css';

const tabs = [
  { value: 'reply', label: 'Reply' },
  { value: 'outbound', label: 'Outbound' },
  { value: 'objection', label: 'Objection' },
  { value: 'rewrite', label: 'Rewrite' },
] as const;
const extras = [
  { value: 'proposal', label: 'Proposal' },
  { value: 'call-prep', label: 'Call prep' },
] as const;
const open = [...tabs, ...extras];
const locked = [...tabs, ...extras.map((tab) => ({ ...tab, locked: 'Not open yet' }))];

const renderGaps = (questions: string[], onAnswered: () => void) => <GapAnswers questions={questions} onAnswered={onAnswered} />;

type Search = { tab?: unknown; channel?: unknown; draft?: unknown };

export function AiAssistantsPage() {
  const search: Search = useSearch({ strict: false });
  const navigate = useNavigate();
  const { form, changeForm, desk, changeDesk, plan, setPlan } = useDeskMemory();
  const channel = readChannel(search.channel);
  const { data: status, error: statusError } = useCall(readStatus);
  const hasExtras = status?.assistantExtras ?? false;
  const kind = search.tab === undefined && channel === 'voicemail' ? 'outbound' : readTab(search.tab, hasExtras);
  // What else stands in the address, such as the open coach, stays there.
  const goTo = (tab: Tab, isOverCoach = false) => void navigate({ to: '.', search: ((now: Search) => ({ ...now, tab, channel: undefined, draft: undefined, ...(isOverCoach && { coach: undefined }) })) as never, replace: true });

  // A link that names a channel chooses it once; after that the form decides.
  useEffect(() => {
    if (channel === null) return;
    changeForm({ channel });
    goTo(kind);
  });
  const isGone = useOpenedDraft({ id: typeof search.draft === 'string' ? search.draft : null, form, changeForm, changeDesk, onPlan: setPlan, hasExtras: status || statusError ? hasExtras : undefined, onOpened: (tab) => goTo(tab) });

  // What stood in the form when the coach filled it.
  const [ousted, setOusted] = useState<{ tab: Tab; form: Partial<Form> } | null>(null);

  return (
    <CoachBeside
      onHandoff={({ tab, fields }) => {
        const given = readHandoff(fields);
        setOusted(oustedBy(given, form, tab));
        changeForm(given);
        // On a narrow screen the coach lies over the form: the same step takes it away. A docked one stays.
        goTo(tab, true);
        scrollTo(0, 0);
      }}
    >
      <main className="page desk" id="main" tabIndex={-1}>
        {isGone && (
          <Banner tone="straw" title="That draft could not be opened." onDismiss={() => goTo(kind)}>
            It may have been deleted, or its assistant isn’t open. Everything on this page is as you left it.
          </Banner>
        )}
        {ousted?.tab === kind && (
          <Banner
            tone="sky"
            title="The coach filled this form."
            onDismiss={() => setOusted(null)}
            action={
              <Button
                size="small"
                onClick={() => {
                  changeForm(ousted.form);
                  setOusted(null);
                }}
              >
                Put my text back
              </Button>
            }
          >
            What you had written there is kept.
          </Banner>
        )}
        <div className="row desk-head">
          <h1>AI Assistants</h1>
          <DraftHistory />
        </div>
        <Tabs label="Assistants" items={hasExtras ? open : locked} value={kind} onValueChange={(tab) => goTo(tab)}>
          <TabPanel value={kind}>
            {kind === 'call-prep' ? (
              <CallPrep plan={plan} onPlan={setPlan} form={form} onForm={changeForm} renderGaps={renderGaps} />
            ) : (
              <Assistant
                key={kind}
                kind={kind}
                form={form}
                onForm={changeForm}
                stack={desk[kind]}
                onStack={(work) => changeDesk((now) => ({ ...now, [kind]: work(now[kind]) }))}
                renderOutcome={(id) => <DraftOutcome key={id} id={id} />}
                renderGaps={renderGaps}
              />
            )}
          </TabPanel>
        </Tabs>
      </main>
    </CoachBeside>
  );
}
