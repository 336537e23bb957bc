import { RECENT_ITEMS, type ActivityItem, type Wins } from '#contract/activity';
import { dayOf, weekOf } from '#domain/day';
import type { Db } from '#server/db/connect';
import { listDraftPage, type DraftLine } from '#server/db/draft';
import type { SignedIn } from '#server/db/session';
import { sumDays } from '#server/db/user-day';

export async function readWeek(db: Db, user: SignedIn, now: Date): Promise<{ wins: Wins; days: string[] }> {
  const week = weekOf(dayOf(now, user.timeZone));
  const { days, minutesSaved, email, sms, linkedin, voicemail } = await sumDays(db, user.id, { from: week[0]!, to: week[6]! });
  return { wins: { timeSavedMinutes: minutesSaved, messagesThisWeek: { email, sms, linkedin, voicemail }, streak: days.length }, days };
}

export const listRecent = async (db: Db, userId: string) => (await listDraftPage(db, userId, { limit: RECENT_ITEMS })).map(describeItem);

// The screen cuts the content. Prepared calls begin alike: their title tells them apart.
const describeItem = ({ id, channel, subject, body, createdAt }: DraftLine): ActivityItem => ({ id, type: channel, content: channel === 'call' ? subject || body : body, timestamp: createdAt.toISOString(), channel });
