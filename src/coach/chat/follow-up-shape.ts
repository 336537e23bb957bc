// How a turn sounds that only makes sense after the one before it.
export const EXAMPLE = /^(?:(?:can|could) you |please |ok(?:ay)?,? |and |do you have |have you got |got )*(?:give|show|write|tell)?(?: me)? ?(?:an?|another|one more|some|any)? ?(?:concrete |real |good |short )?examples?\b.{0,30}$|^(?:(?:and|so|ok|okay|but)[ ,]+)?(?:how|what) (?:exactly )?(?:would|do|should|could) (?:i|you|that|it) (?:say|sound|put|word|phrase|write|look)(?: (?:it|that|this|then|exactly|there|here|like|now|in (?:words|practice)|to (?:him|her|them|that|this|it)))*[ ?.!]*$|^for (?:example|instance)\??$|^like what\??$|^such as\??$/i;
const MAKE = String.raw`(?:(?:ok|okay|please|pls|and|can|could|would|will|you|u|i|want|need|give|tell|show|me|a|an|the|bit|much|even|make|keep|put|say|be|have|get|it|that|this|that's|it's|your answer|just|too)[ ,]+)*`;
export const SHORTER = new RegExp(`^${MAKE}(?:shorter|short version|short|shortened|briefer|brief|briefly|condensed?|too long|long|tl;?dr|in short|in brief|in one (?:sentence|line)|in a (?:sentence|line|nutshell)|simpler|quick version|shorten(?: (?:it|that|this|your answer|the answer))?|(?:cut|boil) (?:it|that|this) down|summar(?:y|i[sz]e)(?: (?:it|that|this))?|the gist)\\b(?:[ ,]*(?:please|pls|for me|version|answer|a bit|a little|one|thanks|up|down))*[ .!?]*$`, 'i');
export const MORE = /^(?:(?:and|ok|okay|please|can you|give me|tell me|show me|any|got|do you have) )*(?:more|another(?: one| idea| way| option)?|anything else|something else|what else|other (?:ideas|ways|options|ideas\?)|different idea|else|next|go on|continue|other)\b.{0,20}$/i;
export const FAILED = /^(?:(?:but|well|yes|ok|no|hm+)[ ,]*)*(?:i(?:'ve| have)? (?:already )?tried (?:that|this|it)|(?:that|it|this|step \d|(?:the )?(?:first|second|third|last) (?:step|point|tip|one)) (?:didn't|did not|didnt|doesn't|does not|doesnt|won't|will not|hasn't) (?:work|help)|already (?:did|done|tried)|tried (?:that|it)(?: already)?|doesn't work|not working)\b/i;
export const STILL_NO = /^(?:(?:and|but|ok|okay|so|then|well|yes|fine)[ ,]+)*(?:what (?:do|should|can) i (?:do|say) |what )?(?:if|when) .{1,30}\b(?:says? no|saying no|no again|a no|refuses?|won't budge|(?:doesn't|don't) (?:budge|move))\b.{0,30}$/i;
export const IGNORED = /^(?:(?:and|but|ok|okay|so|then|well|yes|fine)[ ,]+)*(?:what (?:do|should|can) i (?:do|say) |what |how about )?(?:(?:if|when) |(?=(?:he|she|they|still)\b))(?:i (?:get|hear) (?:nothing|no (?:answer|reply|response))|there(?:'s| is) (?:no (?:answer|reply|response)|silence|nothing)|(?:he|she|they|nobody|no one|it|the \w{1,20}|[a-z]{2,15}) (?:just |still |simply |then |all )?(?:ignores?(?: (?:me|it|that|this|my \w{1,15}))?|ghosts?(?: me)?|(?:doesn't|don't|does not|do not|dont|doesnt|never|won't|wont) (?:even )?(?:answer|reply|respond|react|write back|ring back|call back|get back(?: to me)?|pick up)|go(?:es)? (?:quiet|silent|dark|cold)|stays? (?:quiet|silent)|says? nothing|answers?|repl(?:y|ies)))(?: (?:again|then|too|as well|at all|anyway|either|still|after that|to (?:that|it|this)))*[ ?.!]*$/i;
export const WHY = /^(?:but |and |ok |so )?(?:why(?: is that| does (?:that|it) (?:work|help)| should i| that| this| not)?|does (?:that|it|this) (?:really |actually )?work|is that (?:true|proven)|what's the (?:evidence|proof|source)|source|how do you know(?: that)?|says who|who says)\s*\??$/i;
export const YES = /^(?:yes|yep|yeah|yup|sure|ok|okay|right|true|exactly|fine|agreed|will do|i will|i do|i did|i have|done|did (?:it|that))[ .!]*$/i;
const NEGATION = String.raw`(?:(?:i|we|they|he|she|it|that) )?(?:really )?(?:don't|didn't|haven't|hasn't|doesn't|isn't|wasn't|can't|couldn't|do not|did not|have not|has not|dont|didnt|havent|hasnt|doesnt|never)`;
export const NO = new RegExp(`^(?:(?:no|nope|nah|well|hm+|um+|honestly|actually|sorry|not really|not yet|not at all|not (?:that i know(?: of)?)|none|neither|${NEGATION}(?: (?:so|that|it|this|yet|think so|have (?:one|any|it|that)|really|at all|ask(?:ed)?|did|do|tried|try|any|one|say|said|mention(?:ed)?|tell me|told me))*)[ ,.!]*){1,5}$`, 'i');
export const UNKNOWN = /^(?:(?:no|hm+|um+|well|honestly|sorry)[ ,.]+)*(?:no idea|no clue|not sure|(?:i )?(?:don't|do not|dont|didn't|can't) (?:really )?(?:know|tell|say)(?: (?:that|it|yet|either))?|dunno|idk|hard to (?:say|tell)|who knows)[ .!]*$/i;
export const LEANS_BACK = /^(?:and|but|then|so|what if|what about|how about|ok but|okay but|yes but|or|if|in that case)\b|\b(?:again|still|that|it|this one|then)\s*\?*$/i;

const ORDINALS: Record<string, number> = { one: 1, two: 2, three: 3, four: 4, five: 5, first: 1, second: 2, third: 3, fourth: 4, '1st': 1, '2nd': 2, '3rd': 3, '4th': 4, last: -1 };
const INTO = String.raw`(?:(?:can|could|would|will|please|you|i|i'm|me|tell|give|show|help|more|about|on|with|at|explain|expand|elaborate|go|going|deeper|into|further|what|how|why|do|does|did|is|mean|means|meant|by|exactly|ok|okay|and|but|so|understand|get|don't|dont|didn't|detail|details|in|a|bit|little|unpack|walk|through|stuck|struggling|say|again|repeat|the|to|your)[ ,]+)*`;
const ORDINAL = 'first|second|third|fourth|last|1st|2nd|3rd|4th';
const STEP_NOUN = '(?:step|point|tip|bit|part)';
const ENDING = String.raw`\b(?:[ ,]+(?:please|pls|mean|means|work|works|look like|again|in (?:more )?detail|in practice|a bit more|more|exactly|then|about|for|to me|of (?:that|it|this|them|those)))*[ ?.!]*$`;
const STEP = new RegExp(`^${INTO}(?:(?:step|point|tip)s? ?(?:number |no\\.? ?|nr\\.? ?|#)?([1-9]|one|two|three|four|five)|(${ORDINAL}) ${STEP_NOUN})${ENDING}`, 'i');
const NUMBER = /^(?:(?:and|ok|okay|please|can you|could you|tell me|i don't (?:get|understand))[ ,]+)*(?:more (?:about|on)|what about|explain|expand on|elaborate on|go (?:deeper )?into|what do you mean by|what does|how do i do)? ?(?:the )?(?:number |no\. ?|nr\.? ?|#)([1-9]|one|two|three)\b(?: mean| please| again)?[ ?.!]*$/i;

// The number of the step that is asked about, -1 for the last one; null when it's another question.
export function readStepAsked(said: string): number | null {
  return readNumber(STEP.exec(said) ?? NUMBER.exec(said));
}
const readNumber = (found: RegExpExecArray | null) => {
  const word = found?.slice(1).find(Boolean);
  return word ? (ORDINALS[word.toLowerCase()] ?? Number(word)) : null;
};

// One of the things just shown, by its place alone: 'the second one', '2'.
const ONE = new RegExp(`^${INTO}(?:(?<!\\ban? )(${ORDINAL}) one|(?<=\\bthe )(${ORDINAL}))${ENDING}`, 'i');
const FIGURE = /^#?([1-5])[ .)?!]*$/;
export const readOneAsked = (said: string) => readNumber(ONE.exec(said) ?? FIGURE.exec(said));

const DONE = new RegExp(`^(?:(?:ok|okay|well|so|yes|right)[ ,]+)*(?:i(?:'ve| have|'m| am)? )?(?:already |just )?(?:did|done(?: with)?|tried|finished(?: with)?|completed) (?:step ?([1-9]|one|two|three)|(?:the )?(${ORDINAL}) (?:${STEP_NOUN}|one))(?:[ ,.]+(?:and |so )?(?:already|now what|what(?:'s| is)? (?:next|now)|next|now|today|yesterday))*[ .!?]*$`, 'i');
// The number of the step that is said to be done.
export const readStepDone = (said: string) => readNumber(DONE.exec(said));

export type Medium = 'phone' | 'voicemail' | 'e-mail' | 'text' | 'LinkedIn' | 'person';
const MEDIUM = /^(?:(?:and|but|ok|okay|so|then|or|what|how|about|if|is|it(?:'s)?|that|same|the|does|would|do|i|you|say|this|work|when|we(?:'re| are)?|i'm|i am|change|different|would|look|sound|like)[ ,?]+)*(?:(?:on|over|by|via|in|as|with|for|through|face|to) )*(?:(?:the|a|an|my|their) )?(?:(phone|telephone|call|phone call|cold call)|(voice ?mail|answering machine|answer ?phone)|(e-?mails?|writing|written)|(text(?: message)?|texts|sms|whatsapp)|(linked ?in|dm|inmail)|(person|face|meeting|site|face[- ]to[- ]face))(?: (?:instead|then|too|as well|message))*[ ?.!]*$/i;
const LEADS_TO_MEDIUM = /^(?:and|but|ok|okay|so|or|what|how|same|if|is|does|would|on|over|by|via|in|as|the same)\b/i;
// 'What do I say on a voicemail?' stands by itself; 'how would I say it on a voicemail?' doesn't.
const STANDS_ALONE = /^(?:what|how) (?:do|would|should|can|could) (?:i|you)\b(?!.*\b(?:it|that|this|same)\b)/i;
const MEDIA: Medium[] = ['phone', 'voicemail', 'e-mail', 'text', 'LinkedIn', 'person'];

// 'And on the phone?': the way of saying it that is asked about.
export function readMediumAsked(said: string): Medium | null {
  const found = LEADS_TO_MEDIUM.test(said) && !STANDS_ALONE.test(said) ? MEDIUM.exec(said) : null;
  const at = found ? found.slice(1).findIndex(Boolean) : -1;
  return MEDIA[at] ?? null;
}
