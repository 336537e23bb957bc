import { assignablePlans } from '#contract/admin-user';
import type { PlanName } from '#contract/account';
import { GENERAL_INQUIRY, issueTypes } from '#contract/support';
import { ApiError } from '#web/lib/call.ts';

// What the specification has staff read when something fails.
export const failed = {
  users: 'Failed to fetch users',
  deleteUser: 'Failed to delete user',
  deleteUsers: 'Failed to delete users',
  priority: 'Failed to update priority support',
  plan: 'Failed to update user plan',
  sessions: 'Failed to end sessions',
  support: 'Failed to fetch support requests',
  resolve: 'Failed to resolve support request',
  reply: 'Failed to send the reply',
  supportFigures: 'Failed to fetch support analytics',
  agents: 'Failed to fetch agent sessions',
  rewrites: 'Failed to fetch rewrite sessions',
  rewriteFigures: 'Failed to fetch rewrite analytics',
  providers: 'Failed to fetch the engines',
  test: 'Failed to test the connection',
  audit: 'Failed to fetch the audit log',
  health: 'Failed to fetch the state of the house',
};

export const gateFailure = (error: Error) => (error instanceof ApiError ? error.sentence : 'The server could not be reached. Please try again.');
export const reasonOf = (error: Error) => (error instanceof ApiError && error.status !== 500 ? error.sentence : 'Nothing was changed. Please try again.');

export const typeLabel = (type: string) => (type === GENERAL_INQUIRY ? 'Contact form' : (issueTypes.find(({ value }) => value === type)?.label ?? type));
export const planOptions = assignablePlans.map((value) => ({ value, label: value }));
// A trial that has begun by itself can't be given: its like can.
export const asAssignable = (plan: PlanName) => (plan === 'trial' ? 'free_trial' : plan);

const deeds: Record<string, string> = {
  'gate.opened': 'Signed in',
  'gate.refused': 'Wrong password',
  'gate.closed': 'Logged out',
  'user.priority': 'Priority support',
  'user.plan': 'Plan and quota',
  'user.sessions_ended': 'Signed a user out',
  'user.deleted': 'Deleted a user',
  'users.exported': 'Exported users',
  'support.read': 'Opened a request',
  'support.replied': 'Answered a request',
  'support.resolved': 'Resolved a request',
  'agent_session.read': 'Opened an agent session',
  'rewrite_session.read': 'Opened a rewrite',
  'rewrite_session.flagged': 'Flagged a rewrite',
  'provider.tested': 'Tested a connection',
};
export const deedLabel = (action: string) => deeds[action] ?? action;
