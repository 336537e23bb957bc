// What is typed into the card form of the sandbox: how it is grouped, and what is wrong with it before it is sent.
export type CardText = { number: string; expiry: string; code: string };
export const emptyCard: CardText = { number: '', expiry: '', code: '' };

const digitsOf = (text: string) => text.replace(/\D/g, '');
export const cardDigits = ({ number }: CardText) => digitsOf(number);

export const groupNumber = (typed: string) => digitsOf(typed).slice(0, 19).replace(/(\d{4})(?=\d)/g, '$1 ');

// '1' may become 10 to 12, so it waits; '9' can only be September.
export function groupExpiry(typed: string, before: string) {
  const digits = digitsOf(typed).slice(0, 4);
  // The slash went, so the digit before it has to go too.
  if (before.endsWith(' / ') && typed.length < before.length) return digits.slice(0, 1);
  const month = /^[2-9]/.test(digits) ? `0${digits}` : digits;
  return month.length < 2 ? month : `${month.slice(0, 2)} / ${month.slice(2, 4)}`;
}

// The last digit proves the others, as on every card.
export function isCardNumber(digits: string) {
  if (!/^\d{13,19}$/.test(digits)) return false;
  const sum = Array.from(digits).toReversed().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

export function checkCard(card: CardText, now: Date): Partial<CardText> {
  const wrong: Partial<CardText> = {};
  if (!isCardNumber(cardDigits(card))) wrong.number = 'Check the card number.';
  const [, month, year] = /^(0[1-9]|1[0-2]) \/ (\d\d)$/.exec(card.expiry) ?? [];
  if (!month || !year) wrong.expiry = 'Month and year, such as 09 / 28.';
  else if (new Date(Date.UTC(2000 + Number(year), Number(month), 1)) <= now) wrong.expiry = 'This card has expired.';
  if (!/^\d{3,4}$/.test(card.code)) wrong.code = '3 or 4 digits.';
  return wrong;
}
