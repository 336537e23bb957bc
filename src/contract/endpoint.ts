import * as z from 'zod/mini';

// anyone: no sign-in asked. user: a live session. expired: only the token that an expired password gives. admin: the admin session.
export type Access = 'anyone' | 'user' | 'expired' | 'admin';
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
// The limits that a call counts against; their numbers live in domain/limits.ts.
export type Throttle = 'login' | 'register' | 'reset' | 'contact' | 'admin_gate' | 'generate' | 'demo_chat' | 'pay';
type Schema = z.ZodMiniType;

type Spec<I extends Schema, O extends Schema, A extends Access> = {
  about: string;
  access: A;
  input: I;
  output: O;
  throttle?: Throttle;
  // Failures are answered as plain text where the specification says so.
  plainErrors?: true;
  // Every POST of a user may be sent again with the same Idempotency-Key; this one may be by a visitor too.
  replay?: true;
  // The answer is not JSON (a file, an event stream): the handler writes it.
  raw?: true;
  // The handler reads the bytes of the body as they came, because they are signed.
  rawBody?: true;
};
export type Endpoint<I extends Schema = Schema, O extends Schema = Schema, A extends Access = Access> = Spec<I, O, A> & {
  method: Method;
  path: string;
};
export type Input<E extends Endpoint> = z.output<E['input']>;
export type Sent<E extends Endpoint> = z.input<E['input']>;
export type Output<E extends Endpoint> = z.output<E['output']>;

export const nothing = z.object({});
export const done = z.object({ success: z.literal(true) });

const maker =
  (method: Method) =>
  <const A extends Access, I extends Schema = typeof nothing, O extends Schema = typeof done>(
    path: `/api/${string}`,
    spec: Omit<Spec<I, O, A>, 'input' | 'output'> & { input?: I; output?: O },
  ): Endpoint<I, O, A> =>
    ({ input: nothing, output: done, ...spec, method, path }) as unknown as Endpoint<I, O, A>;

export const get = maker('GET');
export const post = maker('POST');
export const put = maker('PUT');
export const patch = maker('PATCH');
export const remove = maker('DELETE');
