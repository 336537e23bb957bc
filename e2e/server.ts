// The server of the browser journeys, in a process of its own, with a clock that a test can move and mails it can read.
import type { Nudge } from '#contract/nudge';
import { findUserByEmail } from '#server/db/account';
import { newId } from '#server/db/id';
import { insertNudge } from '#server/db/nudge';
import { openTestHouse } from '#server/testing';
import type { Behaviour } from '../faults/fake-behaviours.ts';
import { startFakeProvider } from '../faults/fake-provider.ts';
import { openStripeDoor, type StripePayment } from './stripe-door.ts';

// Where a test wants Stripe, our stand-in takes its place, and its events come in by the webhook.
const stripe = process.env.E2E_STRIPE ? await openStripeDoor() : null;
const model = process.env.HAS_MODEL ? await startFakeProvider() : null;
const house = await openTestHouse({ ADMIN_PASSWORD: 'The-harbour-master-7', ...(model && { COACH_MODELS: 'openai-compatible:fake', COACH_BASE_URL: model.baseUrl }), ...stripe?.settings });
type Message = { id: number; advanceMs?: number; isReset?: boolean; mailsTo?: string; behaviour?: Behaviour; nudge?: { email: string; payload: Nudge['payloadJson'] }; pay?: StripePayment; isLogAsked?: boolean; hasExtras?: boolean };

async function obey({ advanceMs, isReset, mailsTo, nudge, behaviour, pay, isLogAsked, hasExtras }: Message) {
  if (behaviour) model?.behave(behaviour);
  if (isReset) house.clock.now = new Date();
  if (isReset || hasExtras) house.house.settings.ASSISTANT_EXTRAS = hasExtras ?? false;
  if (nudge) await addNudge(nudge);
  if (advanceMs) house.clock.advance(advanceMs);
  if (pay) return stripe!.pay(pay, house.url);
  if (isLogAsked) return [...house.log, ...(stripe?.listHeard() ?? [])].join('\n');
  return mailsTo ? house.readMails(mailsTo) : null;
}

async function addNudge({ email, payload }: NonNullable<Message['nudge']>) {
  const { db, now } = house.house;
  const user = await findUserByEmail(db, email);
  await insertNudge(db, { userId: user!.id, id: newId(now()), trigger: 'missing_pricing', episode: payload.title, payload, createdAt: now() });
}

process.on('message', (message: Message) => {
  void obey(message).then((answer) => process.send!({ id: message.id, answer }));
});
process.on('disconnect', () => void Promise.all([house.close(), stripe?.close()]).then(() => process.exit(0)));
process.send!({ url: house.url });
