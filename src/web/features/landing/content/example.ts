// The exchange that the demo begins with: what the coach really answers to it (a test of the call holds it to that).
export const exampleQuestion = 'They went quiet after my proposal. It’s been nine days.';
export const exampleAnswer = `**Silence after the proposal**

Silence usually means they're stuck, busy or avoiding a no. Make the no easy and the next step tiny. Ask which of three things it is.

1. Wait for the agreed date, or four working days.
2. Write three lines with three options, one of them "no".
3. Ring once, at a different hour than usual. Then one closing note.

> "Which fits best? 1) still in, just busy 2) the price or scope isn't right 3) going another way. One digit is enough, and 3 is fine."

When did they last answer, and what was it about?`;
export const suggestions = ['They say it’s too expensive', 'I hate cold messages'];
