import { dropStoredToken, hadSession, onToken, readToken } from './token.ts';

// Marks this tab until it goes to another site: a closed tab doesn't come back, and a new one has no mark.
const TAB = 'signed-in';
const AT_PAYMENT = 'atPayment';

// The page of the payment provider leads back here by an ordinary link.
export function goToPayment(url: string) {
  expectPayment();
  location.assign(url);
}
// The card form may go to the bank by itself, and come back.
export const expectPayment = () => localStorage.setItem(AT_PAYMENT, '1');
export const stayFromPayment = () => localStorage.removeItem(AT_PAYMENT);

function leave() {
  const token = readToken();
  if (token === null) return;
  const body = JSON.stringify({ token, toPayment: localStorage.getItem(AT_PAYMENT) !== null });
  navigator.sendBeacon('/api/session/leave', new Blob([body], { type: 'application/json' }));
  dropStoredToken();
  sessionStorage.clear();
}

// What the provider puts into the address that it sends one back to; not every one says where it comes from.
const RETURN_ADDRESS = /[?&](?:session_id|payment_intent|from_payment)=/;
const cameFromPayment = () => document.referrer !== '' || RETURN_ADDRESS.test(location.search);

// Whether this load is a refresh, a step back or forward, an address typed over the last one, or the way back from a payment.
function comesBack() {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const wasAtPayment = localStorage.getItem(AT_PAYMENT) !== null;
  stayFromPayment();
  if (!hadSession()) return false;
  return load?.type === 'reload' || load?.type === 'back_forward' || window.name === TAB || (wasAtPayment && cameFromPayment());
}

const markTab = () => {
  window.name = readToken() === null ? '' : TAB;
};
const resume = async () => (await import('./session-resume.ts')).resume();

// Before anything is drawn: a page that was only reloaded takes its session up again.
export async function beginPage() {
  addEventListener('pagehide', leave);
  addEventListener('pageshow', ({ persisted }) => {
    // A step back from the payment page, which was left as it was.
    if (persisted) stayFromPayment();
    if (persisted && readToken() !== null) void resume();
  });
  const returns = comesBack();
  if (returns && readToken() === null) await resume();
  markTab();
  onToken(markTab);
}
