// Watches for signs of a person, in this tab and in the others, against the clock on the wall.
export const WARN_AFTER_MINUTES = 18;
export const END_AFTER_MINUTES = 20;
const MINUTE_MS = 60_000;
const LAST_ACTIVE = 'lastActiveAt';
const SHARE_AFTER_MS = 1000;
// The server counts by requests: it hears of the last sign a minute after it, and in between while one works on.
const TELL_AFTER_MS = MINUTE_MS;
const TELL_EVERY_MS = 5 * MINUTE_MS;
// Long enough to reach 'Logout Now' with the pointer.
const MOVE_HIDES_AFTER_MS = 1500;
const signs = ['mousedown', 'mousemove', 'keydown', 'scroll', 'touchstart', 'click'] as const;

type Watch = {
  onWarn: (endsAt: number) => void;
  onCalm: () => void;
  onEnd: (wasWarned: boolean) => void;
  // Tells the server that somebody is here.
  tell: () => void;
  // Whether this sign is meant for the warning itself, such as a press of its button.
  isForWarning: (event: Event) => boolean;
  isPointerOnWarning: () => boolean;
};

export function watchInactivity(watch: Watch) {
  let lastActive = Date.now();
  let shared = 0;
  let told = lastActive;
  let warned = false;
  let ended = false;
  let timers: ReturnType<typeof setTimeout>[] = [];
  let moved: ReturnType<typeof setTimeout> | undefined;

  const after = (minutes: number) => lastActive + minutes * MINUTE_MS;
  // The server writes a sign down once a minute: only what it hears a minute later is sure to count.
  const isTold = () => told >= lastActive + TELL_AFTER_MS;
  const clear = () => {
    for (const timer of timers) clearTimeout(timer);
    timers = [];
  };
  const runAt = (at: number, work: () => void) => timers.push(setTimeout(work, Math.max(0, at - Date.now())));

  function look() {
    clear();
    if (ended || document.hidden) return;
    const now = Date.now();
    if (now >= after(END_AFTER_MINUTES)) return end();
    const isLate = now >= after(WARN_AFTER_MINUTES);
    if (isLate !== warned) {
      warned = isLate;
      if (warned) watch.onWarn(after(END_AFTER_MINUTES));
      else watch.onCalm();
    }
    runAt(after(isLate ? END_AFTER_MINUTES : WARN_AFTER_MINUTES), look);
    if (isTold()) return;
    const tellAt = Math.min(lastActive + TELL_AFTER_MS, Math.max(told + TELL_EVERY_MS, lastActive));
    if (now >= tellAt) tell();
    if (!isTold()) runAt(Math.max(tellAt, lastActive + TELL_AFTER_MS), look);
  }
  function tell() {
    told = Date.now();
    watch.tell();
  }
  function end() {
    ended = true;
    clear();
    watch.onEnd(warned);
  }
  function stay() {
    const now = Date.now();
    // A sleeping computer wakes up with a movement, long after its time.
    if (now >= after(END_AFTER_MINUTES)) return look();
    const isFirst = isTold() || warned;
    lastActive = now;
    if (now - shared >= SHARE_AFTER_MS) {
      shared = now;
      localStorage.setItem(LAST_ACTIVE, String(now));
    }
    if (isFirst) look();
  }

  const onSign = (event: Event) => {
    if (!warned) return stay();
    if (watch.isForWarning(event)) return;
    if (event.type !== 'mousemove') return stay();
    moved ??= setTimeout(() => {
      moved = undefined;
      if (warned && !watch.isPointerOnWarning()) stay();
    }, MOVE_HIDES_AFTER_MS);
  };
  const readShared = () => {
    const elsewhere = Number(localStorage.getItem(LAST_ACTIVE) ?? 0);
    if (elsewhere > lastActive) lastActive = elsewhere;
  };
  const onShared = ({ key }: StorageEvent) => {
    if (key !== LAST_ACTIVE) return;
    readShared();
    if (warned) look();
  };
  const onVisible = () => {
    readShared();
    if (document.hidden && !isTold()) tell();
    look();
  };

  for (const sign of signs) addEventListener(sign, onSign, { capture: true, passive: true });
  addEventListener('storage', onShared);
  document.addEventListener('visibilitychange', onVisible);
  stay();
  look();
  return {
    // By the button of the warning: the server hears of it at once.
    stay: () => {
      stay();
      tell();
    },
    stop: () => {
      ended = true;
      clear();
      clearTimeout(moved);
      for (const sign of signs) removeEventListener(sign, onSign, { capture: true });
      removeEventListener('storage', onShared);
      document.removeEventListener('visibilitychange', onVisible);
    },
  };
}
