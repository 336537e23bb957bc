export const sendInfo = {
  open: `
Gladly, thanks for asking.
Sure, here's the short version.
Happy to send something useful.
Of course, thanks for your interest.
Thanks for asking, I'll keep it to what matters.
Sure thing, and thanks for the reply.
With pleasure. The essentials first.
Thanks, here's the outline in a few lines.
You asked for information, so here is the core of it.
D| Sure. The short version:
D| Here's what you need, without the brochure.
C| Gladly. I'd like to send what fits your situation and leave out the rest.
C| Sure. A line from you would help me choose what to send.
S| Of course. I'll spare you the glossy folder and tell you what it is about.
R| Of course, I'm happy to, and thank you for asking.
R| Gladly, and just shout if anything is unclear.
A| Sure. Here are the main facts, in order.
A| Gladly. Facts first, details on request.
`,
  turn: `
What I send will be short enough to read on the way.
I'll leave out what doesn't concern you.
You'll get the facts, and the limits along with them.
A few lines first, and more if you want it.
I'll put the rest on one page, with what it includes and what it doesn't.
A page written for your case is worth more than a general folder, so tell me what to focus on.
If the outline looks right, the details follow. If not, you've saved an evening's reading.
I'd rather send one page that you'll read than ten that you won't.
You can pass on whatever I send as it is, it won't need explaining.
What I send will be free of sales talk, so that you can judge it by its content.
D| One page, no attachments you don't need.
C| What you'd use it for decides what should be in it, whether that's a first look, a comparison or a decision.
S| Whatever I send, you'll be able to read it over one cup of coffee.
R| If reading isn't your thing, I can just as well tell you about it.
A| What I send will cover scope, steps, cost and limits, in that order.
`,
  ask: `
What should the page focus on?
What would you like to know most?
Which details matter for your decision?
Who else will read it?
What do you need it for?
What should be in it for you?
#reply| Is there a question it should answer first?
#call| Would a few minutes on the phone be quicker than reading?
#soft| Is one page enough for a start?
#visit| Shall I bring it along and go through it with you?
When would you need it by?
What would make it useful to you?
D| What do you want to see first?
C| What are you trying to decide with it?
S| What made you curious about it?
R| How do you like to get to know something new, on paper or in a talk?
A| Which figures should be in it?
`,
  plan: `
A page from me will say what you get, what it needs from you, what it costs and where its limits are. If a part doesn't concern you, skip it without a second thought.
So that I don't send you things that you can't use, a line on your situation would help: what you have today, and what you'd like to be different.
You can hand what I send to anyone who should see it. There's nothing in it that needs me in the room to explain.
Once you've had a look, tell me what's missing. I'd rather add the one point that you need than send you everything I have.
C| Information is only useful if it answers a question, so tell me yours, and I'll start with that and leave the rest for later.
A| I'll keep facts and opinions apart, and where a figure depends on your case, I'll say what it depends on.
`,
};
export const unclear = {
  open: `
Thanks for your message.
Thank you for writing.
Thanks for getting in touch.
Good to hear from you.
Thanks for your note.
I appreciate you writing.
Thanks for coming back to me.
Thanks, I've read your message.
Thanks for your lines, I'd like to get this right.
D| Thanks. One question so I get this right.
D| Got your message, thanks.
C| Thanks for your message. I'd like to be sure I understand it before I answer.
C| Thank you. I'd like to know a bit more before I suggest anything.
S| Thanks for writing. Let me find out what this is about before I say too much.
R| Lovely to hear from you, thank you for writing.
R| Thank you for reaching out to me.
A| Thanks. To answer precisely, I need one more detail.
A| Thank you for your message. Let me check my reading of it.
`,
  turn: `
I want to answer what you actually meant, so a word more would help.
I could guess at what you need, but asking is quicker.
If there's a question in it that I've missed, just put it in one line.
Tell me in a sentence what you're after, and you'll get a direct answer.
If you're only looking around, that's fine too, say so and I'll keep it brief.
Once I know what this is about, I can answer properly or point you to somebody better.
D| One line from you and I can give a proper answer.
C| I'd like to know what's behind it, so that the answer fits.
S| A short word on how this came up would help me more than anything else.
R| No need to be formal, a few words are plenty.
A| The goal, the timing and the scope are the details that would help.
`,
  ask: `
What would you like to know?
How can I help?
What's this about for you?
What are you looking for at the moment?
What matters most to you here?
#reply| Could you tell me a bit more?
Is there something specific you need?
What prompted your message?
#call| Would a short call be easier?
#visit| Would it be easier to talk in person?
#soft| Is there anything you'd like me to send?
What should we look at first?
What would be most useful to you now?
D| What do you need?
C| What would you like to achieve?
S| What's the story behind it?
R| How can I make this easy for you?
A| Which point should I answer first?
`,
};
export const answers = {
  // What the message is about, said back first.
  noted: `
I've noted {date}.
{Date} is noted.
You mention {date}, and I've written it down.
Thanks for telling me the date, {date}.
I have {date} down.
I have {date} in my notes.
I've put {date} down.
{Date} it is.
You mention {date}, so I'll plan with that.
{Date}, I have that down.
`,
  counted: `
This is for your {count}, if I read you right.
So it's about {count}.
I take it that this is for {count}.
You mention {count}, so I'll work with that.
I've noted {count}.
I'll work it out for {count}.
Good to know it's {count}.
For {count}, then.
I'll base it on {count}.
It's for {count}, I understand.
`,
  // {topic} is a noun such as 'price' or 'security'; {fact} is the user's own sentence.
  known: `
On {topic}: {fact}.
About {topic}: {fact}.
As for {topic}: {fact}.
To your question on {topic}: {fact}.
The short answer on {topic}: {fact}.
You asked about {topic}: {fact}.
{Topic}, in short: {fact}.
Here is where things stand on {topic}: {fact}.
Your point about {topic}: {fact}.
What I can tell you on {topic}: {fact}.
{Topic}: {fact}.
To be clear on {topic}: {fact}.
My answer on {topic}: {fact}.
Regarding {topic}: {fact}.
D| Short answer on {topic}: {fact}.
A| For the record, on {topic}: {fact}.
R| So that you have it from me directly, on {topic}: {fact}.
`,
  // What they mention and the Sales Brain knows something about; {word} is theirs.
  heard: `
You mention "{word}", so this may help: {fact}.
As you mention "{word}": {fact}.
On your word "{word}": {fact}.
Since "{word}" came up: {fact}.
For "{word}", one thing to know: {fact}.
You wrote "{word}", and on that: {fact}.
About "{word}" in your message: {fact}.
With "{word}" in mind: {fact}.
`,
  clause: `
My answer: {inner}.
Quick word on {topic}: {inner}.
Good to know on {topic}: {inner}.
{Fact}.
{Fact}, to answer you on {topic}.
On {topic}, {inner}.
As for {topic}, {inner}.
When it comes to {topic}, {inner}.
To your question on {topic}: {inner}.
About {topic}: {inner}.
The short answer on {topic}: {inner}.
So, on {topic}: {inner}.
In one line, {inner}.
`,
  unknown: `
The details on {topics} follow by the end of the day.
On {topics}, I'm finding out and will write again shortly.
I'd like to get {topics} right, so that follows separately.
More on {topics} before the day is out.
I'll come back to you on {topics} as soon as I've checked.
I'll check {topics} and get back to you today.
I'll find out about {topics} today.
You'll hear from me on {topics} today.
More on {topics} from me today.
I'll confirm {topics} today.
I'll check {topics} and confirm today.
I'll get you a firm answer on {topics} today.
On {topics}, I'll come back to you today with something exact.
I don't want to guess at {topics}, so I'll confirm that today.
Let me confirm {topics} today instead of guessing now.
You'll have a clear answer from me on {topics} today.
I'll send you the details on {topics} today.
As for {topics}, I'd rather check than guess, and you'll hear from me today.
For {topics}, I'll write again today with a proper answer.
I'm checking {topics} and will write again today.
Give me until the end of the day to confirm {topics}.
D| {Topics}: you'll have my answer today.
C| I'd like to be exact on {topics}, so I'll confirm that today.
A| I'll confirm {topics} today, in writing.
R| I'll look into {topics} for you and confirm it today.
`,
  // A question that no topic names: {which} is 'your question' or 'your other question'.
  unknownOther: `
An answer to {which} follows before the day is out.
{Which} comes next, and I'll write again on it shortly.
I'd like to get {which} right, so that answer follows separately.
The answer to {which} will follow by the end of the day.
{Which} needs a look at the details first, and then you'll have an answer.
I'm looking into {which} and will write again.
I'll come back to {which} as soon as I've checked.
On {which}, I'll come back to you today with something exact.
I'd rather check than guess on {which}, so you'll hear from me today.
I need to check on {which}, and I'll write again today.
I'll get you an answer to {which} today.
You'll have an answer to {which} from me today.
I don't want to guess at {which}, so I'll check and write again today.
For {which}, I'd like to check first, and you'll hear from me today.
I'll look into {which} and answer it today.
I'll answer {which} today, once I've checked.
Let me check on {which} and get back to you today.
As for {which}, I'll check and answer today.
Give me until the end of the day for {which}.
A| I'll check {which} and answer it in writing today.
D| You'll have my answer to {which} today.
R| I'll find out for you on {which} today.
C| To answer {which} properly, I'll check and write again today.
`,
  // After a price was named that isn't yet the figure for this very case.
  priceFirm: `
What it comes to for you depends on your case, and I'll work that out.
The exact figure for your case follows once I know the details.
What that makes for you I'll put in writing.
For your case I'll name one figure as soon as I know what's in it.
The figure for you depends on the scope, and I'll work it out with you.
From that I'll work out the figure for you.
Your own figure follows from the details.
Which of these applies to you depends on the details.
`,
  priceUnknown: `
The exact figure follows before the day is out.
I'm putting the figure together and will write again shortly.
A firm number follows by the end of the day.
I'll write again with the exact figure as soon as I've checked it.
You'll get the figure from me today.
I'll get you a figure today.
Expect the exact figure today.
I'll confirm the exact figure today.
I'll send you the exact price today.
You'll have a firm number from me today.
I'll work out the number and confirm it today.
I don't want to guess at the number, so I'll confirm it today.
Let me put the exact figure together and send it today.
I'll confirm today what it comes to.
The exact figure follows today, in writing.
I'll check the number before I name it, and you'll have it today.
I'll come back today with a figure you can rely on.
I'd rather give you the right number than a quick one, so expect it today.
Your figure will be with you today.
D| The exact figure follows today.
A| I'll send the figure today, with what it includes.
R| I'll put the number together for you and send it today.
`,
};
