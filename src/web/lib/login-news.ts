import type { login } from '#contract/account';
import type { Output } from '#contract/endpoint';

// What a login said is due, until the home screen takes it up. It lives in memory: a reload is not a login.
type Due = { firstName: string; since: number };
let due: Due | null = null;

export function announceLogin({ showDailyMotivator, user }: Pick<Output<typeof login>, 'showDailyMotivator' | 'user'>) {
  due = showDailyMotivator ? { firstName: user.firstName, since: Date.now() } : null;
}
export const readDue = () => due;
export function forgetDue() {
  due = null;
}
