// Sentences that hold no fact and fit most messages: for a text that is shorter than the length that was asked for.
// A family says one thing, at two or three lengths; a text takes each family once.
export const supports: Record<'first' | 'reply' | 'spoken' | 'short', string[][]> = {
  first: [
    [
      'I can put the main points on one page, so that you can judge them without a call.',
      'To make it easy to judge, I can put the main points on one page: what you get, what it takes from your side and what it costs. You can read that in two minutes.',
      'To make it easy to judge, I can put the main points on one page: what you get, what it takes from your side, what it costs and what could go wrong. You can read that in two minutes, without a call, and pass it on to anybody who has a say in it.',
    ],
    [
      'If it isn’t a fit, just say so and I’ll leave it there.',
      'If it isn’t a fit, or not now, just say so and I’ll leave it there. A one-line answer is enough.',
      'If it isn’t a fit, or if this is the wrong time, just say so and I’ll leave it there; a one-line answer is enough. And if somebody else looks after this, their name is all I need.',
    ],
    [
      'If you tell me how you handle it today, I can say plainly whether it would change anything.',
      'I don’t know how you handle this today. If you tell me in a line or two, I can say plainly whether it would change anything for you, and I’ll say so if it wouldn’t.',
      'I don’t know how you handle this today, and perhaps it works well as it is. If you tell me in a line or two, I can say plainly whether it would change anything for you. If it wouldn’t, I’ll say so, and neither of us has lost any time.',
    ],
    [
      'We could also start small, with one part of it, so that you see for yourself before you decide anything bigger.',
      'We could also start small, with the one part that matters most to you. Then you see for yourself how it goes before you decide anything bigger, and you can stop after that without giving a reason.',
    ],
  ],
  reply: [
    [
      'If any part is unclear, tell me which and I’ll explain it in two lines.',
      'If any part of this is unclear, tell me which, and I’ll explain it in two lines. I’d rather answer one more question now than have you find out later.',
      'If any part of this is unclear, tell me which, and I’ll explain it in two lines. I’d rather answer one more question now than have you find out later. And if there is a point that I’ve misread, tell me that too, and I’ll put it right.',
    ],
    [
      'If it turns out not to fit, just say so; that’s fine too.',
      'Take the time you need for it. And if it turns out not to fit, just say so; that’s fine too.',
      'Take the time you need for it; you don’t have to decide anything today. And if it turns out not to fit, just say so. That’s fine too, and a short line is enough, so that I can plan around it.',
    ],
    [
      'I can put it on one page, if somebody else should see it.',
      'If somebody else should see this before you decide, I can put it on one page, so that you can simply forward it.',
      'If somebody else should see this before you decide, I can put it on one page: what is included, what isn’t, and what happens next. Then you can simply forward it, and you needn’t explain it yourself.',
    ],
    [
      'If you’d like to start smaller, we can do the first part and look at the result together.',
      'If you’d like to start smaller, we can do the first part, look at the result together and then decide about the rest. That way you know what you get before it becomes a bigger matter.',
    ],
  ],
  spoken: [
    ['I’ll keep it short when we speak.', 'I’ll keep it short when we speak, and I’ll say plainly whether I can help.'],
    ['If it isn’t a fit, just say so and I’ll leave it there.', 'If it isn’t a fit, or if this is the wrong time, just say so and I’ll leave it there.'],
    ['If somebody else looks after this, a name is all I need.'],
    ['If you tell me how you handle it today, I can say plainly whether it would change anything for you.'],
  ],
  short: [['No problem if not.', 'If it isn’t a fit, just say so.'], ['A one-line answer is enough.'], ['Happy to answer any question.']],
};
