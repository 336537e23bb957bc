const OPEN = '<think>';
const CLOSE = '</think>';

// Small models write their thoughts before the answer; nobody asked for them.
export const dropThinking = (text: string): string => {
  const start = text.indexOf(OPEN);
  const end = text.lastIndexOf(CLOSE);
  return start >= 0 && end > start ? text.slice(end + CLOSE.length) : text;
};

// The same for a text that comes in pieces.
export const createThinkingFilter = (pass: (text: string) => void) => {
  let held = '';
  let state: 'start' | 'thinking' | 'text' = 'start';
  const push = (delta: string): void => {
    if (state === 'text') return pass(delta);
    held += delta;
    if (state === 'start') {
      held = held.trimStart();
      if (held.length < OPEN.length && OPEN.startsWith(held)) return;
      if (!held.startsWith(OPEN)) {
        state = 'text';
        return pass(held);
      }
      state = 'thinking';
    }
    const end = held.indexOf(CLOSE);
    // Only the tail can hold the half of a closing mark.
    if (end < 0) held = held.slice(-CLOSE.length);
    else {
      const rest = held.slice(end + CLOSE.length);
      held = '';
      state = 'start';
      push(rest);
    }
  };
  return {
    push,
    end() {
      if (state === 'start' && held !== '') pass(held);
    },
  };
};
