// An error as Stripe answers it.
export class StandInError extends Error {
  readonly status: number;
  readonly body: { type: string; message: string; code?: string; decline_code?: string };
  constructor(status: number, body: StandInError['body']) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}
export const refuse = (code: string, message: string) => new StandInError(400, { type: 'invalid_request_error', code, message });
export const decline = (decline_code: string, message: string) => new StandInError(402, { type: 'card_error', code: 'card_declined', decline_code, message });
