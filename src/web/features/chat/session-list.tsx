import { useDeferredValue, useState } from 'react';
import { Plus } from 'lucide-react';
import { deleteChatSession, listChatSessions, renameChatSession, type ChatSession } from '#contract/chat';
import { useCall, useSend } from '#web/lib/query.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { Failed } from '#web/ui/failed.tsx';
import { Field } from '#web/ui/field.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { refused } from './copy.ts';
import { SessionRow } from './session-row.tsx';

const PAGE = 30;
const MOST = 200;
type Props = { openId: string | null; onOpen: (id: string) => Promise<void>; onGone: () => void; onBegin: () => void };

export function SessionList({ openId, onOpen, onGone, onBegin }: Props) {
  const [search, setSearch] = useState('');
  const [limit, setLimit] = useState(PAGE);
  const [doomed, setDoomed] = useState<ChatSession | null>(null);
  const wanted = useDeferredValue(search.trim());
  const list = useCall(listChatSessions, { input: { limit, ...(wanted && { search: wanted }) }, staleAfterSeconds: 0 });
  const rename = useSend(renameChatSession, { refresh: [listChatSessions], onFailed: () => showToast(refused('Not renamed')) });
  const remove = useSend(deleteChatSession, {
    refresh: [listChatSessions],
    onDone: (_, { id }) => {
      setDoomed(null);
      if (id === openId) onGone();
      showToast({ title: 'Conversation deleted' });
    },
    onFailed: () => showToast(refused('Not deleted')),
  });
  const open = (id: string) => void onOpen(id).catch(() => showToast(refused('That conversation could not be opened')));
  const sessions = list.data?.sessions;

  return (
    <div className="stack earlier">
      <div className="row between">
        <h3>Earlier conversations</h3>
        <Button size="small" icon={<Plus className="sm" aria-hidden="true" />} onClick={onBegin}>
          New
        </Button>
      </div>
      <Field label="Search what was said">
        <TextInput type="search" maxLength={200} value={search} onChange={(event) => setSearch(event.target.value)} />
      </Field>
      {list.isError && !sessions ? (
        <Failed busy={list.isFetching} onRetry={() => void list.refetch()}>
          Your conversations could not be loaded.
        </Failed>
      ) : !sessions ? (
        <SkeletonLines lines={3} />
      ) : sessions.length === 0 ? (
        <Nothing search={wanted} onBegin={onBegin} />
      ) : (
        <ul className="ledger" aria-label="Conversations" aria-busy={list.isFetching}>
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} isOpen={session.id === openId} onOpen={() => open(session.id)} onRename={(title) => rename.mutate({ id: session.id, title })} onDelete={() => setDoomed(session)} />
          ))}
        </ul>
      )}
      {list.data?.nextPage && limit < MOST && (
        <Button busy={list.isFetching} onClick={() => setLimit(Math.min(MOST, limit + PAGE))}>
          Show more
        </Button>
      )}
      <Dialog
        open={doomed !== null}
        onClose={() => setDoomed(null)}
        size="narrow"
        title="Delete this conversation?"
        description={`'${doomed?.title ?? ''}' and all its versions go for good. Export it first if you want to keep it.`}
        footer={
          <>
            <Button onClick={() => setDoomed(null)}>Keep it</Button>
            <Button variant="danger" busy={remove.isPending} onClick={() => doomed && remove.mutate({ id: doomed.id })}>
              Delete
            </Button>
          </>
        }
      />
    </div>
  );
}

function Nothing({ search, onBegin }: { search: string; onBegin: () => void }) {
  if (search) return <p className="soft">No conversation holds '{search}'.</p>;
  return (
    <Empty drawing="talk" title="Your conversations will be here" action={<Button onClick={onBegin}>Ask the coach</Button>}>
      Each one is kept until you delete it.
    </Empty>
  );
}
