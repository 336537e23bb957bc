import type { Brain } from '#coach/brief';

export type SmallTalk = { kind: 'greeting' | 'thanks' | 'ability' | 'identity' | 'off_topic'; text: string };

const MAX_SMALL_TALK_WORDS = 14;
const GREETING = /^(?:hi+|hello+|hey+|hiya|yo|howdy|greetings|good (?:morning|afternoon|evening|day)|morning|evening|sup|what's up)(?: there| coach| winward| again| everyone| all)*[ !.,?]*(?:how are you(?: doing)?(?: today)?|how's it going)?[ !.?]*$/i;
const NAMES_ONESELF = /^(?:(?:hi+|hello|hey+)[ ,!.]+)?(?:it'?s|this is) (?:me[ ,]+)?(\p{L}{2,20}) here[ !.]*$/iu;
const HOW_ARE_YOU = /^(?:how are you|how's it going|how do you do|you ok|are you there)\b.{0,20}$/i;
const THANKS = /^(?:(?:ok|okay|great|perfect|cool|awesome|nice|brilliant|lovely|wow)[ ,!.]*)*(?:thanks?(?: you)?|thank u|thx|ty|cheers|much appreciated|that helps|that's helpful|that was helpful|very helpful|good advice|got it|makes sense)\b.{0,40}$/i;
const BYE = /^(?:bye+|goodbye|see you|see ya|good night|later|talk later|cya)\b.{0,20}$/i;
const ABILITY = /\bwhat (?:else )?(?:can|do|could) you (?:do|help|know|offer|cover)|how (?:can|do) (?:you help|i use (?:you|this|the coach))|what (?:are you (?:good )?for|is this(?: for)?)\??$|^(?:help|menu|start|options|commands)[ !.?]*$|what (?:should|can|do) i ask(?: you\b|[ ?!.]*$)/i;
const IDENTITY = /\b(?:who|what) (?:are|r) (?:you|u)\b|\bare you (?:a |an |really |even )*(?:human|person|real|robot|bot|ai|machine|chatgpt|gpt|claude|gemini|llm|model|computer|program)\b|\bam i (?:talking|speaking|chatting) (?:to|with) (?:a|an)\b|\bwho (?:made|built|created|trained) you\b|\bwhat (?:model|ai|llm|engine)\b.{0,20}\b(?:you|this)\b|\byour (?:system )?prompt\b/i;
const OFF_TOPIC = /\b(?:weather|forecast for (?:today|tomorrow)|joke|riddle|recipe|bake|cook(?:ing)? (?:a|the|some)|football|soccer|basketball|baseball|cricket score|nba|nfl|world cup|movie|film|netflix|song|lyrics|poem|poetry|horoscope|zodiac|astrology|homework|capital of|president of|prime minister|election|bitcoin|crypto|stock tip|lottery|python code|javascript|html|sql query|source code|write (?:me )?(?:a )?(?:code|program|function|poem|song)|translate|quantum|roman empire|dinosaur|planet|girlfriend|boyfriend|dating|tinder|video ?game|minecraft|math(?:s)? problem|equation|what time is it|what(?:'s| is) the date)\b/i;
const STILL_SELLING = /\b(?:sell|sales|customer|client|prospect|buyer|lead|deal|quote|pitch|outreach|price)\w*\b/i;

const STARTERS = [
  ['"They say it\'s too expensive."', '"I sent the quote and they\'ve gone quiet."', '"How do I open a cold call?"'],
  ['"I\'ve no motivation today."', '"Who should I contact first?"', '"How do I ask for a deposit?"'],
  ['"They need to think about it."', '"My emails get no replies."', '"How do I ask for a referral?"'],
  ['"I have a meeting tomorrow."', '"A customer hasn\'t paid."', '"What do I say on a voicemail?"'],
];
export const offerStarters = (turn: number) => (STARTERS[Math.abs(turn) % STARTERS.length] ?? STARTERS[0]!).map((line) => `- ${line}`).join('\n');

// A request that has nothing to do with selling.
export const isOffTopic = (said: string) => OFF_TOPIC.test(said) && !STILL_SELLING.test(said);

const sayHello = (brain: Brain, turn: number) => {
  const name = /^[\p{L}][\p{L} '-]{0,30}$/u.test(brain.firstName ?? '') ? `, ${brain.firstName}` : '';
  return `Hello${name}. What are you working on at the moment: finding people, a talk that's coming up, an answer you're waiting for, or getting going at all? You could say for instance:\n\n${offerStarters(turn)}`;
};
const ABILITIES = [
  "I coach people who sell. Tell me the situation in your own words and I'll give you one way to go, a first step and a sentence you can use. I know about:",
  ['- finding people and first contact: calls, e-mail, LinkedIn, texts, voicemail', '- objections, following up, silence', '- meetings, offers, prices, negotiation, closing', '- customers you have: renewals, complaints, referrals, late payers', '- you: routine, focus, low days'].join('\n'),
  'You can follow up with "give me an example", "shorter", "another idea" or "what if they say no again?". If you want something written, say "write a reply to this:" and paste it, and I\'ll pass it to the assistant.',
].join('\n\n');
const WHO = "I'm Winward's built-in coach: a library of coaching notes written by people, and rules that find the right one for your question. I'm not a human and there's no language model behind this answer, so I can't know things you haven't told me, and I can misread a question. If a model is connected here, the answers it writes say so.\n\nWhat's on your desk right now?";
const NARROW = "That's outside what I'm any good at: I only know selling and the days of people who sell. If there's a customer, a price or a talk hidden in it, tell me that part. Otherwise, what's the next sale you'd like to move along?";

const isOwnName = (name: string | undefined, { firstName = '' }: Brain) => name !== undefined && name.toLowerCase() === firstName.trim().toLowerCase();
// Talk around the work: greetings, thanks, who are you, and what isn't about selling at all. Null when it's a question for the cards.
export function answerSmallTalk(message: string, brain: Brain, turn: number): SmallTalk | null {
  const said = message.trim().replace(/[\u2018\u2019]/g, "'").slice(0, 500);
  const short = said.split(/\s+/).length <= MAX_SMALL_TALK_WORDS;
  if (GREETING.test(said) || isOwnName(NAMES_ONESELF.exec(said)?.[1], brain) || HOW_ARE_YOU.test(said)) return { kind: 'greeting', text: sayHello(brain, turn) };
  if (short && THANKS.test(said) && !said.includes('?')) return { kind: 'thanks', text: "You're welcome. Try the first step today, while it's fresh, and tell me how it went. What they answered is usually the interesting part." };
  if (short && BYE.test(said)) return { kind: 'thanks', text: 'Go well. One small step, then the day is yours.' };
  if (short && IDENTITY.test(said)) return { kind: 'identity', text: WHO };
  if (short && ABILITY.test(said)) return { kind: 'ability', text: ABILITIES };
  if (isOffTopic(said)) return { kind: 'off_topic', text: NARROW };
  return null;
}
