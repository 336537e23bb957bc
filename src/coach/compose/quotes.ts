import type { Understanding } from '#coach/understanding';

// The other person's own words, short enough to be said back; exact or not at all.
export const findQuote = (understanding: Understanding, source: string): string | null => {
  if (understanding.instructions.length > 0) return null;
  const spans = understanding.intents.map(({ quote }) => quote);
  for (const span of spans)
    for (const part of [span, ...span.split(/[.!?;,:]+(?=\s|$)|\n+/).toSorted((one, other) => other.length - one.length)]) {
      const quote = part.trim().replace(/^(?:but|and|so|because|well|yes|no|hi|hello|thanks)\s+/i, '').replace(/[.!?,;:]+$/, '').trim();
      const size = quote.split(/\s+/).length;
      if (size < 2 || size > 9 || quote.length > 60 || /["“”\n<>{}[\]]|https?:|www\.|@/.test(quote)) continue;
      if (/^(?:hi|hey|hello|dear|thanks|thank you|please|and|but|or|so|to|at|for|of|because|as)\b/i.test(quote) || understanding.instructions.some(({ quote: order }) => order.includes(quote))) continue;
      if (/\b(?:fuck|shit|damn|idiot|stupid|scam|crap|ass|bitch)\w*/i.test(quote) || !/\p{L}{3}/u.test(quote) || /^\p{Lu}[^\p{Ll}]+$/u.test(quote)) continue;
      // A question is answered, not said back.
      if (source.includes(quote) && source[source.indexOf(quote) + quote.length] !== '?') return quote;
    }
  return null;
};
