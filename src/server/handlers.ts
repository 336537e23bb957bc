import { accountHandlers } from './features/account.ts';
import { dataHandlers } from './features/account-data.ts';
import { passwordHandlers } from './features/account-password.ts';
import { profileHandlers } from './features/account-profile.ts';
import { sessionHandlers } from './features/account-session.ts';
import { activityHandlers } from './features/activity.ts';
import { adminHandlers } from './features/admin.ts';
import { assistantHandlers } from './features/assistant.ts';
import { extraHandlers } from './features/assistant-extras.ts';
import { billingHandlers } from './features/billing.ts';
import { brainHandlers } from './features/brain.ts';
import { homeHandlers } from './features/activity-home.ts';
import { moodHandlers } from './features/mood.ts';
import { motivatorHandlers } from './features/motivator.ts';
import { nudgeHandlers } from './features/nudge.ts';
import { onboardingHandlers } from './features/onboarding.ts';
import { landingHandlers } from './features/landing.ts';
import { supportHandlers } from './features/support.ts';
import { tipHandlers } from './features/tip.ts';
import type { Handlers } from './http/handler.ts';

// Who answers which call. A call that is missing here answers 501.
export const handlers: Handlers = {
  ...accountHandlers,
  ...activityHandlers,
  ...adminHandlers,
  ...assistantHandlers,
  ...billingHandlers,
  ...brainHandlers,
  ...dataHandlers,
  ...extraHandlers,
  ...homeHandlers,
  ...moodHandlers,
  ...motivatorHandlers,
  ...nudgeHandlers,
  ...onboardingHandlers,
  ...landingHandlers,
  ...passwordHandlers,
  ...profileHandlers,
  ...sessionHandlers,
  ...supportHandlers,
  ...tipHandlers,
};
