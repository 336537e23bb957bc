import type { Dimension } from '#contract/assistant';

// Small things to practise for a week, by what most wants mending; each takes minutes.
export const exercises: Record<Dimension, string[]> = {
  clarity: [
    'Before you send, read each message aloud once. Where you run out of breath, put a full stop. Do it with the next five.',
    'Take the longest sentence of each message and cut it in two. Do it with the next five messages.',
    'Write the one thing they should remember at the top of the page, in seven words, before you write the message. Three times this week.',
  ],
  tone: [
    'Begin the next five messages with something they said or did, in their own words, before anything about you.',
    'Before each reply, write down in three words how they may feel. Then read your first sentence again. Five times this week.',
    'Take one sentence out of each message that you would not say across a table. Five messages.',
  ],
  persuasiveness: [
    'Put one figure, date or name that they can check into each of the next five messages.',
    'After each claim ask yourself: says who? Add a case, or take the claim out. Do it with the next five messages.',
    'In the next five replies, ask one question about their situation before you offer anything.',
  ],
  cta: [
    'Write the ask first: one question that can be answered with a single word. Then write the message above it. Five times this week.',
    'End the next five messages on the ask. Move whatever stands below it up, or out.',
    'Offer two times, or two ways on, instead of asking whether there is interest. Do it in the next five messages.',
  ],
};
