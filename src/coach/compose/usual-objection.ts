import type { Value } from './blanks.ts';

// Objections that every seller hears and that no intent of the reply model names.
export type UsualObjection = 'thirdParty' | 'comparing' | 'burned' | 'different';

const visitors = 'adjuster|assessor|inspector|surveyor|appraiser|structural engineer|engineer|architect';
const bodies = `${visitors}|insurance company|insurance|insurer|bank|lender|mortgage broker|broker|landlord|council|city|county|hoa|permits?|planning permission|zoning|lawyer|solicitor|attorney|accountant|auditor|tax office|grant|loan|funding|claim|court|survey|inspection|notary|investors?`;
const waits = new RegExp(String.raw`\b(?:wait(?:ing|s)?(?: to hear(?: back)?)?(?: for| on| until| till| from)?|hold(?:ing)? (?:off )?(?:for|until|till)|until|till|once|depends? on|up to|hear(?:ing)? (?:back )?from|pending(?: with)?|stuck (?:with|at)|sign-?off from|approv(?:al|ed) (?:from|by)) (my|our|the|a|an|your)? ?(?:insurance )?(${bodies})\b`, 'i');
const pays = /\b(?:my |our |the )?(insurance|insurer)(?: company)? (?:will|would|should|is going to|has to|might|may|is supposed to)?\s?(?:pay|cover|decide|approve)s?\b|\b(?:my|our|the) (claim|loan|permit|grant) (?:is|has)(?:n'?t| not)? (?:still |yet )?(?:open|pending|been approved|approved|through|in review)\b/i;

const offers = '(?:quotes?|bids?|offers?|estimates?|proposals?|opinions?)';
const several = '(?:[2-9]|two|three|four|five|a few|a couple(?: of)?|some|several|more|other|another|a second|competing|multiple)';
const compares = new RegExp(String.raw`\b(?:get|getting|got|need|want|collect|collecting|gather|gathering|see|have|having|waiting (?:for|on)|require|requires) (?:\w+ ){0,3}?${several} (?:\w+ ){0,2}?${offers}\b|\b(?:compare|comparing|shop around|shopping around|look around|looking around|ask around|out to tender|(?:talk|talking|speak|speaking) (?:to|with) (?:\w+ )?(?:other|few|couple of|several|two|three|four) \w+)\b|\b(?:other|more) ${offers} (?:first|coming|in\b|to come)`, 'i');
const dear = /\b(?:cheaper|lower|expensive|too (?:much|high|dear)|over ?priced|match|beat)\b|[$£€]\s?\d/i;

const hurt = /\b(?:got|been|get|was|were|be) (?:\w+ )?(?:burne?[dt]|ripped off|screwed|cheated|stung|let down|scammed|disappointed)\b|\bbad experiences?\b|\b(?:tried|used|hired|did|had|done) (?:\S+ ){1,5}?(?:before|already|once|twice|last (?:year|time|summer|winter|spring)|in the past)\b.{0,60}(?:n['’]?t|\b(?:not|never|no|nothing|waste|disaster|nightmare|failed|flop\w*|poor|bad|money))\b|\b(?:wasted|lost|threw away) (?:\S+ ){0,3}?(?:money|budget|thousands|[$£€]\S+) (?:on|with)\b|\blast (?:agency|company|contractor|roofer|consultant|guy|vendor|one|provider|firm|coach|developer|cleaner|supplier)\b.{0,50}(?:n['’]t|\b(?:not|never|nothing|waste|disaster|nightmare|failed|vanished|disappeared|ghosted|terrible|awful|poor|bad|ripped|screwed|ruined|botched|left|lied|burned))\b/i;
// What we did ourselves is a complaint and no story about others.
const ours = /\byou(?: guys)? (?:\w+ )?(?:burne?[dt]|let (?:me|us)|ripped|cheated|lied|failed|ruined)\b/i;

const apart = /\b(?:our|my|this) (?:\w+ )?(?:industry|business|market|company|trade|field|situation|case|sector|niche|customers|clients|brand|products?|building|school|clinic|practice|shop|firm|kitchen|church|setup|work|world)(?:['’]s| is| are)? (?:\w+ ){0,2}(?:different|unique|special|one of a kind|unlike|not like|complicated|particular)\b|\b(?:we['’]?re|we are|it['’]s|it is) (?:\w+ )?(?:different|unique|special) (?:here|for us|in our|with us|from|to|than)\b|\bwe(?:['’]re| are) (?:\w+ )?(?:different|unique|special)\b|\b(?:wo|does|would|ca)n['’]?t (?:really |ever )?work (?:for|in|with|here) ?(?:us|our|my|a|this|here)?\b|\byou do(?:n['’]t| not) (?:know|understand) (?:our|my|this) (?:industry|business|market|trade|field|sector)\b/i;

export const findUsualObjection = (said: string): UsualObjection | null => {
  const text = said.slice(0, 1500);
  if (waits.test(text) || pays.test(text)) return 'thirdParty';
  if (hurt.test(text) && !ours.test(text)) return 'burned';
  if (compares.test(text) && !dear.test(text)) return 'comparing';
  return apart.test(text) ? 'different' : null;
};

const shout = /^hoa$/i;
// These need no answer and ask no questions.
const things = /^(?:permits?|planning permission|zoning|grant|loan|funding|claim|survey|inspection)$/;
// Whom they wait for, as they named them.
export const thirdBlanks = (said: string): Record<'held' | 'third' | 'visitor', Value[]> => {
  const text = said.slice(0, 1500);
  const found = waits.exec(text);
  const paid = found ? null : pays.exec(text);
  const noun = (found?.[2] ?? paid?.[1] ?? paid?.[2])?.toLowerCase();
  if (noun === undefined) return { held: [], third: [], visitor: [] };
  const whose = /^(?:my|our)$/i.test(found?.[1] ?? '') ? 'your' : 'the';
  const value: Value = { text: `${whose} ${shout.test(noun) ? noun.toUpperCase() : noun}`, about: 'third', rank: 0, why: { from: 'message', field: null, quote: (found ?? paid)![0].trim() } };
  return { held: [value], third: things.test(noun) ? [] : [{ ...value, about: 'third-party' }], visitor: new RegExp(`^(?:${visitors})$`, 'i').test(noun) ? [{ ...value, about: 'visitor' }] : [] };
};
