import { daysLeft } from '#domain/plan';
import type { Handlers } from '#server/http/handler';

export const billingHandlers = {
  readTrial: async ({ user, now }) => ({ daysRemaining: daysLeft(user.trialEndsAt, now()) }),
} satisfies Handlers;
