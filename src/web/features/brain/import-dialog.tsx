import { useState, type FormEvent } from 'react';
import { MAX_IMPORT_CHARACTERS, proposeAnswers, type Proposal } from '#contract/brain';
import { ApiError } from '#web/lib/call.ts';
import { useDraft } from '#web/lib/draft.ts';
import { useSend } from '#web/lib/query.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { READ_FAILED } from './copy.ts';
import type { Item } from './item.ts';
import { ProposalRow } from './proposal-row.tsx';

// A text about the business gives proposals; each is taken or left by itself.
export function ImportDialog({ items, onClose }: { items: Item[]; onClose: () => void }) {
  const [edited, setEdited] = useState<string | null>(null);
  const [proposals, setProposals] = useState<Proposal[] | null>(null);
  const draft = useDraft('brain:import', edited || null);
  const text = edited ?? draft.offered ?? '';
  const read = useSend(proposeAnswers, { onDone: (found) => setProposals(found.proposals) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '' && !read.isPending) read.mutate({ text });
  };
  const error = read.error && (read.error instanceof ApiError && read.error.code !== null ? (read.error.fields.text ?? read.error.sentence) : READ_FAILED);
  const close = () => {
    if (proposals) draft.drop();
    onClose();
  };
  if (proposals) {
    return (
      <Dialog
        open
        onClose={close}
        size="wide"
        title={sayFound(proposals.length)}
        description={proposals.length > 0 ? 'Word for word from your text. Nothing is saved until you accept it.' : 'Say what you sell, to whom, at what price and what makes it different, in English sentences.'}
        footer={
          <>
            <Button onClick={() => setProposals(null)}>Change the text</Button>
            <Button variant="primary" onClick={close}>
              Done
            </Button>
          </>
        }
      >
        {proposals.length > 0 && (
          <ol className="proposals">
            {proposals.map((proposal) => (
              <ProposalRow key={proposal.field} proposal={proposal} current={items.find(({ field }) => field === proposal.field)?.answer ?? ''} />
            ))}
          </ol>
        )}
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      onClose={close}
      size="wide"
      title="Answer from a text"
      description="Paste your ‘about us’, or a page of your website. I read answers out of it and show you each one."
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" form="brain-import" variant="primary" busy={read.isPending} busyLabel="Reading…" disabled={text.trim() === '' && !read.isPending}>
            Find Answers
          </Button>
        </>
      }
    >
      <form id="brain-import" onSubmit={submit} noValidate>
        <TextAreaField label="Your text" rows={10} limit={MAX_IMPORT_CHARACTERS} error={error} value={text} onValueChange={setEdited} />
      </form>
    </Dialog>
  );
}

const sayFound = (count: number) => (count === 0 ? 'No answers in this text' : count === 1 ? 'One answer found' : `${count} answers found`);
