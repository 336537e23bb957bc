import { accountHandlers } from './features/account.ts';
import { dataHandlers } from './features/account-data.ts';
import { passwordHandlers } from './features/account-password.ts';
import { profileHandlers } from './features/account-profile.ts';
import { sessionHandlers } from './features/account-session.ts';
import { activityHandlers } from './features/activity.ts';
import { adminHandlers } from './features/admin.ts';
import { auditHandlers } from './features/admin-audit.ts';
import { healthHandlers } from './features/admin-health.ts';
import { reviewHandlers } from './features/admin-review.ts';
import { adminSupportHandlers } from './features/admin-support.ts';
import { supportFigureHandlers } from './features/admin-support-figures.ts';
import { adminUserHandlers } from './features/admin-user.ts';
import { adminDeleteHandlers } from './features/admin-user-delete.ts';
import { adminExportHandlers } from './features/admin-user-export.ts';
import { assistantHandlers } from './features/assistant.ts';
import { extraHandlers } from './features/assistant-extras.ts';
import { billingHandlers } from './features/billing.ts';
import { checkoutHandlers } from './features/billing-checkout.ts';
import { eventHandlers } from './features/billing-event.ts';
import { planHandlers } from './features/billing-plan.ts';
import { sandboxHandlers } from './features/billing-sandbox.ts';
import { chatHandlers } from './features/chat.ts';
import { brainHandlers } from './features/brain.ts';
import { homeHandlers } from './features/activity-home.ts';
import { moodHandlers } from './features/mood.ts';
import { motivatorHandlers } from './features/motivator.ts';
import { nudgeHandlers } from './features/nudge.ts';
import { onboardingHandlers } from './features/onboarding.ts';
import { landingHandlers } from './features/landing.ts';
import { progressHandlers } from './features/progress.ts';
import { commitmentHandlers } from './features/progress-commitment.ts';
import { supportHandlers } from './features/support.ts';
import { tipHandlers } from './features/tip.ts';
import type { Handlers } from './http/handler.ts';

// Who answers which call. A call that is missing here answers 501.
export const handlers: Handlers = {
  ...accountHandlers,
  ...activityHandlers,
  ...adminDeleteHandlers,
  ...adminExportHandlers,
  ...adminHandlers,
  ...adminSupportHandlers,
  ...adminUserHandlers,
  ...assistantHandlers,
  ...auditHandlers,
  ...billingHandlers,
  ...checkoutHandlers,
  ...eventHandlers,
  ...planHandlers,
  ...sandboxHandlers,
  ...brainHandlers,
  ...chatHandlers,
  ...dataHandlers,
  ...extraHandlers,
  ...healthHandlers,
  ...homeHandlers,
  ...moodHandlers,
  ...motivatorHandlers,
  ...nudgeHandlers,
  ...onboardingHandlers,
  ...landingHandlers,
  ...passwordHandlers,
  ...profileHandlers,
  ...progressHandlers,
  ...commitmentHandlers,
  ...reviewHandlers,
  ...sessionHandlers,
  ...supportFigureHandlers,
  ...supportHandlers,
  ...tipHandlers,
};
