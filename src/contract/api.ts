import * as account from './account.ts';
import * as activity from './activity.ts';
import * as admin from './admin.ts';
import * as adminReview from './admin-review.ts';
import * as adminSupport from './admin-support.ts';
import * as adminUser from './admin-user.ts';
import * as assistant from './assistant.ts';
import * as billing from './billing.ts';
import * as brain from './brain.ts';
import * as chat from './chat.ts';
import * as landing from './landing.ts';
import * as mood from './mood.ts';
import * as motivator from './motivator.ts';
import * as nudge from './nudge.ts';
import * as onboarding from './onboarding.ts';
import * as progress from './progress.ts';
import * as support from './support.ts';
import * as tip from './tip.ts';
import type { Endpoint } from './endpoint.ts';

type Slice = Record<string, unknown>;
type Calls<S extends Slice> = { [K in keyof S as S[K] extends Endpoint ? K : never]: S[K] };
const calls = <S extends Slice>(slice: S) =>
  Object.fromEntries(Object.entries(slice).filter(([, value]) => typeof value === 'object' && value !== null && 'access' in value)) as Calls<S>;

// THE table of calls: router, client, access tests, API page and map are derived from it.
export const api = {
  ...calls(account),
  ...calls(activity),
  ...calls(admin),
  ...calls(adminReview),
  ...calls(adminSupport),
  ...calls(adminUser),
  ...calls(assistant),
  ...calls(billing),
  ...calls(brain),
  ...calls(chat),
  ...calls(landing),
  ...calls(mood),
  ...calls(motivator),
  ...calls(nudge),
  ...calls(onboarding),
  ...calls(progress),
  ...calls(support),
  ...calls(tip),
};
export type Api = typeof api;
export type CallName = keyof Api;
