import { cleanText } from '#coach/facts/clean';
import { lowerStart, shapeOf } from '#coach/facts/shape';

// What a brief says about the person to write to. trigger goes after 'I saw that', triggerNoun after a colon, problem after 'about'.
export type Target = {
  kind: 'cold' | 'followUp' | 'introduced' | 'reconnect';
  name: string | null;
  company: string | null;
  referrer: string | null;
  trigger: { text: string; quote: string } | null;
  triggerNoun: { text: string; quote: string } | null;
  problem: { text: string; quote: string; noun: boolean } | null;
};

const nameWords = String.raw`\p{Lu}[\p{Ll}'’]+(?:[ -]\p{Lu}[\p{L}'’-]+){0,2}`;
const notNames =
  /^(?:The|A|An|My|Our|Your|His|Her|Their|This|That|These|Those|It|He|She|They|We|You|I|In|On|At|For|From|To|With|By|As|If|When|After|Before|And|But|Or|No|Not|Yes|All|Any|Some|Small|Large|Local|New|Old|Owner|Owners|Head|Heads|Director|Directors|Manager|Managers|Founder|Founders|President|Chief|Vice|Senior|Junior|Lead|Marketing|Sales|Operations|Finance|Hr|Ops|It|Company|Companies|Business|Businesses|Restaurant|Restaurants|Homeowner|Homeowners|Dentist|Dentists|Contractor|Contractors|Property|General|Office|Facilities|Procurement|Write|Draft|Send|Create|Make|Compose|Email|Message|Text|Call|Reach|Reaching|Follow|Following|Introduce|Introducing|Cold|Warm|Past|Former|Existing|Potential|Prospect|Prospects|Lead|Leads|Client|Clients|Customer|Customers|Target|Contact|Name|Hi|Hello|Hey|Dear|Linkedin|Busy|Young|Women|Men|People|Anyone|Someone|Everyone|Startups?|Agencies|Retail|Hospital|School|Gym|Salon|Hotel|Hotels|Just|Recently|Saw|Met|Wants?|Needs?|Looking|Trying|Please|Last|Next|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)$/i;
const cleanName = (found: string | undefined) => {
  const name = found?.trim().replace(/['’]s$/, '');
  return name === undefined || name.length > 40 || notNames.test(name.split(' ')[0]!) ? null : name;
};
const find = (text: string, pattern: RegExp) => pattern.exec(text)?.[1];
const findName = (text: string, patterns: RegExp[]): string | null => {
  for (const pattern of patterns) {
    const name = cleanName(find(text, pattern));
    if (name) return name;
  }
  return null;
};

const personPatterns = [
  new RegExp(String.raw`\b(?:[Nn]ame|[Cc]ontact|[Pp]rospect|[Ll]ead|[Rr]ecipient)\s*:\s*(${nameWords})`, 'u'),
  new RegExp(String.raw`^(?:[Tt]o|[Ff]or)?\s*(?:(?:[Mm]rs?|[Mm]s|[Dd]r)\.? )?(${nameWords})\s*(?:,|\(|:|;|[-–—] |at |from |of |is |was |who |runs |owns |leads |just |recently |and |$)`, 'u'),
  new RegExp(String.raw`\b(?:[Ww]rite|[Ee]mail|[Mm]essage|[Rr]each|[Rr]eaching|[Pp]itch|[Ss]end|[Ff]ollow|[Tt]ext|[Cc]all|[Nn]ote|[Ii]nvite|[Cc]onnect|[Ii]ntro\w*|[Vv]oicemail|[Rr]eply|[Nn]udge)\b[^.;\n]{0,30}?\b(?:to|with|for|out to)\s+(${nameWords})`, 'u'),
  new RegExp(String.raw`\b(?:[Cc]lient|[Cc]ustomer|[Cc]ontact|[Ll]ead|[Oo]wner|[Mm]anager|[Dd]irector|[Ff]ounder|CEO|COO|CFO|CTO|[Ff]riend|[Nn]eighbou?r)\s+(${nameWords})`, 'u'),
  new RegExp(String.raw`\b(?:[Ee]mail|[Mm]essage|[Tt]ext|[Cc]all|[Ii]nvite|[Nn]udge|[Mm]et|[Ff]ollow[- ]?up(?: on)?|[Rr]emind|[Cc]hase|[Tt]hank|called|named|[Nn]ame is)\s+(${nameWords})`, 'u'),
];
const organisation = String.raw`\p{Lu}(?:[\p{L}\p{N}&'’-]|\.(?=\p{L}))*(?: (?:&|of|and|the)? ?\p{Lu}[\p{L}\p{N}&'’-]*){0,3}`;
const namedCompany = new RegExp(String.raw`\b(?:[Cc]ompany|[Bb]usiness|[Oo]rgani[sz]ation)\s*:\s*(${organisation})`, 'u');
const workplace = new RegExp(String.raw`\b(?:at|runs|owns|(?:[Oo]wner|[Ff]ounder|CEO) of|@)\s*(${organisation})`, 'u');
const findCompany = (text: string, name: string | null): string | null => {
  const found =
    find(text, namedCompany) ??
    find(text, workplace) ??
    (name ? find(text, new RegExp(String.raw`${name.replaceAll(/[^\p{L} ]/gu, '.')},? (?:from|of) (${organisation})`, 'u')) : undefined);
  const company = found?.replace(/[.'’]+$/, '').replace(/['’]s$/, '').trim();
  return company === undefined || company.length > 40 || notNames.test(company.split(' ')[0]!) ? null : company;
};
const referrerPatterns = [
  new RegExp(String.raw`\b(?:[Rr]eferred by|[Ii]ntroduced by|[Ii]ntro(?:duction)? (?:from|by)|[Rr]ecommended by|[Ss]uggested by|[Rr]eferral (?:from|by)|[Vv]ia)\s+(${nameWords})`, 'u'),
  new RegExp(String.raw`\b(${nameWords})\s+(?:referred|introduced|recommended|suggested|sent|pointed|connected)\s+(?:me|us|I|that I|we|them|him|her|you)\b`, 'u'),
  new RegExp(String.raw`\b(${nameWords})\s+(?:gave (?:me|us)|told (?:me|us) to)\b`, 'u'),
];

const kindOf = (text: string, referrer: string | null): Target['kind'] => {
  if (referrer) return 'introduced';
  if (/\bfollow(?:ing)?[- ]?up\b|\bno (?:reply|response|answer)\b|\bhasn'?t (?:replied|answered|responded)\b|\bhaven'?t heard\b|\b(?:sent|emailed) (?:him|her|them|a|the|our|my) (?:proposal|quote|e-?mail|estimate)\b|\bsecond (?:touch|email|message)\b|\bghosted\b|\bwent (?:quiet|silent|cold)\b/i.test(text)) return 'followUp';
  return /\b(?:past|former|old|previous|lapsed|ex) (?:client|customer|lead|contact)s?\b|\breconnect\w*\b|\bre-?engag\w+\b|\bused to (?:be a|work)\b|\bwin (?:them )?back\b|\bcatch up with\b/i.test(text) ? 'reconnect' : 'cold';
};

const event = /\b(?:just|recently|last (?:week|month|year|quarter|spring|summer|fall|autumn|winter)|this (?:week|month|spring|summer|fall|autumn|winter)|hired|hiring|hires|opened|opening|opens|launched|launching|launches|buys|relocates|moves|raised|moved|moving|posted|announced|expand\w*|acquired|promoted|joined|started|won|bought|merged|doubled|grew|rebranded|renovating|renovated|relocated)\b/i;
const pastVerb = /^(?:(?:just|recently|now|already|also|newly) )*(?:hired|opened|launched|raised|moved|posted|announced|expanded|acquired|got promoted|joined|started|won|bought|merged|doubled|grew|rebranded|renovated|relocated|signed|added|closed|took|built|finished|completed|published|changed|switched|replaced|installed|sold|became|left|had)\b/i;
// 'opens a second shop', not 'opens at nine'.
const presentVerb = /^(?:(?:now|also|soon) )*(?:(?:opens|launches|buys|hires) (?:a|an|another|its|their|his|her|two|three)|(?:moves|relocates) (?:to|into))\b/i;
const doing = /^(?:(?:just|now|currently|still|also) )*(?:hiring|opening|launching|moving|expanding|renovating|building|growing|relocating|recruiting|adding|planning|looking|starting|closing|replacing|switching)\b/i;
const yours = (text: string) => text.replaceAll(/\b(?:their|his|her)\b/gi, 'your').replaceAll(/\bthemselves\b/gi, 'yourselves');

// 'opened second location' is a note; a sentence needs its article.
const withArticle = (text: string) => text.replace(/\b(opened|launched|bought|acquired|started|added|signed|built|announced|closed|raised|hired|joined|moved to|moved into)\s+(second|third|fourth|new|bigger|larger|smaller|big|major|series|seed)\s+(\p{L}+)/iu, (all, verb: string, word: string, noun: string) => (/s$/i.test(noun) ? all : `${verb} a ${word} ${noun}`));

const triggerFrom = (part: string, company: string | null): { clause?: string; noun?: string } => {
  if (!event.test(part) || /\b(?:i|we|me|us|our|my)\b/i.test(part)) return {};
  let rest = part.replace(/^(?:and|but|who|which|that|also|apparently|i saw|saw|noticed)\s+(?:that\s+)?/i, '');
  if (company) rest = rest.replace(new RegExp(`^${company.replaceAll(/[^\p{L}\p{N} ]/gu, '.')}\\s+`, 'u'), '');
  const subject = /^(?:they|he|she|the (?:company|business|owner|team|firm|shop|practice|restaurant)|one(?: of (?:them|the \w+))?)(?:'re|'s|’s|’re)?\s+/i.exec(rest);
  const bare = (subject ? rest.slice(subject[0].length) : rest).replace(/^(?:has|have)\s+(?=just|recently|\w+ed\b)/i, '').replace(/^(?:is|are|was|were)\s+/i, '');
  if (/\b(?:baby|surgery|divorce\w*|died|death|funeral|cancer|pregnan\w+|ill|sick)\b/i.test(bare)) return {};
  if (pastVerb.test(bare)) return { clause: `you ${withArticle(yours(bare))}` };
  if (presentVerb.test(bare)) return { clause: `you ${yours(bare).replace(/^((?:(?:now|also|soon) )*\w+?)(?:(?<=launch)es|s)\b/i, '$1')}` };
  if (doing.test(bare)) return { clause: `you ${/\bsince\b/i.test(bare) ? 'have been' : 'are'} ${yours(bare)}` };
  if (/^(?:new|recent|second|third|latest|upcoming)\b/i.test(bare) && shapeOf(bare) !== 'clause') return { noun: `your ${yours(bare)}` };
  if (!bare.includes(',') && /\b(?:last|this) (?:week|month|spring|summer|fall|autumn|winter)\b/i.test(bare) && shapeOf(bare) === 'noun') return { noun: /^(?:the|a|an|your|their)\b/i.test(bare) ? yours(bare) : `the ${lowerStart(bare)}` };
  return {};
};
const problemPattern =
  /\b(?:struggl(?:es|ing|e) with|trouble with|problems? with|issues? with|pains?(?: points?)?(?: is| are|:)|problem(?: is|:)|challenges?(?: is| are|:)|tired of|worried about|complain(?:s|ed|ing)? about|frustrated with|fed up with|hates?|concerned about)\s+([^.;,\n]{4,70})/i;

const trimPart = (text: string) => text.trim().replace(/[.,;:!\s]+$/, '');
export const readTarget = (brief: string): Target => {
  const text = cleanText(brief.slice(0, 3000));
  const referrer = findName(text, referrerPatterns);
  const name = findName(referrer ? text.replace(referrer, '') : text, personPatterns);
  const company = findCompany(text, name);
  const target: Target = { kind: kindOf(text, referrer), name, company, referrer, trigger: null, triggerNoun: null, problem: null };
  for (const sentence of text.split(/(?<=[.!?;])\s+/).slice(0, 30))
    for (const part of [sentence, ...sentence.split(/,\s+|\s+[-–—]\s+|\s+(?=who |which )|:\s+|\s+and\s+/)].map(trimPart)) {
      if (part.length < 8 || part.length > 110 || target.trigger) continue;
      const { clause, noun } = triggerFrom(part, company);
      if (clause) target.trigger = { text: clause, quote: part };
      else if (noun && !target.triggerNoun) target.triggerNoun = { text: noun, quote: part };
    }
  const problem = problemPattern.exec(text);
  const thing = problem?.[1] && trimPart(problem[1].split(/\s+(?:and|but|so|because|since|while) /)[0]!);
  const shape = thing ? shapeOf(thing) : 'none';
  if (thing && (shape === 'noun' || shape === 'doing' || /^\p{L}+ing\b/u.test(thing))) target.problem = { text: lowerStart(yours(thing)), quote: thing, noun: shape === 'noun' && !/^\p{L}+ing\b/u.test(thing) };
  return target;
};
