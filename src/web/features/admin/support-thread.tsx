import { useState } from 'react';
import { listSupportRequests, MAX_REPLY_CHARACTERS, readSupportAnalytics, readSupportRequest, replyToSupport, resolveSupport } from '#contract/admin-support';
import { useCall, useSend } from '#web/lib/query.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { failed, reasonOf, typeLabel } from './copy.ts';
import { Listing } from './listing.tsx';
import { showMoment } from './shown-figure.ts';

export function SupportThread({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useCall(readSupportRequest, { input: { id }, staleAfterSeconds: 0 });
  const [text, setText] = useState('');
  // One key for one text: pressed again after a failure, the mail goes once.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const reply = useSend(replyToSupport, {
    refresh: [readSupportRequest, listSupportRequests, readSupportAnalytics],
    options: () => ({ key }),
    onDone() {
      setText('');
      setKey(crypto.randomUUID());
      showToast({ title: 'Reply sent', description: 'It goes out by mail.' });
    },
    onFailed: (error) => showToast({ variant: 'destructive', title: failed.reply, description: reasonOf(error) }),
  });
  const resolve = useSend(resolveSupport, {
    refresh: [readSupportRequest, listSupportRequests, readSupportAnalytics],
    onDone: () => showToast({ title: 'Resolved', description: 'The request is closed.' }),
    onFailed: (error) => showToast({ variant: 'destructive', title: failed.resolve, description: reasonOf(error) }),
  });
  const request = query.data?.request;
  const write = (next: string) => {
    setText(next);
    if (reply.isError) setKey(crypto.randomUUID());
  };
  return (
    <Sheet open wide onClose={onClose} title={request?.subject ?? 'Support request'}>
      <Listing query={query} failure={failed.support} isEmpty={false} empty="">
        {request && (
          <div className="stack">
            <p className="small soft row wrap">
              {request.email ?? 'A visitor'}, {typeLabel(request.issueType)}
              {request.isPriority && <Badge tone="pine">Priority</Badge>}
              <Badge tone={request.resolved ? 'plain' : 'straw'}>{request.resolved ? 'Resolved' : 'Open'}</Badge>
            </p>
            <ol className="thread">
              {query.data!.thread.map((part) => (
                <li key={part.id} className={part.from}>
                  <p className="eyebrow">
                    {part.from === 'staff' ? 'We answered' : 'They wrote'}, {showMoment(part.createdAt)}
                  </p>
                  <p className="said">{part.text}</p>
                </li>
              ))}
            </ol>
            {request.email ? (
              <TextAreaField label="Reply by mail" rows={6} limit={MAX_REPLY_CHARACTERS} value={text} onValueChange={write} />
            ) : (
              <p className="soft">This request came without an address to answer to.</p>
            )}
            <div className="row wrap">
              {request.email && (
                <Button variant="primary" disabled={text.trim() === ''} busy={reply.isPending} busyLabel="Sending..." onClick={() => reply.mutate({ id, text })}>
                  Send reply
                </Button>
              )}
              {!request.resolved && (
                <Button busy={resolve.isPending} onClick={() => resolve.mutate({ id })}>
                  Resolve
                </Button>
              )}
            </div>
          </div>
        )}
      </Listing>
    </Sheet>
  );
}
