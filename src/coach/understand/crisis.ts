import { anyOf } from './any-of.ts';

// Signs that the writer is in danger or despair. A false alarm costs a kind word; a miss may cost more.
const SIGNS: RegExp[] = [
  /\b(?:kill(?:ing)?|hang(?:ing)?|harm(?:ing)?|hurt(?:ing)?|cut(?:ting)?|shoot(?:ing)?|drown(?:ing)?|poison(?:ing)?) myself\b/,
  /\b(?:end(?:ing)?|take|taking|ended) (?:my|my own) life\b|\bend(?:ing)? it all\b|\bput an end to (?:it all|my life|myself)\b|\bdo away with myself\b|\bunalive\b/,
  /\b(?:i'?m|i am|feel(?:ing)?|been|be) (?:\S{1,12} )?suicidal\b|\bsuicidal thoughts?\b|\b(?:thinking|thought|think) (?:about|of) (?:committing )?suicide\b|\bcommit(?:ting)? suicide\b(?! (?:commercially|professionally))/,
  /\b(?:want|wanted|wish|ready|going|rather|like|hope|prefer) (?:to |i (?:could |would )?(?:just )?|i was |i were )(?:just )?(?:die|be dead|dead|disappear forever|not wake up|never wake up|not be alive|stop existing|not exist)\b(?! (?:of|from|laughing|for|on (?:this|that|the) hill|in peace|a hero))/,
  /\b(?:don't|dont|do not|didn't|can't|cannot|cant|no longer) (?:want to |wanna |wish to )?(?:live|be alive|exist|wake up|be here|go on living|keep living|carry on living|be in this world)(?= (?:any ?more|any longer)|\W{0,3}$|,| and| like this any)/,
  /\b(?:can't|cannot|cant|can not|couldn't) (?:go on|carry on|keep going|take it|do this|cope|face (?:another|one more) day)(?: (?:living|like this|this way|with (?:life|my life)))? ?(?:any ?more|any longer|living)\b(?!.{0,40}\b(?:price|supplier|software|vendor|spreadsheet|system|contract|agency|meeting|agenda|deal|provider|crm|calls? with|landlord))/,
  /\bcan(?:'t|not|t) go on living\b/,
  /\b(?:nothing|no reason|not worth|no point)(?: left)? (?:to live for|to live|to go on living|in living|living for|living)\b|\blife (?:isn't|is not|isnt|has no|not) (?:worth|meaning|point)\b|\bno (?:way|point) (?:out )?(?:in )?(?:of )?(?:living|being alive)\b/,
  /\b(?:everyone|everybody|the world|my (?:family|kids|wife|husband|children|parents|partner)|they|you(?:'d| would)? all|people)(?:'d| would|'s| will| is| are)?(?: all)?(?: be)? better off (?:without me|if i (?:was|were) (?:dead|gone))\b|\bbetter off dead\b/,
  /\b(?:wish|wished) (?:i (?:was|were) (?:dead|never born)|i'?d never been born|i had never been born)\b|\bself[- ]?harm(?:ing|ed)?\b|\bi(?:'ve| have)? (?:took|taken|taking|take) (?:an overdose|all (?:my|the) pills)\b|\boverdos(?:e|ing) on\b/,
  /\bi(?:'ve| have)? (?:\S{1,10} )?(?:written|wrote|writing) (?:a |my )?(?:suicide note|goodbye letters?)\b|\bthis is (?:my|a) (?:final )?goodbye\b.{0,30}\b(?:world|life|everyone|forever)\b|\bi'?m saying goodbye to (?:life|the world|everyone)\b/,
  /\b(?:he|she|my (?:husband|wife|partner|boyfriend|girlfriend|dad|father|ex)) (?:is |has been |keeps )?(?:beat(?:s|ing|en)?|hit(?:s|ting)?|hurt(?:s|ing)|abus(?:es|ing|ed)|threaten(?:s|ed|ing)? to kill) me\b|\bafraid for my life\b/,
  /\b(?:ich (?:will|möchte|kann) nicht mehr leben|bringe? mich um|mich umbringen|je (?:veux|voudrais) (?:mourir|en finir)|me suicider|quiero morir(?:me)?|no quiero (?:seguir )?vivi(?:r|endo)|suicidarme|voglio morire|non voglio più vivere|uccidermi|wil niet meer leven|zelfmoord plegen|wil dood|quero morrer|não quero mais viver|me matar)\b/,
];
// Talk of work in the same words: charities, business risk, figures of speech.
const NOT_ONE = /\b(?:suicide (?:prevention|awareness|hotline|helpline|charity|squad)|(?:commercial|career|professional|brand|financial|political|business) suicide|end it all (?:with|by) (?:our|the|this|that|them|my (?:supplier|agency|provider))|(?:prevent|preventing|prevents) (?:suicide|self[- ]?harm)|(?:patients?|clients?|students?|people|those|callers|teens|youth|veterans) (?:who|with|that)\b.{0,30}(?:suicid|self[- ]?harm)|kill(?:ing)? myself laughing|kicking myself)\b/;
const isSign = anyOf(SIGNS);
const CUT = 500;

export function isInCrisis(text: string): boolean {
  const lower = text.slice(0, 20_000).toLowerCase().replace(/[’]/g, "'").replace(/\s+/g, ' ');
  for (let at = 0; at < lower.length; at += CUT - 100) {
    const piece = lower.slice(at, at + CUT);
    if (isSign(piece) && !NOT_ONE.test(piece)) return true;
  }
  return false;
}
