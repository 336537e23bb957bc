import * as z from 'zod/mini';

// What stands in a query string arrives as text. These read it; JSON bodies never use them, so '70' for a number stays refused there.
export const queryNumber = (least: number, most: number) =>
  z.pipe(
    z.pipe(z.union([z.int(), z.string().check(z.regex(/^\d{1,9}$/, 'Give a whole number.'))]), z.transform(Number)),
    z.int().check(z.gte(least, `Give a number from ${least} to ${most}.`), z.lte(most, `Give a number from ${least} to ${most}.`)),
  );
export const queryFlag = z.pipe(
  z.union([z.boolean(), z.enum(['true', 'false'])], 'Give true or false.'),
  z.transform((value) => value === true || value === 'true'),
);
export const querySearch = z.optional(z.string().check(z.trim(), z.maxLength(200, 'That search is longer than 200 characters.')));

// Keyset pages: `after` is the nextPage of the page before, opaque to whoever sends it back.
export const page = (initial = 50, most = 200) => ({
  after: z.optional(z.string().check(z.maxLength(500))),
  limit: z._default(queryNumber(1, most), initial),
});
export const nextPage = z.nullable(z.string());
