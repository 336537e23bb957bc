import type { Throttle } from '#contract/endpoint';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

// perAccount: the e-mail that a call names, or else who is signed in. failuresOnly: a success takes its attempt back and clears the account's.
export type Limit = { windowSeconds: number; perAccount?: number; perAddress?: number; perUser?: number; failuresOnly?: boolean };

// Answers of the coach that are being written for one user at the same time, in all processes together. Scaled as the rest.
export const MOST_ANSWERS_AT_ONCE = 6;

// How often a call may be tried. The setting THROTTLE_SCALE multiplies every number.
export const limits: Record<Throttle, Limit> = {
  login: { windowSeconds: 15 * MINUTE, perAccount: 10, perAddress: 200, failuresOnly: true },
  register: { windowSeconds: HOUR, perAddress: 60 },
  reset: { windowSeconds: HOUR, perAccount: 3, perAddress: 60 },
  contact: { windowSeconds: HOUR, perAddress: 20 },
  admin_gate: { windowSeconds: 15 * MINUTE, perAddress: 5, failuresOnly: true },
  generate: { windowSeconds: MINUTE, perUser: 120 },
  demo_chat: { windowSeconds: HOUR, perAddress: 20 },
  // Each asks the payment provider, which counts the questions of the whole house.
  pay: { windowSeconds: MINUTE, perUser: 60 },
};
