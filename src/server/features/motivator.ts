import { pickMotivation, pickPlatformTip } from '#coach/lines/choice';
import { findLine } from '#coach/lines/line';
import { dayOf } from '#domain/day';
import { updateUser } from '#server/db/account';
import { lineOfDay } from '#server/flows/line';
import type { Handlers } from '#server/http/handler';

export const motivatorHandlers = {
  // Asking for it is seeing it: the popup opens once a day.
  async writeDailyMotivation({ input, user, db, now }) {
    const message = findLine(await lineOfDay(db, { user, kind: 'motivation', now: now(), another: input.isGenerateAnother, pick: pickMotivation }));
    const day = dayOf(now(), user.timeZone);
    if (user.motivatedOn !== day) await updateUser(db, user.id, { motivatedOn: day });
    return { success: true, message };
  },

  async writeLoginMotivation({ user, db, now }) {
    const motivationalLine = findLine(await lineOfDay(db, { user, kind: 'login_line', now: now(), another: false, pick: pickMotivation }));
    const platformTip = findLine(await lineOfDay(db, { user, kind: 'login_tip', now: now(), another: false, pick: pickPlatformTip }));
    return { motivationalLine, platformTip };
  },
} satisfies Handlers;
