import { isFirstName } from './people.ts';
import type { Span } from '#coach/understanding';
import type { FoundIntents } from './intents.ts';
import type { Plain } from './plain.ts';

// Whom to talk to instead: a name if one was given, else an address, else a department or role.
const BEFORE = /\b(?:talk|talking|speak|speaking|contact|reach(?: out)?|touch|ask|try|write|email|ring|call|phone|cc'?(?:d|ed|ing)?|copied|copying|loop(?:ing)?|adding|connect|introduce|want|wants|intro|liaise|go through|approach|message|colleague|successor|replacement|redirect|direct|forward(?:ed|ing)?|pass(?:ed)?|would be|that's|person|over to|handles?|took over|taken over|covering|is the one|one to|after|give|friend|cousin|neighbou?r|mate|sister|brother|daughter|son|head of|manager|lead|knows)\b[^.!?]{0,60}$/i;
const AFTER = /^(?:'s)?[ ,]{0,2}(?:\([^)]{0,40}\)[ ,]{0,2})?(?:who|runs|handles?|looks after|takes?|took|deals|is (?:the|who|covering|a better|our|in)|can help|will|manages|heads|decides|from|in [a-z]|would be|might|knows|does|here)\b/i;
const EMAIL = /\b[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{2,20}){1,3}/;
const ROLE = /\b(?:contact|talk to|speak (?:to|with)|speaking (?:to|with)|reach out to|touch with|ask|try|approach|call|ring|email|message|liaise with|passed (?:it|this|that|your \w{2,10}) (?:on |along )?to|forwarded (?:it|this|that|your \w{2,10}) to|direct (?:this|it|all \w{2,20}(?: of this kind)?) to|go through|better off (?:with|speaking to)|need|want|deal(?:s)? with|enquiry to|should go to|that would be|for) ((?:our|the|my|your)? ?(?:head of [a-z]{2,20}|[a-z]{0,15} ?(?:department|dept|team|office|branch|manager|director|lead|buyers?|owner|landlord|agents?|broker|accountant|wife|husband|brother|sister|partner|colleague|boss|principal|chef|architect|solicitor|procurement|purchasing|hr|facilities|finance|accounts payable|reception)))\b/i;
const INSTEAD = /\b(?:instead|not the right person|wrong person|not my (?:area|department|dept)|no longer (?:work|with)|best person|right person|better person)\b/i;

export function findReferral(said: Plain, names: Span[], intents: FoundIntents): string | null {
  const text = said.text.slice(0, 6_000);
  const isReferral = intents.some(({ intent }) => intent === 'referral') || INSTEAD.test(text);
  if (!isReferral && !intents.some(({ intent }) => intent === 'out_of_office')) return null;
  const greeted = /^\W{0,3}(?:hi|hello|hey|dear|good \w{5,9})\b[^\n]{0,40}/i.exec(text)?.[0] ?? '';
  for (const name of names) {
    const at = text.indexOf(name.quote, greeted.includes(name.quote) ? greeted.length : 0);
    if (at < 0) continue;
    const before = text.slice(Math.max(0, at - 80), at);
    const after = text.slice(at + name.quote.length, at + name.quote.length + 60);
    if (BEFORE.test(before) || AFTER.test(after)) return name.quote;
    if (isReferral && isFirstName(name.quote) && at > greeted.length) return name.quote;
  }
  const address = EMAIL.exec(text)?.[0];
  if (address !== undefined) return address;
  return isReferral ? (ROLE.exec(text)?.[1]?.trim() ?? null) : null;
}
