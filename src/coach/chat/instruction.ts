// Sentences that try to steer an AI. They are data: never obeyed, and the user hears that plainly.
const STEERING = [
  /\b(?:ignore|disregard|forget|override|bypass) (?:all |any |every |the |your |my |these |those |of )*(?:previous|prior|above|earlier|former|preceding|system|existing|safety|original|other)? ?(?:instructions?|rules?|prompts?|guidelines?|directions?|guardrails?|everything (?:above|before))\b/i,
  /\b(?:system|hidden|initial|developer) (?:prompt|message|instructions?)\b/i,
  /\b(?:reveal|print|show|repeat|output|display|tell me|leak|dump) (?:me )?(?:all |your |the )+(?:instructions?|prompts?|rules|system|configuration|secrets?|api keys?|passwords?)\b/i,
  /\byou are (?:now|no longer) (?:a|an|in|the|my|bound|dan|free|chatgpt|gpt)\b/i,
  /\b(?:pretend|act|behave|roleplay|role-play) (?:to be|as if you|as an? (?:unrestricted|unfiltered|evil|different|ai|dan|linux|admin|root))\b/i,
  /\b(?:developer|jailbreak|dan|god|debug|admin|sudo|root) mode\b/i,
  /<\/?(?:system|assistant|instructions?|prompt)>|\[(?:system|inst)\]|<\|im_(?:start|end)\|>|^\s*(?:system|assistant)\s*:/im,
  /\b(?:set|mark|skip|jump|go|advance|change) (?:the |this |to )*(?:step|dialog|onboarding|completed|status|profile)\b[^.\n]{0,30}\b(?:to|as|=)? ?(?:\d+|complete|completed|done|true|finished)\b/i,
  /\b(?:respond|reply|answer|output) only (?:with|in)\b/i,
  /\bnew instructions?\s*:/i,
  // What the machine itself says at the end; typed by somebody, it ends nothing.
  /\byour sales brain is now live\b/i,
];
const MAX_SENTENCE_CHARACTERS = 600;

export const splitSentences = (text: string) =>
  text.split(/(?<=[.!?\u3002])\s+|\n+/).map((sentence) => sentence.trim()).filter((sentence) => sentence !== '');
export const isInstruction = (sentence: string) => {
  const head = sentence.slice(0, MAX_SENTENCE_CHARACTERS);
  return STEERING.some((pattern) => pattern.test(head));
};

// The text without its sentences to an AI, and whether there were any.
export function dropInstructions(text: string): { rest: string; found: boolean } {
  const sentences = splitSentences(text);
  const kept = sentences.filter((sentence) => !isInstruction(sentence));
  return kept.length === sentences.length ? { rest: text, found: false } : { rest: kept.join(' ').trim(), found: true };
}
