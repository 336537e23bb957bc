import { createHmac, timingSafeEqual } from 'node:crypto';
import { PaymentFailure, SIGNATURE_LIVES_SECONDS } from './provider.ts';

// The sandbox signs as Stripe does: t=<seconds>,v1=<HMAC-SHA256 of "seconds.body">.
const seal = (secret: string, seconds: number, body: Buffer | string) => createHmac('sha256', secret).update(`${seconds}.`).update(body).digest();

export function signBody(secret: string, body: string, now: Date) {
  const seconds = Math.floor(now.getTime() / 1000);
  return `t=${seconds},v1=${seal(secret, seconds, body).toString('hex')}`;
}

export function checkSignature(secret: string, { body, signature = '', now }: { body: Buffer; signature?: string | undefined; now: Date }) {
  const [, seconds, hex] = /^t=(\d{1,12}),v1=([\da-f]{64})$/.exec(signature) ?? [];
  if (!seconds || !hex) throw new PaymentFailure('forged', 'the event carries no signature');
  if (!timingSafeEqual(seal(secret, Number(seconds), body), Buffer.from(hex, 'hex'))) throw new PaymentFailure('forged', 'the signature of the event is wrong');
  if (Math.abs(now.getTime() / 1000 - Number(seconds)) > SIGNATURE_LIVES_SECONDS) throw new PaymentFailure('forged', 'the signature of the event is too old');
}
