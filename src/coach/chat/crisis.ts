// Signs that the writer, or somebody the writer speaks of, is in danger or despair. Plain alternatives only, so that any
// length of text is read in one pass.
const SIGNS = [
  /\b(?:kill|killing|hang|hurt|harm|hurting|harming|cut|cutting) (?:my ?self|him ?self|her ?self|them ?sel(?:f|ves))\b(?! some slack| shaving| short)/,
  /\b(?:suicidal|suicide|kms|self[- ]harm|unalive)\b/,
  /\b(?:end|ended|ending|take|taking) (?:my|his|her|their|my own) (?:own )?life\b(?! insurance| cover| policy| assurance)/,
  /\b(?:end|ending) it (?:all|tonight|today)\b|\beverything (?:to )?(?:just )?stop\b.{0,60}\bcan'?t\b/,
  /\b(?:want|wanna|wish|going|ready|rather) (?:to |i was |i were |be )*(?:die|dead)\b(?! of (?:embarrassment|shame|laughter|boredom)| on the (?:spot|phone))/,
  /\bwish i (?:was|were|wasn't|weren't) (?:dead|born|alive|here)\b/,
  /\b(?:don't|do not|dont|can't|cannot|no longer) (?:want to |wanna )?(?:live|be alive|exist|be here|wake up)(?: any ?more| any longer|$|[.,!])/,
  /\bbetter off (?:dead|without me)\b/,
  /\b(?:no|any|a) (?:reason|point) (?:to|in|for) (?:live|living|be alive|being alive|go on living)\b/,
  /\b(?:end it all|not worth living|life is(?:n't| not) worth|can'?t go on (?:living|like this)|nothing to live for|want it all to end|want to disappear forever)\b/,
  /\b(?:he|she|my (?:husband|wife|partner|boyfriend|girlfriend|dad|father|boss)) (?:hits|beats|is hitting|is beating|hit|threatens to kill) me\b(?! (?:up|with|on))|\b(?:he|she) beat me up\b/,
  /\b(?:overdos(?:e|ed|ing) on|took (?:all|too many) (?:the |my )?pills)\b/,
];
// Shop talk: 'career suicide', 'this target is killing me', 'hang himself' is never shop talk.
const SHOP_TALK = /\b(?:career|commercial|brand|political|financial|social|business|margin|price|pricing|economic|professional)[- ]suicide\b|\bsuicide (?:pact pricing|squad|prevention (?:software|training|charity|nonprofit|app|service)s?)\b/g;

export function seesCrisis(text: string): boolean {
  const said = text.toLowerCase().replace(/[\u2018\u2019`]/g, "'").replace(SHOP_TALK, ' ');
  return SIGNS.some((sign) => sign.test(said));
}

export const crisisReply = [
  "I'm glad you wrote that here. It sounds like far more than work, so let's leave selling aside.",
  "**If you or somebody else could be in danger now, please ring your local emergency number, or go to somebody who is near you.** You don't have to be sure it's serious enough.",
  [
    '- Any country: findahelpline.com lists free lines for talking, texting or chatting',
    '- United States: call or text 988',
    '- United Kingdom and Ireland: Samaritans, 116 123, day and night',
  ].join('\n'),
  "I'm a built-in coach, not a person, and no one reads along here, so please tell one human being today: a friend, a relative, a doctor. One sentence is enough: \"I'm not all right, can you stay with me?\"",
  "Nothing in your work has to be done today. I'm here whenever you want to come back.",
].join('\n\n');
