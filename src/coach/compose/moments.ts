import type { Understanding } from '#coach/understanding';

// Moments that the intents, which are about selling, take for something else.
export type Moment = 'lostDeal' | 'whoIsThis' | 'visit' | 'compliment' | 'later' | 'tooExpensive';

const others = String.raw`(?:some(?:one|body) else|another|a different|others?\b|your competitor|a competitor|(?:one of )?the other)`;
const lost = new RegExp(
  String.raw`\b(?:went|gone|going|go|signed|sticking|decided to (?:go|work|stay)|chos(?:e|en) to (?:go|work)) (?:\w+ )?w(?:ith|/)? ${others}|\b(?:chose|chosen|picked|selected|hired|booked|decided on|decided for|opted for|settled on) ${others}|\b(?:awarded|gave|given) (?:it|the \w+) to ${others}|\bwent (?:in )?(?:another|a different) (?:direction|way|route)|\bdecided to go (?:in )?(?:another|a different) (?:direction|way|route)\b|\bfound ${others}|\b(?:the )?(?:job|contract|project|work) (?:went|has gone) to\b`,
  'i',
);
const whose = /\b(?:who(?:['’]?s| is) (?:this|that|it|dis)\b|who (?:are|r) (?:you|u)\b|who am i (?:talking|speaking|texting|writing)|(?:how did|where did|how['’]?d|where['’]?d) (?:you|u) (?:get|find|come (?:by|across)|obtain) (?:my|this|our)\b|(?<!\bhow )do i know you\b|have we met\b|(?:who|how come) (?:gave you|you have) (?:my|this) (?:e-?mail|number|address|contact|details)\b)/i;
const drops = String.raw`(?:swing|stop|drop|pop) (?:by|in|over|out|round|around|past)`;
const comeHere = new RegExp(
  String.raw`\b(?:can|could|would|will|when|how soon|might|please|pls|need|want|like|get|have|should) (?:can |could |will |would )?(?:you|u|someone|somebody|a guy|your guys?|one of your \w+)(?: guys| please| be able| maybe| possibly)?(?: to)? (?:come|be here|get here|make it out|out (?:here|to)|fit (?:me|us|it) in|${drops})\b|\b(?:send|get) (?:someone|somebody|a guy|your guys?|a crew|anyone) (?:out|over|round|around|here)\b|\b(?:come (?:out |by |over |round |around |in )?|${drops} )(?:and |to )?(?:have a look|take a look|look at|see the|see it|check|measure|inspect|give me a quote|quote|price)\b|\bsite visit\b|\bwalk the (?:roof|site|building|job)\b|\b(?:have|take) a look at (?:the|our|my|it) (?:\w+ )?(?:in person|on site)`,
  'i',
);
const theyCome = /\b(?:i|we)(?:['’]d| would| can| could| want| might|['’]ll| will)?(?: like| love| be able| want)?(?: to)? (?:come|stop by|swing by|drop by|drop in|pop in|pop by)\b|\b(?:can|could|may|shall) (?:i|we) (?:come|stop by|swing by|drop by|drop in|pop in)\b/i;
// A call or a screen is no place to come to.
const remote = /\b(?:zoom|teams|google meet|video|phone|call|demo|dial|webinar|onboard with|come (?:back|up|down|across|with)|get back)\b/i;
const blames = /\b(?:you|your|u|ur) (?:guys?|crew|team|men|people|lads?|driver|installers?|workers?|cleaners?|plumbers?|painters?|technicians?|staff)\b[^.?!]{0,40}\b(?:left|broke|damaged|ruined|scratched|lost|forgot|missed|never|didn['’]?t|smashed|cracked|stained)\b|\byou (?:broke|damaged|ruined|scratched|lost|forgot|missed)\b/i;
export const isBlaming = (said: string) => blames.test(said);
const piece = '(?:post|article|talk|video|piece|podcast|newsletter|webinar|carousel|thread|write-?up|reel|episode|blog)';
const praised = new RegExp(String.raw`\b(?:saw|seen|read|loved?|loving|enjoyed|enjoying|liked?|caught|came across|great|nice|good|awesome|brilliant|excellent|fantastic|lovely|interesting) (?:to (?:see|read) )?(?:your|that|the|this|ur)? ?(?:recent |last |latest |linkedin |new |little )?(${piece})\b`, 'i');
const praisedAfter = new RegExp(String.raw`\byour (?:recent |last |latest )?(${piece})\b[^.!?]{0,25} (?:was|is|were) (?:so |really |very |just |absolutely )?(?:great|good|brilliant|excellent|awesome|fantastic|lovely|spot on|helpful|useful|insightful|inspiring)`, 'i');
const praises = /\b(?:great|nice|good|love[ds]?|enjoyed|liked|awesome|brilliant|excellent|fantastic|spot on|so true|well said|well put|insightful|helpful|useful|interesting|thought[- ]provoking|agree|nailed|resonated|stuff|inspiring|thanks|thank you)\b/i;
const wants = /\?|\b(?:price|quote|cost|call|meet|interested|send|need|want|looking for|unsubscribe|stop|but|benefit|could use|help (?:us|our)|worth a)\b/i;
const away = /\b(?:not (?:a|our|my|the|really a|high on the) (?:top )?(?:priority|focus)|not (?:right )?now|not (?:at )?(?:the|this) (?:moment|time|stage|quarter|year)|circle back|check back|(?:come|get|reach|write|check|try|touch base|follow up|ping|contact|call|email|remind)(?: me| us| back| in| to us| to me| out| again| with (?:me|us))* (?:again )?(?:in|after|around|next|early|late|mid|once)\b|postpone|put (?:this|it|that|everything|things) (?:on hold|off)|on hold|on ice|revisit|park (?:this|it)|hold off|push (?:this|it) (?:back|out|to)|defer|delay(?:ed)? (?:the|this|our)|(?:talk|speak|chat|meet|connect) again (?:in|after|around|next|once)\b|(?:isn['’]?t|not) on (?:our|my|the) (?:radar|roadmap|list)\b|(?:reach|write|check|come|get|try|ping|call|email)\b[^.?!]{0,15}\b(?:back|out|again|me) then\b|(?:we|they|i)(?:['’]ll| will)?(?: only)? (?:decide|know more|make (?:a|the|our) decision) (?:in|after|around|at|on)\b|(?:nothing|no decision)\b[^.?!]{0,30}\b(?:before|until)|(?:wait|hold|leave (?:it|this|that)|busy|tied up|nothing|decision|decide|frozen|freeze)\b[^.?!]{0,20}\b(?:until|till)|(?:until|till) after)\b/i;
const declines = /\b(?:no,? thank(?:s| you)|not interested|no interest|give (?:me|us) (?:until|till))\b/i;
const dear = /\b(?:(?:do|move|budge|come down|flexib\w+|give|better|wiggle room)[^.?!]{0,14} on (?:the |your |that )?(?:price|cost|quote|number|rate)|(?:way |well |far |much |a lot |quite )?(?:over|above|more than|higher than|beyond) (?:what|than) (?:we|i)(?: had| have|['’]d)? (?:expected|planned|thought|hoped|budgeted|in mind)|(?:another|the other|other) (?:one |company |firm |bid |quote |guy |bidder |roofer |agency )?(?:came in|comes in|came back|quoted|is|was) (?:at|for|us)? ?[$£€]?\d)/i;

const isAbout = (understanding: Understanding, intent: string) => understanding.intents.some((entry) => entry.intent === intent && entry.score > 0.5);
const isVisit = (said: string) => comeHere.test(said) && !theyCome.test(said) && !remote.test(said) && !blames.test(said);
export const readPraise = (said: string) => praised.exec(said) ?? praisedAfter.exec(said);
const isPraise = (said: string) => said.length < 260 && readPraise(said) !== null && praises.test(said) && !wants.test(said);

export const findMoment = (understanding: Understanding, hasDay: boolean): Moment | null => {
  const said = understanding.said.slice(0, 3000);
  if (lost.test(said) && !said.includes('?')) return 'lostDeal';
  if (whose.test(said) && said.length < 400) return 'whoIsThis';
  if (isVisit(said) && !understanding.bookingLink) return 'visit';
  if (isPraise(said)) return 'compliment';
  if (dear.test(said)) return 'tooExpensive';
  return hasDay && away.test(said) && !declines.test(said) && !said.includes('?') && !isAbout(understanding, 'too_expensive') && !isAbout(understanding, 'has_vendor') ? 'later' : null;
};

// Words without which nobody is away. In other languages too, since a machine answers in its own.
const absence =
  /\b(?:away|ooo|out of|out (?:until|till|til|on|from|for|this|all|today|sick|next)|leave|vacation|holidays?|hols|pto|sabbatical|absen\w+|auto\w*|office|closed|shut|return\w*|back (?:on|in (?:the|my|a)|at|from|to|by|mon|tue|wed|thu|fri|sat|sun|next|tomorrow)|off (?:until|till|sick|work|this|for|on|today)|limited|access|travel\w*|conference|parental|maternity|paternity|sick|surgery|unavailable|not (?:in|at|available|checking|reading|working)|respond|mailbox|inbox|urlaub|abwesen\w*|büro|cong[eé]s?|vacances|vacaciones|ferie|afwezig|vakantie|férias|fuera|oficina|bureau|kantoor)\b/i;
// What only a machine, or somebody who is really gone, writes.
const machine = /\b(?:auto(?:matic|mated)?[- ]?(?:reply|response)|out[- ]of[- ](?:the[- ])?office|ooo|on (?:\w+ )?leave|vacation|limited access|away (?:until|till|from|on)|back (?:on|in the office))\b/i;
const asksBack = /\b(?:circle back|check back|get back in touch|reach (?:back )?out|not (?:a|our|my|the) (?:top )?priority|(?:leave|leaving|park|put) (?:it|this|that)\b|touch base|talk then|follow up|revisit|pick this up|not for a while|out of the woods|i expected)\b/i;
const SURE = 0.3;
export const isAway = (understanding: Understanding): boolean => {
  const { intents, said } = understanding;
  const found = intents.find(({ intent }) => intent === 'out_of_office');
  if (found === undefined || (found !== intents[0] && found.score < SURE)) return false;
  const start = said.slice(0, 3000);
  if (isVisit(start) && !machine.test(start)) return false;
  if (asksBack.test(start) || pricesAbroad.test(start)) return machine.test(start);
  return absence.test(start) || !(/\?/.test(start) || away.test(start));
};
// A price is asked for by the same few words everywhere.
export const pricesAbroad = /(?:cu[aá]nto (?:cuesta|vale|cobra|sale|ser[ií]a)|precio|presupuesto|tarifas?\b|combien|\bprix\b|\bdevis\b|\btarifs?\b|\bkosten?\b|\bkostet\b|wie ?viel|\bpreise?\b|angebot|\bquanto\b|prezz[io]|preventivo|preço|orçamento|hoeveel|\bprijs\b|offerte|\bile kosztuje|\bcen[aęy]\b|\bpris(?:et)?\b|kostar|koster|сколько|цена|fiyat)/iu;
