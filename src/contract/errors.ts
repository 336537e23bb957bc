// Every failure that is expected: its status and the sentence that crosses the wire.
export const errors = {
  invalid: [400, 'Please check what you entered.'],
  unreadable: [400, 'That request could not be read. Nothing was changed.'],
  expired_link: [400, 'This reset link is invalid or has expired.'],
  wrong_password: [400, 'Your current password is not right.'],
  weak_password: [400, 'Please choose a stronger password.'],
  not_signed_in: [401, 'Please sign in to continue.'],
  wrong_credentials: [401, 'Invalid email or password'],
  admin_only: [401, 'Please sign in to the admin area.'],
  wrong_admin_password: [401, 'Invalid password'],
  limit_reached: [402, 'You have used all messages of your plan. Upgrade your plan to continue.'],
  payment_failed: [402, 'The payment did not go through. Nothing was charged.'],
  forbidden: [403, 'That is not allowed from here.'],
  not_found: [404, 'That could not be found.'],
  already_exists: [409, 'User already exists with this email'],
  conflict: [409, 'That was changed elsewhere in the meantime. Reload and try again.'],
  key_reused: [409, 'That key was used for something else. Send a new one.'],
  under_way: [409, 'That is under way already. Please wait a moment.'],
  too_large: [413, 'That is too much at once. Send at most 256 kB.'],
  not_json: [415, 'Send JSON, with the content type application/json.'],
  missing_fields: [422, 'Your Sales Brain lacks what this needs.'],
  too_many: [429, 'Too many attempts. Please wait a little and try again.'],
  too_many_at_once: [429, 'The coach is writing several answers for you already. Please wait for one of them, then send this again.'],
  given_up: [499, 'The request was given up before its answer was there. Nothing was stored.'],
  fault: [500, 'Something went wrong on our side. Nothing was changed; please try again.'],
  not_built: [501, 'This call is not available yet.'],
  unavailable: [503, 'The service is not available for the moment. Please try again shortly.'],
} as const satisfies Record<string, readonly [number, string]>;
export type ErrorCode = keyof typeof errors;

// Sentences by field name; what a form shows beside each field.
export type FieldErrors = Record<string, string>;
// missingFields: the questions of the Sales Brain that have to be answered first.
type Details = { sentence?: string; fields?: FieldErrors; retryAfterSeconds?: number; missingFields?: string[] };

export class Failure extends Error {
  readonly code: ErrorCode;
  readonly details: Details;
  constructor(code: ErrorCode, details: Details = {}) {
    super(details.sentence ?? errors[code][1]);
    this.code = code;
    this.details = details;
  }
  get status(): number {
    return errors[this.code][0];
  }
}
export const fail = (code: ErrorCode, details?: Details) => new Failure(code, details);
