// One fragment a line. Before the bar: D C S R A for a tone, e l k s v for a channel (k is a connection request), #word for a way of asking.
export const interested = {
  open: `
Thanks for getting back to me.
Great to hear from you.
Glad this caught your interest.
Thank you for the note, and for not leaving me guessing.
Good to hear this is worth a closer look.
Thanks for the reply, and for being open to this.
Glad it landed at a useful moment.
Thanks, that's good news on my side.
You wrote "{quote}", so let's make the next step simple.
D| Good. Let's keep this short and useful.
D| Thanks. Here is the next step.
C| Thanks for writing back. Before I suggest anything, I'd like to understand your situation.
C| Glad to hear it. The right answer depends on what you need, so let's start there.
S| Thanks for picking this up. A short reply like yours is where it begins.
S| Good to hear from you. A reply like this is how the useful conversations start.
R| Lovely to hear from you, and thank you for taking the time.
R| Thanks so much for coming back to me, I appreciate it.
A| Thanks for the reply. Let me set out what I'd need to know to give you a useful answer.
A| Good to hear from you. A few facts will tell us both whether this fits.
`,
  turn: `
I'm happy to start wherever it's easiest for you.
We can begin with one small thing and see.
You set the pace, and I'll follow.
It takes a few minutes to see whether this is right for you.
The best first step is small: a short talk about what you have now and what you'd like to be different.
From here it's easy: you tell me what matters most, and I tell you plainly whether I can help.
If it turns out not to be a fit, I'll say so early and save you the time.
What I need from you is little: a line on how you handle this today and what you'd change first.
A good outcome would be that you know what it takes, what it costs and whether it's worth doing at all.
I'd rather start with your situation than with my list of services.
D| Tell me what you want fixed first and I'll tell you how I'd do it.
D| One clear goal from you and I can give you a clear plan.
C| It would help to know what prompted you to look at this now, since that usually decides where to begin.
C| What you've tried so far matters as much as what you want next, so both are worth a line.
S| Picture the day this is sorted: knowing what changes for you on that day tells me what to work on first.
R| There's no rush on my side, and no question is too small.
A| Three things decide the fit: what you have today, what you want instead, and when you need it.
`,
  ask: `
What would you like to sort out first?
What matters most to you in this?
#call| Shall we have a short call this week?
#call| When would a short call suit you?
#visit| When would be a good time for me to come and look?
#reply| What's the one thing you'd want this to fix?
What would make this worth your time?
How do you handle this today?
What should I know before we talk?
#reply| Could you send me a line on where things stand today?
What would a good result look like for you?
#soft| Would it help if I sent a short outline first?
D#call| Which day works for a short call?
C| What made you look at this now?
S| What would be different for you once this is done?
R#call| Would you like to talk it through together, whenever suits you?
A| What would you measure to know that it worked?
`,
};
export const askPrice = {
  openTurn: `
I'd rather be exact than fast, so a few details help.
If you tell me what you have in mind, I can be exact.
The more I know about what you need, the closer I can get.
A price says little without the scope, so tell me what it should cover.
With a few details from you, the number gets firm.
`,
  open: `
Thanks for asking.
Glad you asked.
Sure, here you go.
Thanks for getting in touch.
Thanks for your message.
Good to hear from you.
Of course, happy to tell you.
Right, let me answer that straight away.
Thanks for your interest.
Thanks for asking about price up front.
Fair question, and a good one to ask early.
Happy to talk numbers.
Thanks, price is a sensible place to start.
Good question, let me be open about it.
Thanks for your message and for asking directly.
You should know the cost before you spend time on this.
Of course, let's get the cost question out of the way.
You asked about price, so that comes first.
D| Price first, then.
D| Straight to the point, which I like.
C| Thanks for asking. The cost depends on what you need, so here is how I think about it.
C| Good question. I'd like you to compare like with like, so let me explain what sits behind the number.
S| Thanks for asking. It's the first thing I'd want to know in your place too.
R| Thanks for asking so openly, it makes this easier for both of us.
R| Thank you for your message, and please always ask me about money directly.
A| Thanks. Cost only means something next to scope, so I'll give you both.
A| Good question. Here is what goes into the number.
`,
  turn: `
Tell me what you need it for, and I'll say whether it's the right size.
If it's more than you need, I'll say so.
You'll know what you pay before anything starts.
What moves the cost is scope, so I'd like to get that right with you.
If the number doesn't work for you, tell me, and we can look at doing less.
I'd like you to see what is included and what isn't before you decide anything.
You'll get the quote in writing, with what's in and what's out, so that you can compare it fairly.
It also makes sense to look at what the present way of doing things costs you, in money and in hours.
D| You'll get one number and what it covers, in writing.
D| No padding and no surprises: what's in the quote is what you pay for.
C| If you tell me what you'd compare this with, I can help you compare fairly, even where I don't come out ahead.
S| Nobody likes to find the real cost on the last page, so I put it on the first.
R| I'd rather you knew the number early than had to ask for it twice.
A| To judge it, set the price beside what the problem costs you today in hours and money.
`,
  ask: `
What do you have in mind?
How soon do you need it?
Can you tell me a little more?
Does that fit what you had in mind?
What exactly do you need?
What would you need it to cover?
What scope should I price?
Is there a budget I should work within?
What are you comparing this with?
#call| Shall we go through the scope in a short call?
#visit| Could I take a look, so that the quote is right first time?
#reply| Could you tell me what you need, so I can price it properly?
How much of it would you need?
What has to be in it from day one?
#soft| Would a written breakdown help?
When would you like this to start?
CA| Who else will look at the number?
D#call| Which day suits for a quick call on scope?
D| What should it do for you?
C| What would make the price worth it for you?
S| What would it be worth to have this off your plate?
R| Does that sound workable, or should we look at a smaller start?
A| Which figures do you need for your comparison?
`,
  plan: `
To put a firm price in writing I need three things from you: what has to be in it, what can be left out, and when it's needed.
When you compare offers, look at what's left out as much as at the total. If mine is missing something that another includes, tell me and I'll add it, so the comparison is fair.
If the full scope is more than you want to spend, we can look at a first part that stands on its own, with its own price, and leave the rest for later.
Whatever the number is, you'll see what stands behind it. I don't like to be surprised by a bill, so I don't send surprising ones.
C| A number alone says little, so I'd like to know what you'd measure it against: an earlier offer, the cost of doing it yourself, or the cost of leaving it as it is.
A| The figure depends on scope, timing and how much of the work stays with you. I can set it out line by line, so that you see what each part adds.
`,
};
export const askQuestion = {
  open: `
Sure, here's my answer.
Thanks for getting in touch.
Of course.
Thanks for checking.
Sure, let me answer that.
Thanks for your question.
Good question, thanks for asking.
Thanks for writing, let me answer that.
Happy to answer.
Glad you asked.
Thanks for taking a closer look.
Thanks for the message, here's a straight answer.
That's worth getting right, so thanks for raising it.
You asked, so let me take that first.
D| Short answer first.
D| Thanks. Here's my answer.
C| Thanks for raising that, it's worth knowing before you decide.
C| Thanks for asking. It tells me what matters to you.
S| Thanks for asking. I'd have wanted to know the same in your place.
R| Thanks for asking, I'm glad you did.
R| Thank you for your message, it's good to know what's on your mind.
A| Thanks. Let me take your points in order.
A| Good question. Here are the facts I have.
`,
  turn: `
If that's a must for you, tell me, and I'll treat it as one.
Please ask on if something is still missing.
Should you need the details in writing, I'll send them.
A bit of background from you would let me go deeper.
If it matters for your choice, let's look at it closely.
If my answer raises another question, send it over and I'll take it the same way.
Where I don't know something, I'll find out and not guess.
If there's a requirement behind the question, tell me, and I'll answer that too.
I'd rather give you one clear answer than a long brochure.
If part of my answer isn't clear, just ask again.
It's better to clear this up now than to find out later that it doesn't fit.
D| If that rules it out, tell me and we both save time.
D| Ask whatever else you need to decide.
C| Behind a question like this there's often a decision, and knowing which one helps me answer it better.
S| Small questions early save long talks later, so I'm glad to take them.
R| There's no silly question here, so ask whatever else comes up.
A| If you need this in writing for somebody else, I can put the points in a list.
`,
  ask: `
Is that what you needed?
What else can I tell you?
Anything else on your list?
Does that help?
What's the next question?
Does that answer it?
What else would you need to know to decide?
Is there anything else you'd like me to cover?
What's behind the question, if I may ask?
#call| Would a short call be the quickest way to cover the rest?
#visit| Shall I come by and look at it with you?
#reply| What else should I answer for you?
Does anything else hang on this?
#soft| Would it help to see this on one page?
What would you like to know next?
Which part matters most to you?
Is that a must for you?
D| Does that work for you?
C| What else has to be clear before you decide?
S| How does it work for you today?
R| Did I understand your question the right way?
A| Which requirement should I check next?
`,
  plan: `
If you have a list of requirements, send it over as it is. I'll mark what's covered, what isn't and what I'd have to check, and you'll have it back in one piece.
Should your question come from somebody else on your side, feel free to pass on my answer, or to put us in touch, so that nothing gets lost on the way.
Where the answer decides whether this is possible for you at all, tell me so, and I'll treat that point before everything else.
If it's easier to show than to explain, I can do that too, with your own example and not with one that I've prepared.
C| Knowing what you want to do with it would help me more than a longer list of questions, because the same answer can be good for one purpose and wrong for another.
A| If you'd like, number your questions, and I'll answer them under the same numbers, with a yes, a no, or a not yet for each.
`,
};
export const meeting = {
  open: `
Thanks, happy to talk.
Yes, let's talk.
Great, I'd be glad to.
Thanks for suggesting we speak.
Sounds good, let's find a time.
Good idea, talking is quicker.
Thanks, I'll gladly make time for that.
Yes, a conversation makes sense at this point.
Thanks for your message, I'd like that.
D| Good. Let's fix a time.
D| Yes. Let's do it.
C| Thanks. I'd like to come prepared, so that the time is useful to you.
C| Glad to. I'll keep it to your questions.
S| Good idea. Most things are easier to sort out in a conversation than in a chain of messages.
R| I'd really like that, thank you.
R| Lovely, I look forward to meeting you.
A| Agreed. A short agenda will make it worth the time.
A| Good. I'll prepare the points you raised.
`,
  turn: `
I'll read up on what you've told me so far.
I'll come with questions and leave the brochure at home.
D| We can stop as soon as it's clear that it isn't useful.
Bring whatever is on your mind.
I'd like to hear your side first.
I'll keep it short and start with your questions.
If you send me what you'd like to cover, I'll come prepared.
You'll leave with a clear picture of what I'd do, even if you decide not to go ahead.
There's nothing to prepare on your side, a rough idea of what you need is enough.
If somebody else should hear this, bring them along.
D| By the end you should know whether this is worth another minute of your time.
D| I'll be on time and brief.
C| I'd like to start with how things work for you now, and only then talk about what I do.
S| I'll bring questions and leave the slides at home.
R| I'm looking forward to hearing how things work on your side.
A| I suggest we cover your situation, what I'd propose, and what it would take.
`,
  ask: `
What time suits you best?
Which day is easiest for you?
What would you like to cover?
Who should be part of the conversation?
When works for you?
Would mornings or afternoons suit you better?
What's the best number to reach you on?
Which times are good on your side?
#call| Is a phone call fine, or would you prefer video?
#visit| Shall I come to you?
What would make the time well spent for you?
Could you send me two times that suit you?
D| When?
C| What should we make sure to get to?
R| What's an easy time for you?
A| Which points should be on the agenda?
`,
  close: `
Looking forward to it.
I look forward to talking.
Until then, all the best.
Talk soon.
See you then.
I'm looking forward to the conversation.
Speak to you soon.
Good to be talking soon.
Until we talk.
R| I'm looking forward to meeting you.
D| Talk then.
C| I look forward to hearing how you see it.
A| I'll have my notes ready.
S| I look forward to hearing your side.
`,
  accept: `
I'll book a time through your link.
I'll take a slot on your calendar.
Thanks for the link, I'll pick a time there.
Your calendar link works for me, I'll choose a slot today.
I'll use your booking link and take one of the open times.
I'll book through the link you sent, so there's nothing more to do on your side.
Thanks for sending your calendar. I'll book a slot there today.
D| I'll book through your link today.
R| Thanks for making it easy, I'll choose a time from your calendar.
A| I'll book a slot through your link, and the invite will confirm it.
C| I'll choose a time from your link and come with your points in mind.
S| I'll pick a time from your link, and we can take it from there.
`,
  date: `
I'll check {date} against my calendar and confirm today.
{date} is noted, and I'll confirm it today.
On {date}: let me confirm that today.
Thanks for offering {date}. I'll confirm it later today.
You mentioned {date}. I'll confirm it today once I've checked my calendar.
{date} is on my list to check, and you'll have a yes or another suggestion today.
I've noted {date} and will confirm today.
I'm checking {date} now and will confirm today.
Let me check {date} and come back to you today.
You'll have my answer on {date} today.
`,
  plan: `
If you'd like somebody else to be there, just bring them. I'll start with what concerns everybody and keep the details for those who want them.
It helps if you tell me beforehand what a good outcome would be for you. Then I can leave out everything that doesn't lead there.
I won't come with a finished offer, since I don't know enough yet. I'll come with questions, and with some ideas that we can test together.
Should the time turn out too short, we'll stop where we are and decide whether the rest deserves a second conversation.
I'll note down what we agree and who does what, so that neither of us has to rely on memory.
You can also send me your questions beforehand. I'd then have the answers ready, and we could use the time for the harder ones.
If you'd rather just listen first, that's fine too. I can describe what I do in a few minutes, and you tell me whether it's worth going on.
Whatever you tell me stays with me, so you can be as open as you like about what works at the moment and what doesn't.
I'd suggest we start with how you do things now, then look at what you'd like to change, and use the last few minutes to agree whether there's a next step at all.
So that you know what to expect: I'll ask more than I tell, I won't read anything out to you, and you can end it at any point without giving a reason.
If you have something written down already, a list, a drawing or an earlier offer, have it at hand, since it will save us both some explaining.
Afterwards I'll send you a short summary of what we said, so that nothing gets lost and you can pass it on to anyone who wasn't there.
Think about the one thing that would make the time worth it for you, because I'd like to deal with that first and let the rest follow.
If anything comes up on your side before then, just say so and we'll move it, that's no trouble for me at all.
You don't need to decide anything while we talk. Take what you hear, look at it in your own time, and tell me later what you think of it.
If it turns out early on that I can't help you, I'll tell you then and there, and we can give ourselves the rest of the time back.
C| I'd like to understand three things from you: what you have today, what bothers you about it, and what a good result would look like in your eyes.
D| The agenda is short: your goal, my proposal, what it takes, and whether we go on. We can stop as soon as one of those doesn't fit.
A| A useful order would be the present state, the wanted state, the limits you have in money and time, and only then what I'd propose.
R| Mostly I'd like us to get to know each other a little, because it's easier to say what you need to somebody you've spoken with.
`,
};
