// What is decided before anything of the app is loaded; first.ts asks it at the head of a prerendered page.
const TOKEN = 'authToken';
const AT_PAYMENT = 'atPayment';
// What a tab is called while the page of somebody signed in is left: it may take its session up again.
const LEFT_SIGNED_IN = 'signed-in';

// A browser may refuse its storage; then nothing is stored.
export const readStored = (key: string) => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};
const wasReloaded = () => {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load?.type === 'reload' || load?.type === 'back_forward';
};
const isPrerendered = () => document.currentScript?.hasAttribute('data-app') ?? false;

// A user is about to see this page: the one that was drawn for visitors must not be seen meanwhile.
export const expectsUser = () => readStored(TOKEN) !== null || readStored(AT_PAYMENT) !== null || window.name === LEFT_SIGNED_IN;

// Else a visitor has all there is to see, until something of it is touched.
export const shouldStartApp = () => expectsUser() || wasReloaded() || !isPrerendered();
