// A spreadsheet runs a cell that begins like a formula, in the wide letters of East Asia too; a quote before it makes it text.
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
// Where numbers have a comma, a spreadsheet splits at semicolons, so what follows one may be a cell of its own; ';-)' is none.
const INNER_FORMULA = /;(?=[=+@＝＋＠]|[-－][^)])/g;

export function csvCell(value: unknown) {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = typeof value === 'string' ? value : value instanceof Date ? value.toISOString() : value === null || value === undefined ? '' : JSON.stringify(value);
  const safe = (FORMULA.test(text) ? `'${text}` : text).replace(INNER_FORMULA, ";'");
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const csvLine = (values: readonly unknown[]) => `${values.map(csvCell).join(',')}\r\n`;
