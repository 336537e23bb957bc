import { brainQuestions } from '#contract/brain';
import type { Brain } from '#coach/brief';

const MAX_WORDS = 18;
const MAX_TOLD_CHARACTERS = 600;

type Place = [about: RegExp, answer: string];
// Where things stand in the product. The coach sees none of it and says so.
const places: Place[] = [
  [
    /\bhow many (?:\w+ ){0,2}(?:messages?|msgs?|questions?|credits?|drafts?|prompts?)\b.{0,20}\b(?:left|remain(?:ing)?|still have|used)\b|\b(?:messages?|credits?) (?:do i have |have i )?(?:left|remaining)\b|\bmy (?:message|credit|usage) (?:limit|balance|count)\b|\b(?:am i|have i|did i) (?:\w+ )?(?:out of|run out of|used up) (?:my )?(?:messages|credits)\b|\bwhen (?:do|does|will) my (?:messages|credits) (?:reset|renew|refill|expire|run out)\b/i,
    "How many messages you have left stands under the box you type in, and under **Billing Settings** with your plan. I can't see the count myself, so I'd rather not guess.",
  ],
  [/\b(?:my|the|a new|new) (?:(?:credit|bank|debit|payment) )?(?:card|payment method|payment details|billing address)\b(?! (?:note|reader))/i, "Your card is changed under **Billing Settings**, in the part with your plan. I can't see or change payment details myself."],
  [/\bmy (?:winward |free )?(?:subscription|plan|membership|trial)\b(?! (?:for|with|to|of|b\b))|\b(?:cancel|upgrade|downgrade|pay for) winward\b|\bmy (?:receipts?|billing)\b|\bmy invoices? from (?:you|winward)\b|\binvoices? from winward\b/i, "Your plan is under **Billing Settings**: there you can see what it holds and until when, change it, end it, and find your receipts. I can't do any of that from here."],
  [/\b(?:my|the) password\b/i, 'Your password is changed under **My Profile**, in the part "Password". If you can\'t sign in, use "Forgot password" on the sign-in screen. Please don\'t type it here.'],
  [/\b(?:my|the) (?:e-?mail address|login|sign[- ]?in|user ?name|(?:first |last )?name|phone number|time ?zone)\b/i, 'That stands under **My Profile**, in the part "Personal information".'],
  [/\b(?:my account|my data|my profile)\b/i, 'Your account and your data are under **My Profile**: the part "Your data" lets you download everything, or delete the account.'],
  [/\b(?:my voice|my (?:greeting|sign[- ]?off)|words i never use|how you sound|how my drafts sound)\b/i, 'How your drafts sound is kept in **My Sales Brain**, in the part on your voice: greeting, sign-off, length of a sentence, words you never use.'],
  [/\b(?:my|the) (?:nudges?|notifications?|reminders? settings?)\b/i, 'Nudges are set under **My Profile**, in the part "Nudges".'],
];
const PLACE_ASKED = /\b(?:where|how)(?:'s| is| are| do| can| could| would| should|'d)? ?(?:i |you |we |one )?(?:find|change|edit|update|set|reset|switch|see|check|fix|delete|remove|cancel|end|stop|upgrade|downgrade|download|export|my|invoices)\b|^(?:please |can you |could you |i (?:want|need|would like|'d like) to |i forgot |i've forgotten )?(?:change|reset|update|cancel|delete|upgrade|downgrade|export|my)\b|^when (?:do|does|will) my\b/i;
const COUNT_ASKED = 0;
// These name the product by themselves.
const plain: Place[] = [
  [
    /^(?:(?:please|ok|okay|hi|hey|hello|and|but|so|help)[ ,]+)*(?:(?:(?:how|where) (?:do|can|could) i|can i|could i|may i|i(?:'d like| would like| want| need)?(?: to)?|please) )?(?:get|buy|have|need|want|order|purchase|add) (?:some |a few )?(?:more|extra|additional) (?:messages|credits)(?: (?:here|in winward|for this|from you|please|this month))*[ ?.!]*$|^(?:(?:ok|okay|hi|hey|help|oh no|so|but)[ ,]+)*i(?:'m|'ve| am| have)?(?: just| already| almost| nearly)* (?:(?:ran|run|running) )?(?:out of|low on) (?:my )?(?:messages|credits)(?: (?:here|already|again|today|this month))*[ ?.!]*$/i,
    'How many messages you have goes by your plan. **Billing Settings** says what is left of it and until when, and there you can choose a larger one. If you meant messages from customers, tell me where they should come from.',
  ],
  [/^(?:(?:i (?:want|need|would like)|i'd like) to|how (?:do|can) i|can i|please) (?:cancel|unsubscribe|upgrade|downgrade)[ ?.!]*$|\bhow much (?:does|is|will) winward\b|\bwinward'?s? (?:cost|price|plans?|pricing)\b/i, 'Plans, prices and ending a plan are all under **Billing Settings**. If you meant a customer who wants to cancel, tell me what they said.'],
  [/\b(?:can|could|may) i (?:talk|speak|chat) (?:to|with) (?:a |an |your |the |some )?(?:human|real person|person|someone|support|support team|staff)(?: here| please| instead)*[ ?.!]*$|^(?:how (?:do|can) i )?(?:contact|reach|e-?mail) (?:support|you guys|the team|winward|customer service)[ ?.!]*$/i, "I'm built in, so nobody reads along here. To reach the people behind Winward, use the **Contact** page."],
  [/\b(?:where|find|delete|rename|export|download|open|see)\b.{0,15}\b(?:my|this|these|our|old|earlier|past|previous) (?:old |earlier |past |previous )?(?:chats?|conversations?)(?: with you| here| again)*[ ?.!]*$|\bdo you (?:save|store|keep|record) (?:this|what i|my (?:chats?|messages|conversations?))\b/i, 'What we write is kept in your account. Press **Earlier conversations** at the top of this panel to open, rename or delete one.'],
  [/\bcan you (?:see|read|access|open) my (?:e-?mails?|inbox|calendar|crm|linkedin|contacts|website)\b/i, 'No. I see what you write to me here and what stands in your Sales Brain, nothing else. Paste the part you mean and I can go by it.'],
  [/\bis my (?:data|information|chat) (?:safe|private|secure)\b|\bwho (?:can )?(?:see|reads?) (?:my|this) (?:data|chat|conversation|messages)\b/i, 'What is kept and who may see it stands in the **Privacy Policy**. Under **My Profile**, in the part "Your data", you can download everything or delete the account.'],
  [/\bhow (?:do|can) i (?:log|sign) ?(?:out|off)\b/i, 'Open your account menu at the top and choose **Log Out**.'],
  [/\bwhere\b.{0,15}\b(?:my )?(?:saved insights|saved tips)\b/i, 'What you saved is under **Saved insights**.'],
  [/\bwhere\b.{0,15}\bmy (?:progress|statistics|stats)\b/i, 'That is under **Progress Tracker**.'],
  [/\b(?:turn|switch) (?:off|on) (?:my |the |these |your )?(?:nudges?|notifications?)\b/i, 'Nudges are set under **My Profile**, in the part "Nudges".'],
];

type Told = { about: RegExp; field: (typeof brainQuestions)[number]['field'] ; name: string };
const told: Told[] = [
  { about: /\b(?:ideal|target|perfect|dream|best) (?:customers?|clients?|buyers?|audience|market)\b|\bicp\b|\bwho i sell to\b|\bmy (?:target )?(?:audience|market|customers?|clients?)\b/i, field: 'idealCustomer', name: 'Ideal customer' },
  { about: /\bobjections?\b/i, field: 'commonObjections', name: 'Common objections' },
  { about: /\b(?:pric(?:e|es|ing)(?: model)?|rates?|fees?)\b/i, field: 'pricingModel', name: 'Pricing model' },
  { about: /\b(?:competitors?|competition|rivals?)\b/i, field: 'mainCompetition', name: 'Main competition' },
  { about: /\b(?:biggest )?(?:sales )?challenges?\b/i, field: 'biggestSalesChallenge', name: 'Biggest sales challenge' },
  { about: /\b(?:unique message|usp|difference|what makes (?:me|us) different|differentiator)\b/i, field: 'uniqueMessage', name: 'Unique message' },
  { about: /\bbrand voice\b/i, field: 'brandVoice', name: 'Brand voice' },
  { about: /\b(?:conversation )?tone\b|\bhow i (?:like to )?sound\b/i, field: 'conversationTone', name: 'Conversation tone' },
  { about: /\b(?:goals?|short[- ]term win|30[- ]day win)\b/i, field: 'shortTermWin', name: 'Short-term win (30-day goals)' },
  { about: /\b(?:offer(?:ing|ings)?(?: details)?|products?|services?|what (?:i|we) (?:sell|do|offer))\b/i, field: 'offeringDetails', name: 'Offering details' },
];
const TOLD_ASKED = /\bwhat (?:did|have|had) i (?:ever |already )?(?:tell|told|say|said|write|written|enter(?:ed)?|put|answer(?:ed)?|give|given)\b(?: you\b|.{0,20}\b(?:about|for|as|under|in) (?:my|our|the sales brain)\b)|\bwhat (?:do|did) you (?:know|have|remember|keep|store)\b.{0,20}\b(?:about|on|of) (?:me|my|us|our)\b|\bwhat did i (?:put|write|enter|answer|fill)(?: in| down)? (?:for|about|under|as) (?:my )?(?:objections|pricing|tone|goals?|offer|competition|ideal customer|challenge)\b|\bwhat(?:'s| is| do i have|) (?:in|does|do) my sales brain\b|\bwho(?:'s| is| are) my (?:ideal|target) (?:customers?|clients?|buyers?)[ ?.!]*$|\bremind me (?:what )?(?:i (?:told|said)|my|of my)\b|^(?:what(?:'s| is| are|'re)|do you (?:know|remember)|tell me) my (?:ideal (?:customer|client)|target (?:customer|market|audience)|icp|usp|(?:common |main |biggest )?(?:sales )?(?:objections?|challenge|competition)|goals?|tone|brand voice|offer(?:ing)?|pricing(?: model)?|unique message)(?: again)?[ ?.!]*$/i;
const CHANGE_ASKED = /\b(?:where|how)\b.{0,12}\b(?:change|edit|update|reset|fill in|fill)\b.{0,8}\b(?:my |the |in |how )(?:conversation |usual )?(?:tone|brand voice|ideal customer|icp|offering details|pricing model|common objections|unique message|sales brain|business name|company name|industry)\b|\bwhere\b.{0,12}\b(?:change|edit|update|set|put|fill in|enter)\b.{0,5}\bmy (?:offer|goals?|pricing|objections|tone|sales brain)\b/i;

const quoteWhole = (text: string) => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= MAX_TOLD_CHARACTERS ? line : `${line.slice(0, line.lastIndexOf(' ', MAX_TOLD_CHARACTERS))} \u2026`;
};

// What the Sales Brain holds, in the user's words.
function recall(said: string, brain: Brain): string {
  const asked = told.find(({ about }) => about.test(said));
  if (!asked) {
    const filled = brainQuestions.filter(({ field }) => brain[field]?.trim()).map(({ label }) => `- ${label}`);
    if (filled.length === 0) return 'Nothing yet: your Sales Brain is empty. Fill it under **My Sales Brain**, and every answer and draft can use your own words.';
    return `I know what you wrote into your Sales Brain, and nothing else about you. So far it holds:\n\n${filled.join('\n')}\n\nYou can read and change all of it under **My Sales Brain**. Ask me "what did I tell you about my ideal customer?" to hear one of them.`;
  }
  const { field, name } = asked;
  const beside = field === 'shortTermWin' ? brain.goal : field === 'conversationTone' ? brain.tone : undefined;
  const words = [brain[field], beside].filter((text) => text?.trim()).join(' / ');
  if (!words) return `Nothing yet: "${name}" is empty in your Sales Brain. Fill it under **My Sales Brain**, and I'll go by your words from then on.`;
  return `In your Sales Brain, under "${name}", you wrote:\n\n> ${quoteWhole(words)}\n\nIf that's no longer right, change it under **My Sales Brain**.`;
}

// Questions about the product, or about what the user once told it. Null when it's a question about selling.
export function answerProductQuestion(message: string, brain: Brain): string | null {
  const said = message.trim().replace(/[\u2018\u2019]/g, "'").slice(0, 300);
  if (said.split(/\s+/).length > MAX_WORDS) return null;
  if (places[COUNT_ASKED]![0].test(said)) return places[COUNT_ASKED]![1];
  if (TOLD_ASKED.test(said)) return recall(said, brain);
  const direct = plain.find(([about]) => about.test(said));
  if (direct) return direct[1];
  if (CHANGE_ASKED.test(said)) return 'That is kept in **My Sales Brain**: open it, press Edit beside the answer and say it anew. Drafts and answers go by the new words from then on.';
  if (!PLACE_ASKED.test(said)) return null;
  return places.find(([about]) => about.test(said))?.[1] ?? null;
}
