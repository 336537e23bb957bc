// What people write who already buy, or are about to, and what they write in anger. The intents are about selling and know none of it.
const others = /\b(?:our|my|the|your) (?:current|last|old|previous|former|other|existing|present)\b|\b(?:they|another (?:company|firm|one)|someone else)\b/i;
const wrong =
  /\b(?:(?:did ?n['’]?t|did not|never|has ?n['’]?t|failed to|no one|nobody) (?:show(?:ed|n)? up|turn(?:ed)? up|showed|came|come)|no[- ]show|not (?:impressed|happy with (?:the|your|how)|acceptable|good enough|what (?:i|we) (?:ordered|paid for|agreed))|unacceptable|disappoint(?:ed|ing)|let (?:me|us) down|(?:you|your \w+|he|she) (?:broke|damaged|ruined|scratched|lost|forgot|missed)|still (?:not|hasn['’]t|haven['’]t|isn['’]t|waiting (?:for|on) (?:my|our|the|a)) (?:been |\w+ )?(?:fixed|working|arrived|delivered|done|here|order|delivery|refund|repair)|(?:stopped working|broke|leaking again|came loose|fell off) (?:again|after|since|the day)|leaking again|wrong (?:size|colou?r|item|order|invoice|amount|address)|overcharged|charged (?:me|us) twice|(?:i|we) (?:want|would like|need) to complain|(?:my|a|our) complaint|(?:want|demand|expect) (?:my|our|a) (?:money back|refund)|shoddy|appalling|(?:you|your|ur) (?:guys?|crew|team|men|people|lads?|driver|installers?|workers?|cleaners?|plumbers?|painters?|technicians?|staff) (?:\w+ )?(?:left(?! (?:his|her|their|the|a (?:message|note|card)|me a|us a))|broke|damaged|ruined|scratched|lost|forgot|missed|smashed|cracked|stained)|what (?:are|r) (?:you|u) (?:going to|gonna|planning to) do (?:about|to fix)|(?:second|third|fourth|2nd|3rd|4th) time (?:this|that|i|we|it|in)\b[^.?!]{0,40}(?:broke|wrong|late|call|happen|leak|fail|missed|went)|(?:this|it|that|which|site|job|yard|place|your \w+) (?:is|was) a (?:mess|joke|disgrace|disaster)|(?:made|left) (?:a|such a) mess|since (?:you|your (?:guys?|crew|team)) (?:were|was|came|fixed|installed|worked)|sort (?:this|it) out (?:now|asap|today))\b/i;
const distrust = /\b(?:liars?|all the same|rip[- ]?offs?|cowboys|con artists?|crooks?|(?:been|got) burne?[dt]|(?:don['’]t|do not|can['’]t) trust)\b/i;
const calledOff = /\b(?:(?:have|need|got|going|want|like|forced) to|must|will|['’]ll) (?:unfortunately )?cancel\b|\bcancel (?:our|my|the|this|tomorrow['’]s|today['’]s) (?:booking|appointment|reservation|order|session|visit|wedding|stay|job)|\bcall(?:ing)? (?:it|the \w+) off\b/i;
const thing = String.raw`(?:appointment|booking|session|visit|meeting|call|slot|date|lesson|reservation|delivery)`;
const moved = new RegExp(String.raw`\b(?:move|reschedule|re-?arrange|change|push|shift|swap|postpone|bring forward) (?:(?:back )?(?:my|our|the|this|that|tomorrow['’]s|today['’]s) )?(?:\w+ )?${thing}\b|\breschedul(?:e|ing)\b`, 'i');
const yes =
  /\blet['’]?s (?:do it|do this|go ahead|go for it|get (?:started|going)|start|sign|proceed)\b|\bwhere (?:do|can|should) (?:i|we) sign\b|\b(?:i|we)(?:['’]d| would| am|['’]m| are|['’]re)? (?:like|want|ready|happy|keen) to (?:go ahead|proceed|sign|order|buy|hire you|book you)\b|\b(?:i|we)(?:['’]ll| will) (?:take|go with) (?:it(?! (?:from|up|to|back|with|under|home|away|into)|stairs)|the|your|option|both|all)\b|\bsend (?:me |us |over )?the (?:contract|agreement|paperwork|invoice)\b|\bcount (?:us|me) in\b|\byou['’]?(?:ve| have) got (?:the job|a deal|yourself a deal)\b|\b(?:please |ok(?:ay)?,? |yes,? |then )*go ahead(?:[.!]|\s*$|,? (?:with|and)\b)|\b(?:we|i)(?:['’]ll| will|['’]d like to| want to|['’]re| are)? (?:go(?:ing)?|moving|move|proceed(?:ing)?) (?:ahead |forward )?with (?:your|the|option|package|plan|you)\b|^\W{0,3}(?:ok(?:ay)?,? |yes,? |great,? |perfect,? |sounds good,? )*(?:please )?(?:book|lock|sign) (?:it|us|me) (?:up|for (?:the|your))\b|\blet['’]?s (?:go with|book|take)\b|\b(?:quote|price|offer|proposal|estimate) (?:is )?(?:accepted|approved)\b|\b(?:we|i) accept (?:your|the) (?:\w+ )?(?:offer|proposal|quote|quotation|terms|price|estimate|bid)\b|\byou(?:['’]re| are) hired\b|\bwe have a deal\b/i;
const held = /\b(?:before|until|unless|if|not|don['’]t|can['’]t|won['’]t|once|first|whether|waiting|how about|waive|help us)\b/i;

export type Situation = 'complaint' | 'anyObjection' | 'cancelled' | 'reschedule' | 'ready';
const sentenceOf = (text: string, at: number) => text.slice(Math.max(text.lastIndexOf('.', at), text.lastIndexOf('\n', at), text.lastIndexOf('!', at)) + 1).split(/[.!?\n]/)[0]!;
export const findSituation = (said: string): Situation | null => {
  const text = said.slice(0, 4000);
  const fault = wrong.exec(text);
  if (fault && !others.test(sentenceOf(text, fault.index))) return 'complaint';
  if (distrust.test(text)) return 'anyObjection';
  if (moved.test(text)) return 'reschedule';
  const off = calledOff.exec(text);
  if (off && !/\b(?:if|can|could|what happens)\b/i.test(sentenceOf(text, off.index))) return 'cancelled';
  const agreed = yes.exec(text);
  return agreed && !held.test(sentenceOf(text, agreed.index)) ? 'ready' : null;
};
