import { contextFields, MAX_CONTEXT_CHARACTERS, type UserContext } from '#contract/chat';

// What onboarding left in this browser; a hint only, for the server knows the Sales Brain better.
export function readUserContext(): UserContext {
  const known = contextFields.flatMap((field) => {
    const text = localStorage.getItem(field)?.trim();
    return text ? [[field, text.slice(0, MAX_CONTEXT_CHARACTERS)]] : [];
  });
  return Object.fromEntries(known) as UserContext;
}
