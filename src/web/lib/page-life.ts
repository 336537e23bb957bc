import { dropStoredToken, hadSession, onToken, readToken } from './token.ts';

// Marks this tab until it goes to another site: a closed tab doesn't come back, and a new one has no mark.
const TAB = 'signed-in';
const AT_PAYMENT = 'atPayment';

// The page of the payment provider leads back here by an ordinary link.
export function goToPayment(url: string) {
  localStorage.setItem(AT_PAYMENT, '1');
  location.assign(url);
}

function leave() {
  const token = readToken();
  if (token === null) return;
  const body = JSON.stringify({ token, toPayment: localStorage.getItem(AT_PAYMENT) !== null });
  navigator.sendBeacon('/api/session/leave', new Blob([body], { type: 'application/json' }));
  dropStoredToken();
  sessionStorage.clear();
}

// Whether this load is a refresh, a step back or forward, an address typed over the last one, or the way back from a payment.
function comesBack() {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const wasAtPayment = localStorage.getItem(AT_PAYMENT) !== null;
  localStorage.removeItem(AT_PAYMENT);
  if (!hadSession()) return false;
  return load?.type === 'reload' || load?.type === 'back_forward' || window.name === TAB || (wasAtPayment && document.referrer !== '');
}

const markTab = () => {
  window.name = readToken() === null ? '' : TAB;
};
const resume = async () => (await import('./session-resume.ts')).resume();

// Before anything is drawn: a page that was only reloaded takes its session up again.
export async function beginPage() {
  addEventListener('pagehide', leave);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && readToken() !== null) void resume();
  });
  const returns = comesBack();
  if (returns && readToken() === null) await resume();
  markTab();
  onToken(markTab);
}
