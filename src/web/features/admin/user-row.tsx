import type { Ref } from 'react';
import { Ellipsis, LogOut, Star, Trash2 } from 'lucide-react';
import type { UserRecord } from '#contract/admin-user';
import { sayAgo } from '#domain/relative-time';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import { PlanEditor } from './plan-editor.tsx';
import { showCount, showDay } from './shown-figure.ts';
import type { UserChange } from './user-change.ts';

const FEW_MESSAGES = 10;
const SHOWN_ID = 13;

type Props = {
  ref: Ref<HTMLTableRowElement>;
  user: UserRecord;
  index: number;
  readAt: Date;
  isOn: boolean;
  change: UserChange;
  onToggle: () => void;
  onDelete: () => void;
  onEndSessions: () => void;
};

export function UserRow({ ref, user, index, readAt, isOn, change, onToggle, onDelete, onEndSessions }: Props) {
  const { id, email, username, prioritySupport, messagesRemaining, totalMessagesSent, stripeCustomerId, stripeSubscriptionId, createdAt, lastActivity } = user;
  return (
    <tr ref={ref} data-index={index} className={isOn ? 'on' : undefined} aria-rowindex={index + 2}>
      <td className="pick">
        <Checkbox bare label={`Select ${email}`} checked={isOn} onChange={onToggle} />
      </td>
      <td className="soft num" data-label="Id" title={id}>
        {id.slice(0, SHOWN_ID)}
      </td>
      <td className="strong long lead" title={email}>
        {email}
      </td>
      <td className="long" data-label="Username" title={username}>
        {username}
      </td>
      <td data-label="Plan">
        <PlanEditor user={user} onChange={(next) => change.setPlan(user, next)} />
      </td>
      <td className="favour">
        <IconButton
          small
          className={prioritySupport ? 'star on' : 'star'}
          label={`Priority support of ${email}`}
          aria-pressed={prioritySupport}
          icon={<Star className="sm" aria-hidden="true" />}
          onClick={() => change.setPriority(user, !prioritySupport)}
        />
      </td>
      <td className={messagesRemaining !== null && messagesRemaining < FEW_MESSAGES ? 'n few' : 'n'} data-label="Left">
        {messagesRemaining === null ? (
          <>
            <span aria-hidden="true">∞</span>
            <span className="vh">unlimited</span>
          </>
        ) : (
          showCount(messagesRemaining)
        )}
      </td>
      <td className="n" data-label="Sent">
        {showCount(totalMessagesSent)}
      </td>
      <td className={stripeCustomerId ? 'soft long small' : 'soft long small none'} data-label="Stripe" title={[stripeCustomerId, stripeSubscriptionId].filter(Boolean).join(', ')}>
        {stripeCustomerId ?? '—'}
        {stripeSubscriptionId && (
          <>
            <br />
            {stripeSubscriptionId}
          </>
        )}
      </td>
      <td className="soft" data-label="Created">
        {showDay(createdAt)}
      </td>
      <td data-label="Last activity">{lastActivity ? sayAgo(new Date(lastActivity), readAt) : '—'}</td>
      <td className="n more">
        <Actions email={email} onDelete={onDelete} onEndSessions={onEndSessions} />
      </td>
    </tr>
  );
}

function Actions({ email, onDelete, onEndSessions }: { email: string; onDelete: () => void; onEndSessions: () => void }) {
  return (
    <Menu trigger={<IconButton small label={`Actions for ${email}`} icon={<Ellipsis className="sm" aria-hidden="true" />} />}>
      <MenuItem icon={<LogOut className="sm" aria-hidden="true" />} onSelect={onEndSessions}>
        Sign out everywhere
      </MenuItem>
      <MenuItem destructive icon={<Trash2 className="sm" aria-hidden="true" />} onSelect={onDelete}>
        Delete user
      </MenuItem>
    </Menu>
  );
}
