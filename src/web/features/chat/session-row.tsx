import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Download, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { exportChatSession, MAX_TITLE_CHARACTERS, type ChatSession } from '#contract/chat';
import { downloadFile } from '#web/lib/download.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { refused } from './copy.ts';

const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' });
type Props = { session: ChatSession; isOpen: boolean; onOpen: () => void; onRename: (title: string) => void; onDelete: () => void };

export function SessionRow({ session, isOpen, onOpen, onRename, onDelete }: Props) {
  const [isRenaming, setIsRenaming] = useState(false);
  const { id, title, updatedAt, messageCount } = session;
  const save = () => downloadFile(exportChatSession, 'conversation.md', { id }).catch(() => showToast(refused('Not exported')));
  if (isRenaming) {
    return (
      <li>
        <RenameForm
          title={title}
          onDone={(next) => {
            setIsRenaming(false);
            if (next && next !== title) onRename(next);
          }}
        />
      </li>
    );
  }
  return (
    <li>
      <button type="button" className="open-session" aria-current={isOpen || undefined} onClick={onOpen}>
        <b>{title}</b>
        <span className="small soft">
          {format.format(new Date(updatedAt))}, {messageCount === 1 ? '1 message' : `${messageCount} messages`}
        </span>
      </button>
      <Menu trigger={<IconButton small label={`More for '${title}'`} icon={<Ellipsis />} />}>
        <MenuItem icon={<Pencil aria-hidden="true" />} onSelect={() => setIsRenaming(true)}>
          Rename
        </MenuItem>
        <MenuItem icon={<Download aria-hidden="true" />} onSelect={() => void save()}>
          Export as Markdown
        </MenuItem>
        <MenuItem destructive icon={<Trash2 aria-hidden="true" />} onSelect={onDelete}>
          Delete
        </MenuItem>
      </Menu>
    </li>
  );
}

function RenameForm({ title, onDone }: { title: string; onDone: (title: string | null) => void }) {
  const [text, setText] = useState(title);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  const save = (event: FormEvent) => {
    event.preventDefault();
    onDone(text.trim());
  };
  return (
    <form className="stack rename" onSubmit={save}>
      <Field label="Title">
        <TextInput ref={field} maxLength={MAX_TITLE_CHARACTERS} value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
      <div className="row">
        <Button size="small" type="submit" disabled={text.trim() === ''}>
          Save
        </Button>
        <Button size="small" variant="ghost" onClick={() => onDone(null)}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
