import { useState } from 'react';
import { LISTED_AGENT_SESSIONS, listAgentSessions, readAgentSession, type AgentSession } from '#contract/admin-review';
import { useCall } from '#web/lib/query.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { Table, TableHead } from '#web/ui/table.tsx';
import { failed } from './copy.ts';
import { Listing } from './listing.tsx';
import { showCount, showMoment, toneOfTime } from './shown-figure.ts';

export function AgentSessions() {
  const [opened, setOpened] = useState<string | null>(null);
  const query = useCall(listAgentSessions, { input: { limit: LISTED_AGENT_SESSIONS }, staleAfterSeconds: 0 });
  const sessions = query.data?.sessions ?? [];
  return (
    <div className="stack">
      <p className="small soft">The latest {LISTED_AGENT_SESSIONS}. Texts are cut at 100 characters; opening one is written to the audit log.</p>
      <Listing query={query} failure={failed.agents} isEmpty={sessions.length === 0} empty="No agent sessions found" hint="What people ask of the assistants comes here.">
        <Table cards caption="Agent sessions">
          <TableHead columns={['When', 'User', 'Assistant', 'Asked', 'Answered', 'Took', 'Engine']} numbersFrom={5} numbersTo={6} action="Action" />
          <tbody>
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} onOpen={() => setOpened(session.id)} />
            ))}
          </tbody>
        </Table>
      </Listing>
      {opened && <WholeSession id={opened} onClose={() => setOpened(null)} />}
    </div>
  );
}

function SessionRow({ session, onOpen }: { session: AgentSession; onOpen: () => void }) {
  const { user, agentId, userInput, agentResponse, responseTimeMs, engine, createdAt } = session;
  return (
    <tr>
      <td className="soft" data-label="When">
        {showMoment(createdAt)}
      </td>
      <td className="long lead" title={user.email}>
        <b>{user.username}</b>
        <br />
        <span className="soft">{user.email}</span>
      </td>
      <td data-label="Assistant">{agentId}</td>
      <td className="cut" data-label="Asked">
        {userInput}
      </td>
      <td className="cut" data-label="Answered">
        {agentResponse}
      </td>
      <td className="n" data-label="Took">
        <Badge tone={toneOfTime(responseTimeMs)}>{showCount(responseTimeMs)} ms</Badge>
      </td>
      <td className="soft" data-label="Engine">
        {engine}
      </td>
      <td className="n">
        <Button size="small" aria-label={`Open the session of ${user.email}, ${showMoment(createdAt)}`} onClick={onOpen}>
          Open
        </Button>
      </td>
    </tr>
  );
}

function WholeSession({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useCall(readAgentSession, { input: { id }, staleAfterSeconds: 0 });
  return (
    <Sheet open wide onClose={onClose} title="Agent session">
      <Listing query={query} failure={failed.agents} isEmpty={false} empty="">
        <div className="stack">
          <p className="eyebrow">Asked by {query.data?.session.user.email}</p>
          <p className="said">{query.data?.session.userInput}</p>
          <p className="eyebrow">Answered by {query.data?.session.engine}</p>
          <p className="said">{query.data?.session.agentResponse}</p>
        </div>
      </Listing>
    </Sheet>
  );
}
