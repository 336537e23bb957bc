import type { Brain } from '#coach/brief';
import { pickMotivation, pickTip, type LineRequest } from '#coach/lines/choice';
import { findLine } from '#coach/lines/line';
import { addDays, dayOf } from '#domain/day';
import type { Db } from '#server/db/connect';
import { findShownLine, insertShownLine, listShownLines } from '#server/db/line';
import { findLatestMood } from '#server/db/mood';
import type { LineKind } from '#server/db/schema-day';
import type { SignedIn } from '#server/db/session';

const REMEMBER_DAYS = 60;
// Others than the line of the day: enough for a bad day, not for a bored afternoon.
const MOST_A_DAY = 20;

type Whose = { user: SignedIn; now: Date };
type Asked = Whose & { kind: LineKind; another: boolean; pick: (request: LineRequest) => { id: string } };

// The id of the line of the day; with `another` the next one, until the day's are used up and the last one stays.
export async function lineOfDay(db: Db, { user, kind, now, another, pick }: Asked): Promise<string> {
  const day = dayOf(now, user.timeZone);
  const shown = await findShownLine(db, user.id, { kind, day });
  if (shown && (!another || shown.turn + 1 >= MOST_A_DAY)) return shown.lineId;
  const turn = shown ? shown.turn + 1 : 0;
  const [earlier, mood] = [await listShownLines(db, user.id, addDays(day, -REMEMBER_DAYS)), await findLatestMood(db, user.id)];
  const felt = mood?.day === day ? { mood: mood.mood, energy: mood.energy } : {};
  const { id } = pick({ brain: brainFor(user), day, shown: earlier, ...felt });
  await insertShownLine(db, { userId: user.id, kind, day, turn, lineId: id });
  return (await findShownLine(db, user.id, { kind, day }))?.lineId ?? id;
}

export const readTipOfDay = async (db: Db, asked: Whose & { another: boolean }) => findLine(await lineOfDay(db, { ...asked, kind: 'tip', pick: pickTip }));
// The line under the greeting.
export const readHomeLine = async (db: Db, asked: Whose) => findLine(await lineOfDay(db, { ...asked, kind: 'home_line', another: false, pick: pickMotivation }));

const brainFor = ({ firstName, brain }: SignedIn): Brain => ({
  firstName,
  ...(brain.businessName && { businessName: brain.businessName }),
  ...(brain.salesLevel && { salesLevel: brain.salesLevel as NonNullable<Brain['salesLevel']> }),
  ...(brain.biggestSalesChallenge && { biggestSalesChallenge: brain.biggestSalesChallenge }),
});
