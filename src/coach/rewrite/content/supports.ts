// Sentences that hold no fact and fit most messages: for somebody who asks for a longer text.
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
  ],
  reply: [
    [
      'If any part is unclear, tell me which and I’ll explain it in two lines.',
      'If any part of this is unclear, tell me which, and I’ll explain it in two lines. I’d rather answer one more question now than have you find out later.',
      'If any part of this is unclear, tell me which, and I’ll explain it in two lines. I’d rather answer one more question now than have you find out later. And if there is a point that I’ve misread, tell me that too, and I’ll put it right.',
    ],
  ],
  spoken: [
    ['I’ll keep it short when we speak.', 'I’ll keep it short when we speak, and I’ll say plainly whether I can help.'],
    ['If it isn’t a fit, just say so and I’ll leave it there.', 'If it isn’t a fit, or if this is the wrong time, just say so and I’ll leave it there.'],
    ['If somebody else looks after this, a name is all I need.'],
  ],
  short: [['No problem if not.', 'If it isn’t a fit, just say so.'], ['A one-line answer is enough.'], ['Happy to answer any question.']],
};
