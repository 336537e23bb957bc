// Three or four words do best; none over ten words or 50 characters.
export const subjects: Record<string, string> = {
  reply: `
Your message
My answer to you
Thanks for your note
Back to your message
Following up your note
One question back
Next step from here
A short answer
`,
  interested: `
A good next step
How we could start
Your message, next step
One question to start
Where to begin
Glad you wrote
`,
  askPrice: `
Price for {count}
The price for {count}
{date}: price
Your price for {count}
Your question on price
Price and scope
About the price
What it would cost
Cost, in short
Pricing, as you asked
`,
  askQuestion: `
{topicList}
About {topicList}
Your question: {topicList}
Your question, answered
Answer to your question
About your question
What you asked
A short answer
To your question
`,
  meeting: `
{date}
Finding a time
Our conversation
A time to talk
Let's find a time
Talking soon
When we could talk
`,
  tooExpensive: `
What fits into {budget}
Working with {budget}
Your budget of {budget}
The quote at {rival}
Compared with {rival}
About the price
Price and scope
Making the number work
Your point on price
The cost question
A smaller start
`,
  badTiming: `
{date}, then
Back to you: {date}
When it suits you
About the timing
A better time
Timing, your call
Your timeline
Later is fine
`,
  thinkItOver: `
While you think it over
Whatever is still open
No rush from me
One open question
To help you decide
Take your time
`,
  hasVendor: `
Beside {competitor}
You and {competitor}
A second option
Beside what you have
Your current setup
One question on fit
Only if it adds something
Keeping what works
`,
  authority: `
One page for {boss}
For {boss}
One page to share
Making it easy to share
For your colleagues
Who else decides
A page to forward
Help with the decision
`,
  wantsProof: `
Seeing it for yourself
A fair test
How to check it
Proof before promises
A small first test
What would convince you
`,
  burned: `
Being careful is fair
What went wrong before
A careful start
One question about last time
A small first step
`,
  different: `
Where yours is different
What makes it different
Your way of working
One question about yours
Does it fit
`,
  thirdParty: `
Until you hear from {third}
Help with {third}
First {held}
While you wait
Anything they need from me
No rush, one question
`,
  comparing: `
What to compare
Comparing like with like
While you compare
For your comparison
Points worth comparing
`,
  anyObjection: `
Your point
About your concern
One question back
Understanding your point
Thanks for your candor
Back to your point
`,
  notInterested: `
Thanks for the answer
Understood, thank you
Closing this
All the best
Thanks for letting me know
No follow-up from me
`,
  unsubscribe: `
You're off my list
Removed, as you asked
No more messages
Done, and sorry
My last message
Taken off the list
`,
  outOfOffice: `
After {backOn}
For {backOn}
When you're back
After your return
No rush on this
For when you return
Enjoy the time away
Until you're back
`,
  referral: `
Getting in touch with {them}
Thanks for naming {them}
Thanks for the pointer
Thanks for the introduction
The right contact
Getting in touch
Thank you for the name
One question before I write
`,
  crisis: `
Thinking of you
Please take care
You come first
Take care of yourself
`,
  sendInfo: `
The short version
What you asked for
The main points
An outline for you
In a few lines
Information, as asked
`,
  unclear: `
Thanks for your message
One question back
Your message
How can I help
To get this right
`,
  cold: `
{problem}
About {problem}
Your thoughts on {problem}
One question for {company}
A question for {name}
A question for you
One question, {name}
Worth a look?
{company} and one question
Is this on your list?
An idea for {company}
From {business}, a question
A note from {me}
`,
  followUp: `
Where things stand
One question, {name}
Open or closed?
My earlier note
Still of interest?
A short follow-up
Keep it open?
Back to my note
`,
  introduced: `
{referrer} suggested I write
Via {referrer}
{referrer} gave me your name
Hello, via {referrer}
A hello through {referrer}
`,
  reconnect: `
How are things, {name}?
It's been a while
A short hello
Catching up
How things stand
After a long time
Hello again, {name}
`,
  statusQuo: `
Your {tool}
Keeping the {tool}?
If it works, keep it
What it costs in time
Your present way
A fair question
Worth changing?
`,
  complaint: `
I'm sorry about this
Putting this right
About what happened
I'm looking into this
`,
  cancelled: `
Your cancellation
About your cancellation
Your booking, cancelled
`,
  reschedule: `
Your new time
Moving your appointment
About the new time
Another time
`,
  ready: `
Confirmed: {agreed}
Next steps
What comes next
Getting started
Thank you, next steps
`,
  lostDeal: `
Thanks for letting me know
All the best with it
Thank you, and good luck
Thanks for the answer
`,
  later: `
I'll write {later}
Back to you {later}
Noted, thank you
Until then
`,
  whoIsThis: `
Who wrote to you
About my message
Your question, answered
Who I am
`,
  visit: `
Coming to {place}
Coming to look at it
About the visit
A time to come
`,
  compliment: `
Thank you
Thanks for the kind words
Thanks for your note
`,
};
