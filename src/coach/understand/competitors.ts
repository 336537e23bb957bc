import { spanOf } from './plain.ts';
import type { Span } from '#coach/understanding';
import type { Plain } from './plain.ts';

// Whom they buy from now, by the words in front of the name.
const NAME = "(?:[A-Z][\\w&'.-]{0,25}[\\w]|[A-Z]{2,10}|[a-z]{1,15}\\.(?:com|io|ai|co|net))(?: (?:& |and Sons?|of )?[A-Z0-9][\\w&'-]{0,25}){0,3}";
const CUE = new RegExp(
  `\\b(?:[Ww]e(?:'re| are)?|I(?:'m| am)?|[Tt]hey|[Oo]ur team|[Hh]ead office|[Cc]urrently|[Aa]lready|[Nn]ow)?,? ?(?:(?:already|currently|now|still|just|have|had|both|all|always|mostly|mainly|been|is|are|'ve|\\w{2,12}ly) ){0,3}` +
    `(?:us(?:e|es|ing)|us(?:e|ed) to use|work(?:s|ing)? with|worked with|partner(?:ed|ing)? with|signed (?:up )?with|(?:under |a |our |in a )?contract with|contracted with|went with|gone with|going with|w/|with|on|tied (?:in)?to|locked in(?:to)? with|` +
    `happy with|buy(?:ing)? from|order(?:ing)? from|switched to|moved (?:\\w{1,12} ){0,2}to|pay(?:ing)? for|pay|subscribed to|different (?:from|to|than)|compared? (?:to|with)|versus|vs\\.?|instead of|better than|got|have|chose|picked|appointed|hired|customers? of|loyal to|stick(?:ing)? with|supplied by|from|outsource (?:it |this |that )?to)` +
    ` (${NAME})`,
  'g',
);
const LOUD = /\b(?:us(?:e|es|ing)|work(?:s|ing|ed)? with|partner|signed|contract|went with|gone with|tied|locked|happy with|buy|order|switched|moved|pay|subscribed|different|compare|versus|vs|better than|appointed|hired|customers? of|loyal|stick|supplied|outsource)\b/i;
const NOT_ONE = /^(?:I|We|You|He|She|It|They|The|This|That|Our|My|Your|Mr|Mrs|Ms|Dr|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|Q[1-4]|OK|PTO|LinkedIn|Zoom|VAT|GDPR|EU|UK|US|USA|Christmas|Easter|Thursdays|Fridays|Mondays|Tuesdays|Wednesdays|English|French|German|Spanish|AI|IT|HR|CEO|CFO|TV|FAQ|API|CRM)$/;
const KNOWN = /\b(?:salesforce|hubspot|zoho|pipedrive|mailchimp|xero|quickbooks|shopify|zendesk|intercom|freshdesk|asana|trello|monday\.com|notion|airtable|slack|ms teams|stripe|gusto|adp|workday|bamboohr|deputy|sage|freshbooks|wave|squarespace|wix|wordpress|canva|klaviyo|marketo|pardot|activecampaign|outreach\.io|salesloft|apollo\.io|gong|docusign|zapier|netsuite|sap|oracle|aws|azure|google ads|semrush|ahrefs|hootsuite|buffer|jobber|servicetitan|housecall pro|procore|toast|square|lightspeed)\b/gi;
const KNOWN_CUE = /\b(?:use|uses|using|on|with|have|got|pay for|paying for|switched to|moved to|to|from|than|vs|via|through|love|like|at)(?: \w{1,10}){0,2} ?$/i;
const MOST = 12;
const BUDGET = 6_000;

export function findCompetitors(said: Plain, hasVendor: boolean): Span[] {
  const text = said.text.slice(0, BUDGET);
  const found = new Map<number, Span>();
  for (const match of text.matchAll(CUE)) {
    const name = match[1]!.replace(/(?: (?:I|We|And|But|The))+$|'s$|[.]$/g, '');
    const at = match.index + match[0].lastIndexOf(match[1]!);
    const cue = match[0].slice(0, match[0].lastIndexOf(match[1]!));
    // 'with' and 'on' alone say it only where a present supplier is the point.
    if (NOT_ONE.test(name.split(' ')[0]!) || (!LOUD.test(cue) && !hasVendor)) continue;
    found.set(at, spanOf(said, at, at + name.length));
  }
  for (const match of text.matchAll(KNOWN)) {
    const before = text.slice(Math.max(0, match.index - 40), match.index);
    if (KNOWN_CUE.test(before) && (hasVendor || /\b(?:we|i|our|us|currently|already)\b/i.test(before))) found.set(match.index, spanOf(said, match.index, match.index + match[0].length));
  }
  return [...found.values()].sort((a, b) => a.start - b.start).filter((span, i, all) => i === 0 || span.start >= all[i - 1]!.end).slice(0, MOST);
}
