// Listen, acknowledge, explore, respond: one question, short. Never 'others felt the same': that invents customers.
export const tooExpensive = {
  budget: `
With {budget} as the limit, let's look at what fits into it.
You have {budget} for this, so the question is what can be done for {budget}.
Let me start from your {budget} and not from my price.
I'd like to see what's possible for {budget}.
Then {budget} is the frame, and we can choose what goes into it.
If {budget} is the figure, let's put the important things first and leave out the rest.
Good to have a figure. I'll look at what I can do for {budget}.
Knowing that it's {budget} helps, because now we can work from there.
For {budget} it would have to be a smaller version, and I'm glad to put one together.
So it's {budget}, and I'd like to make that work without doing a poor job.
`,
  askBudget: `
What has to be in it for {budget}?
Which part matters most, if {budget} is the limit?
What could you do without, to stay at {budget}?
Shall I put together what's possible for {budget}?
Would a smaller version for {budget} help you?
If I can make {budget} work, would you go ahead?
Is {budget} fixed, or is there a little room?
What would you want first for {budget}?
D| If it's {budget}, what stays in?
C| What would make {budget} well spent?
A| Which items come first within {budget}?
R| Would it help if I showed you what {budget} covers?
`,
  rival: `
You have a quote at {rival}, so it's worth a look at what each of the two includes.
The other quote is at {rival}, and a fair comparison needs the same scope on both sides.
Thanks for naming the figure, {rival}. What matters now is what's in it.
At {rival} I'd want to know what's included and what comes on top.
If the quote at {rival} covers the same, it's the better buy, and I'd say that.
I'd like to understand where the difference to {rival} comes from.
Let's put the two side by side, mine and the one at {rival}.
A difference like that to {rival} has a reason, and we can find it line by line.
You should know exactly what {rival} buys before you choose.
Compared with {rival}, it comes down to what's in and what's out.
`,
  askRival: `
What does the quote at {rival} include?
Does {rival} cover the same work?
Would you like me to compare the two line by line?
What's left out at {rival}, as far as you can see?
Could you send me what {rival} covers, so I can compare it fairly?
Is the one at {rival} for the same scope?
What do you like about the quote at {rival}?
Apart from {rival}, which of the two feels right to you?
D| What's in it at {rival}?
C| What would make you choose the one at {rival}?
A| Which items does the quote at {rival} list?
`,
  // They ask for a lower price, and nobody here knows whether it can be had.
  room: `
On the price itself, I'll go through my numbers and tell you plainly whether there's room.
Whether I can do better on the price, I'll work out and tell you, yes or no.
As for the price, let me see what can be done without leaving out what you need.
About coming down, I won't promise it before I've been through the numbers, and then you'll have a straight answer.
I'll see whether the price can move, and if it can't, I'll say that too.
Whether there's room in the price I'll tell you as soon as I've gone through it.
`,
  open: `
That's fair, and thanks for saying it plainly.
I hear you on price.
Understood, the number has to work.
Thanks for being open about the price.
That's a fair point, price matters.
Thanks for telling me where it pinches.
I appreciate a straight answer on price.
Fair enough, it's real money.
You wrote "{quote}", and I take that seriously.
Thanks, I'd rather hear this than nothing.
D| Fair. Let's look at the number.
D| Understood. Thanks for not dressing it up.
C| That's a reasonable concern, and I'd like to understand it before I answer.
C| Thanks for telling me. I'd like to know what sits behind it first.
S| Fair point. I think twice about a price like this with my own money too.
R| Thank you for being honest with me, that makes this easier.
R| I understand, and I'm glad you told me.
A| Fair point. It helps to separate the price itself from what it's compared with.
A| Understood. Let's look at what the number is measured against.
`,
  turn: `
I'd like to find out what would make it worth it, or learn that nothing would.
A price is only too high for something, so let's look at what that something is.
Not everything has to be in from the first day.
There may be room in the scope, so let's look there first.
It may be the total, the timing of the payment, or doubt that it's worth it, and each has a different answer.
I won't cut the price and leave the scope vague, but I'm happy to look at a smaller start.
If it's the budget, we can look at what has to be in it now and what can wait.
If it's the value, then I haven't shown clearly enough what changes for you.
It's also fair to count what it costs to leave things as they are, and if that's small, then waiting is right.
Two offers are hard to compare unless both say what's left out.
We could set what you'd pay beside what this costs you today, and let that decide.
D| If the budget is fixed, give me the figure and I'll tell you what it buys.
D| Less money can mean less scope. It shouldn't mean worse work.
C| Suppose price were equal: if you'd still hesitate, then something else deserves our attention first.
S| Cheap can be right and cheap can be dear, and the difference shows in what's left out.
R| I'd rather find something that sits right with you than push you into a number that doesn't.
A| Take the yearly cost of the problem, then the price, and see how far apart they are.
`,
  ask: `
Too expensive compared with what?
Is it the total, or the timing?
What were you expecting to pay?
What would it have to do to be worth it?
Is price the only thing in the way?
What budget did you have in mind?
Which part could you do without for now?
#soft| Would a smaller first step help?
#call| Can we go through the scope together for a few minutes?
If the price were right, would you go ahead?
What are you comparing it with?
#reply| Could you tell me the figure that would work?
#visit| Shall we walk through it once more and see what could come out?
D| What number works?
C| What does the problem cost you as it is now?
S| What happens if this stays the way it is?
R| What would feel fair to you?
A| Which line of the quote looks too high to you?
`,
  plan: `
We could take the scope apart and put a price beside each piece. Then you can see what the money goes into, strike out what you don't need, and look at what's left.
If the sum is right but the moment is wrong, splitting it into steps may solve it: a first part that stands on its own, and the rest when it suits your budget.
It's worth putting the other figure beside it too, what the present way costs you in a year, in money, hours and nerves. If that's lower than my price, you should keep what you have.
If you've got another quote that's lower, I'd be glad to look at what each of them includes. You may find that it's the better buy, and if so, I'll say that.
C| Before we talk about the number, I'd like to know what it was measured against, because a budget, another offer and a gut feeling each need a different answer.
A| Let's put it in a small table: what's included, what each part costs, what it replaces, and what you'd pay without it. The answer should be visible from there.
`,
};
export const badTiming = {
  date: `
I've noted {date}.
You mention {date}, and I've made a note of it.
{Date} is in my notes.
I've put {date} in my calendar.
I'll keep {date} in mind.
You mention {date}, so I won't press you before that.
My note now says {date}.
I've written down {date}.
{Date} it is, as far as I'm concerned.
I've marked {date} for this.
`,
  askDate: `
Shall I write to you then?
Is that a good moment to write again?
Would it suit you if I wrote around then?
May I come back to you around that time?
Does it suit you if I get in touch then?
Is there anything you'd like from me before that?
Is there anything I should have ready by then?
Is that still the right time, or a little later?
Would you like a short reminder then?
Who should I write to at that point?
D| Shall I write then?
C| What will have changed for you by then?
S| What would you like to have behind you by then?
R| Would that be a kinder time for this?
A| What should be ready by then?
`,
  // They asked to be written to again, so nobody asks them whether one may.
  askInvited: `
Is there anything you'd like from me before that?
Is there anything I should have ready by then?
Who should I write to at that point?
Should I write to you then, or to somebody else?
Is there anything I should look into until then?
Would you like a call then, or a message?
Is there anyone else who should hear of it then?
Would it help to have it all on one page by then?
What should I keep in mind until then?
Which day of the week suits you best for that?
D| Anything you need before that?
C| What will have changed for you by then?
S| What would you like to have behind you by then?
R| Is there anything I can do for you in the meantime?
A| What should be ready by then?
`,
  open: `
Understood, timing matters.
That makes sense, thanks for telling me.
No problem at all.
Thanks for letting me know where things stand.
Fair enough, there's a lot going on.
Got it, not now.
Thanks for being clear about the timing.
Thanks, that helps me plan.
You wrote "{quote}", so I won't crowd you.
D| Understood. Not now, then.
D| Clear, thanks.
C| That makes sense. I'd like to understand what has to happen first.
C| Thanks for telling me. Timing is part of whether something fits.
S| I know the feeling, some weeks are simply full.
R| Please don't worry about it, and thanks for letting me know.
R| Of course, you have enough on your plate.
A| Understood. Let's see what depends on the date.
A| Thanks. That's useful for planning on both sides.
`,
  turn: `
I'd rather come back at the right moment than push at the wrong one.
Tell me what has to be done before this, and I'll wait for that.
A later start is fine, as long as it's late by choice.
I can keep the offer as it is until you're ready to look at it.
If it's only the moment that's wrong, we can leave it alone until the right one.
If it's more that this isn't a priority, that's fine too, and I'd rather know.
Sometimes a small preparation now makes the later start easier, and sometimes it's better to wait.
I'll leave it in your hands and keep out of your inbox until the time you name.
The honest test is what it costs you to leave it as it is until then.
If nothing gets worse by waiting, then waiting is the right call.
D| Name the month and I'll write then, not before.
C| It would help me to know what you're waiting for, so that I come back with something useful.
S| Timing is half of it, and the right thing at the wrong moment is still the wrong thing.
R| There's no pressure from me, the right moment is yours to choose.
A| If you know what the delay costs each month, the date tends to choose itself.
`,
  // Once a time is named, nobody is asked for one.
  turnDate: `
I'd rather come back at the right moment than push at the wrong one.
I can keep the offer as it is until you're ready to look at it.
I'll keep out of your inbox until then.
Until then you won't hear from me, unless you write first.
There's nothing you need to do about it before that.
If your plans move, a line is enough, and I'll move with them.
Should it become possible sooner after all, just send me a line.
If nothing gets worse by waiting, then waiting is the right call.
That leaves you time for what comes first.
C| Should anything change before that, I'd like to hear it, so that I come back with something useful.
S| Timing is half of it, and the right thing at the wrong moment is still the wrong thing.
R| There's no pressure from me, the right moment is yours to choose.
A| If a deadline of yours hangs on it, name it, and I'll count backwards from there.
`,
  turnInvited: `
I'll come back to it then, and not before.
I'll write again then, as you asked.
D| You'll hear from me then, and not before.
`,
  ask: `
When should I come back to you?
What has to happen first?
Which month would suit better?
Is it the timing, or is it not a priority?
When do you plan to look at this again?
What would make it urgent for you?
#soft| Shall I check in at a date you choose?
#reply| Could you give me a month that suits?
#call| Shall we put a short call in the diary for later?
What would need to change first?
Does it get harder if it waits?
Is there a date it has to be done by?
#visit| Would it help to measure up now and decide later?
D| When, then?
C| What are your priorities until then?
S| What does it look like if nothing changes by then?
R| When would be a kinder time for this?
A| Which deadline drives this on your side?
`,
  plan: `
If you'd like, I can prepare things quietly on my side, so that a later start doesn't mean a slow one.
Things tend to shift, so feel free to move the date whenever you need to. A line is enough, and I'll adjust.
When the time comes, I'll begin with a short note and not with a phone call, so that you can look at it when it suits you.
It may be worth a look now at how long the preparation takes on your side, so that the start doesn't slip just when you want it.
Until then, everything I've told you stands. Should something change on my side that concerns you, I'll let you know in a line.
If the thing that's keeping you busy now is something I can help with instead, tell me. If not, I'll stay out of the way.
By then your needs may look different, and that's fine. We'd simply start again from what's true at that point.
I'll keep a short summary of what we said, so that you don't have to explain it to me a second time.
If there's a deadline somewhere behind this, we could count backwards from it together. That would show whether there's room to wait or whether it gets tight later.
Should something small be useful in the meantime, an outline or a rough figure for your planning, I can prepare it now, and it will be ready when you are.
I don't want to be one more thing on a full list. If it helps to take the subject off the table entirely for now, that's what we'll do.
C| It would help me to know whether it's the calendar that's full, the budget that's spent, or the subject that has slipped down the list, because each of them means a different next step.
A| Two dates matter: the one by which it has to be done, and the one by which it has to be started. If you tell me the first, I can work out the second.
`,
  planOpen: `
Here's what I suggest: you name a time when this makes sense, I put it in my diary, and until then you won't hear from me unless you want to.
`,
};
export const thinkItOver = {
  open: `
Of course, take the time you need.
That makes sense, it's a real decision.
Sure, it deserves some thought.
Thanks for telling me where you are.
Fair enough, no rush from me.
Good, I'd think about it too.
Thanks for keeping me posted.
Understood, and thanks for saying so.
You wrote "{quote}", and that's perfectly fine.
D| Fine. Take your time.
D| Understood. Let me make it easier to decide.
C| That's sensible. I'd like to make sure you have what you need to decide.
C| Of course. Something may still be open, and I'd be glad to clear it up.
S| Of course. I sleep on decisions like this too.
R| Of course, please take all the time you need.
R| Thank you for being open with me, and take it at your own pace.
A| Makes sense. A clear list of open points makes the thinking shorter.
A| Understood. Let's get the open points on the table.
`,
  turn: `
If I've left something vague, that's on me, and I'd like to fix it.
You may want to sleep on it, and that's a good idea.
It's worth a look at what would happen if you simply left it.
Ask me the thing that's nagging you, however small it is.
I can also tell you what speaks against it, if that's useful.
If there's one thing that holds you back, I'd rather hear it than guess.
My own suggestion, if you want one, is to start with the smallest piece that proves itself.
You don't have to settle everything now, only the next small step.
If it's a no, that's a fine answer too and saves us both time.
A choice like this gets easier when it's between two options instead of ten, so I'm glad to narrow it down.
It may help to decide what would make you say yes and what would make you say no.
D| If something's missing, tell me and you'll have it.
D| One open point at a time, and we're done soon.
C| When a decision feels stuck, there's often one question under it that hasn't been asked yet.
S| I find the hard part is rarely the choice itself, it's the one question nobody has answered yet.
R| I'm not in a hurry, and I'd rather you feel sure.
A| Put the open points in a list, and I'll answer each in a line.
`,
  ask: `
What's the one thing you're unsure about?
What would you need to know to decide?
Which part are you weighing up?
Is it the price, the timing or the fit?
What would make this an easy yes, or an easy no?
What's still open for you?
#soft| Would it help if I told you what I'd do first?
#call| Would a short call help to settle the open points?
#reply| Could you send me the point that's still open?
When would you like to decide?
Who else is part of the decision?
What worries you most about going ahead?
#visit| Should we look at it together once more?
D| What's missing?
C| If you had to decide now, which way would you lean, and why?
S| What would you tell a friend who asked you about this?
R| What would help you feel comfortable with it?
A| Which criterion counts most for you?
`,
  plan: `
To make the thinking easier, I could put the two or three real options on one page, with what each one brings, what it costs and what it leaves open.
If it would help, I'll tell you which option I'd choose in your place, and why, and you can take that advice or leave it.
You could also start with a small part that can be stopped at any time. Then you'd be judging something real, and not something on paper.
It's often not the big question that holds a decision up but a small one that seems too minor to ask. If there's one of those, please ask it.
C| It may help to write down what would have to be true for a yes, and what would make it a clear no. The answer is often somewhere in that list.
D| Let's agree on a day. Until then you think, and on that day you tell me yes or no. Either is fine.
`,
};
export const hasVendor = {
  open: `
That's a good position to be in.
Understood, no need to change anything then.
Thanks, it's good to know how you're set up.
Thanks for saying so early.
You have {competitor}, understood.
Understood, {competitor} does that for you.
So {competitor} covers this for you today, good to know.
Thanks for telling me about {competitor}.
Good to know that you work with {competitor}.
Good to hear you have somebody for this.
Understood, you're looked after.
Makes sense, thanks for telling me.
Good, then the basics are covered.
Thanks for letting me know.
Fair enough, a working setup is worth keeping.
Thanks for the straight answer.
I respect that, good suppliers are worth keeping.
You wrote "{quote}", so I won't ask you to change that.
D| Understood. You have a supplier.
D| Fine. I'm not asking you to switch.
C| That makes sense. I'd be curious what works well with them.
C| Good to know. I'd start from what you have, not against it.
S| Glad to hear it. I don't like leaving people who do good work for me either.
R| That's good to hear, loyalty counts for a lot.
R| Thank you for telling me, and I'm glad you're in good hands.
A| Understood. Then the question is only whether there's a gap.
A| Thanks. A second opinion is only useful if it adds something.
`,
  turn: `
If it works, there's no reason to change it.
I'd only come in where they stop.
My offer keeps, should things change on their side.
You know best what's missing, if anything is.
You don't have to replace anybody: a second option beside them keeps you flexible.
If they do everything you need, keep them, I mean that.
I'd only be useful where something is missing, slow or left over.
A small job on the side would show you the difference without touching what works.
It costs nothing to have a second name ready for the day you need one.
If they're good, a comparison will only confirm it.
I won't run them down, I don't know their work and you do.
D| Give me the one job they don't get to.
C| Even a good supplier has something they don't cover, and that's where a second pair of hands makes sense.
S| A spare key hurts nobody until the day you need it.
R| I'd be happy to be your second call, and stay in the background until you need one.
A| Compare on three points only: scope, response and cost, and leave the rest aside.
`,
  ask: `
What would you improve about {competitor} if you could?
What do you like most about {competitor}?
Is there anything that {competitor} doesn't cover for you?
What do you like most about working with them?
What would you improve if you could?
Is there anything they don't cover?
What would make you look at a second option?
When does that agreement come up again?
#soft| May I stay on your list as a second option?
#reply| Could you tell me what's missing, if anything is?
#call| Would a short comparison call be useful?
Is there one thing that takes too long today?
#visit| Is there a small job I could quote for beside them?
What would a second supplier have to do better?
How did you choose them?
D| What's missing today?
C| If you could change one thing about it, what would it be?
S| What happens on the day they can't make it?
R| What do you value most in the people you work with?
A| On which point would a second offer have to win?
`,
  plan: `
If you ever feel that you've stopped asking them the hard questions, I'd be glad to lend you a few, without charge and without any strings.
People go on holiday, fall ill or get busy. It may be good to know whom to call on such a day, even if that day never comes.
I'd be glad to look at something they've already done or quoted, and to tell you openly if I think it's good work.
Should the two of us ever work side by side for you, I'd keep to my part and be easy to work with.
There's no need to decide anything here. I'd only like you to know that I exist, what I do, and how to reach me.
Some things are better left with one supplier, and some are better split. Which of the two applies to you is something only you can judge.
If your agreement with them comes up for renewal one day, that would be a natural moment to compare, and until then I'd leave you alone.
You may also know somebody who isn't as well looked after as you are. If so, I'd be grateful for a word.
If you like, put my offer in a drawer. Should they be booked out, raise their price or stop doing what you need, you'll have a second name ready and won't have to start a search.
One way to find out without any risk is to give me a small piece that's been lying around, something they don't get to or don't want to do.
If you're asked one day to get a second quote, I'd be glad to provide it, even if it only serves to show that your present price is fair.
I'd be interested to know what they do well, because it tells me where I'd have to be at least as good, and where there's nothing for me to add.
C| I don't want to talk you out of something that works. What I'd like to find out is whether there's a part of it that you've simply got used to.
A| A sober comparison needs one job, two quotes and the same scope. It takes an hour of your time, and you'd know where you stand.
`,
};
export const authority = {
  open: `
Thanks, that's good to know.
Makes sense, decisions like this need the right people.
Understood, thanks for telling me how it works.
Of course, others should have a say.
Thanks for being open about who decides.
Good to know who's involved.
Fair enough, it shouldn't rest on you alone.
Thanks, that helps me prepare the right thing.
You wrote "{quote}", so let me make that easier for you.
D| Understood. Let's get it in front of the right person.
D| Clear. I'll make it easy to pass on.
C| That makes sense. I'd like to help you have that conversation well prepared.
C| Thanks. It helps to know what matters to the person who decides.
S| Of course. Carrying somebody else's idea upstairs is no fun without good notes.
R| Of course, and I don't want to put you in a difficult spot.
R| Thank you for standing up for this, I'll make it as easy as I can.
A| Understood. A one-page summary gives everyone the same facts.
A| Thanks. Let's put the facts where the decision is made.
`,
  turn: `
I can write it in three sentences that you can pass on.
If it helps, leave my name out and use only the facts.
I'd put the cost and the risk first, since those will be asked about.
e| Take whatever you need from my message, it's there to be used.
I can put it on one page for {boss}: the problem, the proposal, the cost and the risk.
I can put it on one page that you can pass on: the problem, the proposal, the cost and the risk.
You shouldn't have to sell this for me, so I'll write it so that it speaks for itself.
If questions come back, pass them to me and I'll answer them in writing.
I'd be glad to join that conversation, or to stay out of it, whichever helps you more.
It helps to write down the reason against it too, because that's what will be asked.
A page that names the cost and the risks openly tends to travel better than a brochure.
D| You'll have one page to forward, and nothing to add.
C| Different people look at different things, cost, risk or workload, so a page has to answer the right one.
S| I can write the note you'd want in your hand when the door opens.
R| I'd like to make you look well prepared, because it's you who has to bring it up.
A| One page, four lines: what, why, cost, risk.
`,
  ask: `
Who else needs to be convinced?
What will they ask first?
What matters most to the person who decides?
#soft| Would one page for {boss} help?
#soft| Would one page to pass on help?
#call| Should we speak with them together?
How do decisions like this get made with you?
What would you need from me to bring it up?
When do you next speak with them?
Where do you stand on it yourself?
#reply| Could you tell me what they'll want to see?
Who else should be in the loop?
Is there a format they prefer?
#visit| Shall I come by when they're there?
D| Who signs it off?
C| If it were only up to you, what would you do?
S| How did the last decision like this come about?
R| How can I make this easier for you?
A| Which figures will they want to see?
`,
  plan: `
The page would hold what the problem is, what I'd do about it, what it costs, what could go wrong, and what happens if nothing is done. Nothing else, and no sales talk.
If there's a meeting where this comes up, I can be on call for questions, or stay away and answer afterwards in writing. You know better which of the two helps.
Please pass on the hard questions too, word for word if you can. It's easier to answer what was really asked than what arrives as a summary.
Should the answer up there be no, that's useful to know as well, and I'd never want you to have to defend it for my sake.
C| The people who decide will look at it from their own side, be it cost, risk or effort. If you tell me which, I'll write the page for that reader.
A| I'd give the figures with their assumptions beside them, so that anybody can check them and put in their own.
`,
};
export const wantsProof = {
  open: `
Fair request, you shouldn't have to take my word for it.
Good, I'd want to see proof too.
Thanks for asking, that's sensible.
Healthy doubt, and welcome.
You're right to ask.
Makes sense, words are cheap.
Thanks for asking before deciding.
That's a fair thing to want.
You wrote "{quote}", and it's a fair ask.
D| Fair. Proof before promises.
D| Good. Test me on it.
C| That's reasonable. It helps to know what would count as proof for you.
C| Good question. The useful kind of proof depends on what worries you.
S| I'd ask the same. A nice story from a seller isn't evidence.
R| Of course, trust has to be earned.
R| Thank you for asking openly, I'd rather earn your trust than ask for it.
A| Agreed. A claim is only as good as the way it was checked.
A| Fair. Let's define what would convince you.
`,
  turn: `
You should be able to check what I say, so let's make it something you can check.
Start small, look closely, and go on only if you like what you see.
I can show you how I work, step by step, and you can stop me anywhere.
Doubt is useful here, so please keep it until I've earned the opposite.
I'd rather show you on a small piece of your own work than talk about somebody else's.
The cleanest proof is a small start with a clear finish, judged by you.
I'll only promise what I can put in writing.
We can agree up front what good looks like, so that you can check it afterwards.
Ask me the hardest question you have, and if I don't know, I'll say so.
If what I can show isn't enough for you, then not going ahead is the right call.
D| Pick one small thing, I do it, you judge it.
C| Say what could go wrong in your eyes, and I'll show you how I'd deal with that.
S| A small piece of real work says more than a thick folder of kind words.
R| I don't want you to go ahead on a leap of faith.
A| Set the measure first, then the test, then decide.
`,
  ask: `
What would you need to see to feel sure?
What would count as proof for you?
What's the risk that worries you most?
#soft| Would a small first piece be a fair test?
How would you measure it?
#call| Shall I show you on a short call?
#reply| Could you name the one thing I should show you?
#visit| May I show you in person?
What did you see the last time you chose somebody?
Who else has to be satisfied?
Which part do you doubt most?
What result would convince you?
D| What's the test?
C| What went wrong the last time, if something did?
S| What would have to happen for you to say it worked?
R| What would help you trust this?
A| Which figure would settle it?
`,
  plan: `
If it's easier, tell me what went wrong the last time you trusted somebody with this, and I'll tell you how I'd keep it from happening again.
You can see my way of working before you decide, on something small that belongs to you, and keep the result in any case.
Here's a way to do it: we pick one small piece, agree in writing what good looks like, I do it, and you judge it against what we wrote down.
You should also be able to ask me anything about how I work, including what I'm not good at. I'd rather you heard the limits from me than found them later.
If there's a risk that worries you more than the others, let's take that one first and see how it could be limited, before we talk about anything else.
Promises are easy to make, so I'd like to put the ones that matter to you on paper, with what happens if I don't keep them.
C| What counts as proof differs from person to person: a result, a document, a conversation, or simply seeing it done. Tell me yours and I'll see what I can offer.
A| A fair test needs a starting value, a target, a date and somebody who checks it. I'm glad to agree all of those with you before we start.
`,
};
export const anyObjection = {
  open: `
Thanks for being straight with me.
That's fair, thanks for saying so.
I hear you.
Understood, and thanks for telling me.
Thanks, that's useful to know.
Fair point.
I appreciate the honest answer.
That makes sense from where you sit.
Thanks for not leaving me guessing.
You wrote "{quote}", and I want to get that right.
You said "{quote}", which is fair.
D| Fair. Let's look at it.
D| Understood. Straight question back.
C| I understand, and I'd like to know more before I answer.
C| Thanks. I may have missed something that matters to you.
S| Fair enough. I've put my own foot on the brake for less.
R| Thank you for telling me, it can't be fun to write that to somebody.
R| I understand, and I'm not here to talk you out of it.
A| Fair point. Let's separate what we know from what we assume.
A| Understood. I'd like to take that point on its own first.
`,
  turn: `
I'd like to understand that before I say anything else.
You may well be right, so let me ask before I answer.
That's worth looking at properly.
I'd rather ask than assume.
If that's the only thing in the way, we can look at it on its own.
I don't want to argue you out of a good reason.
There may be a simple answer, and there may not be one, but it's worth a minute to find out.
If it turns out that this isn't for you, I'd rather we both knew now.
I could answer too quickly here, so I'd like to check that I've understood you.
Some of this I may be able to change, and some of it not, and I'll tell you which.
D| If I can fix it, I will. If not, I'll say so.
C| A concern like this often has a second one underneath, and that one may matter more.
S| I'd rather hear the whole story than answer half of it.
R| Whatever you decide is fine with me.
A| Let's take that point alone first and leave everything else aside.
`,
  ask: `
Is that the only thing in the way?
What would have to change for this to work?
Can you tell me more about that?
What's the main reason behind it?
What would you like to see instead?
If that were solved, would it make sense for you?
#soft| May I ask what led you there?
#call| Could we take a few minutes on that point?
#reply| Could you tell me what's behind it?
What have I missed?
How do you handle this today?
What matters most to you here?
#visit| Shall we look at it together on site?
D| What would change your mind?
C| What would a good solution look like to you?
S| What happened the last time you tried something like this?
R| How do you feel about the rest of it?
A| Which part of it weighs most?
`,
};
// The rival is a tool of their own, or nothing at all.
export const statusQuo = {
  open: `
Fair enough, what works and costs nothing is hard to beat.
That makes sense, a {tool} is simple and it's there.
A {tool} is fine as long as it's quick, so I understand.
Understood, you have a {tool} for this.
Fair point, why pay for something you already have.
I see, you have your own way of doing it.
Understood, you do this yourselves.
Thanks for telling me how you do it now.
Good to know how you handle it today.
That's a reasonable way to start.
D| Fair. If it works, keep it.
C| That makes sense. I'd like to know where it works well and where it doesn't.
S| I know the charm of a thing that's simply there and works.
R| I understand, and I'd be slow to change it too.
A| Fair. Then the only question is what it costs you in time.
`,
  turn: `
If it takes you little time and few mistakes happen, keep it.
The cost isn't in buying it, it's in the time it takes.
The day to think about a change is the day it gets slow or wrong.
I wouldn't pay for something that saves me nothing, and neither should you.
What I do only makes sense if it saves you more than it costs.
The time it takes you is the price you pay for it today.
It's worth a look at what happens when the person who keeps it is away.
You know how much work it is, and I don't, so I'd rather ask.
A simple test is to write down for a week how long it takes you.
D| If it costs you nothing in time, you don't need me.
C| There's often one step in it that takes longer than it should.
S| I like simple tools too, right up to the day they start to cost an evening.
R| There's no shame in a simple way of doing things.
A| Take the hours it needs and put a figure on them, then compare.
`,
  ask: `
How much time does it take you?
What's the most annoying part of it?
When does it get slow?
What happens when something in it is wrong?
Who keeps it up to date?
What would you like it to do that it can't?
At what point would it stop being enough?
How often does something slip through?
#soft| Would it help to see the difference on one example?
#call| Can we look at one example together?
#reply| Could you tell me how long it takes you in a week?
D| What does it cost you in time?
C| What would have to change for you to look at something else?
S| How did you come to do it this way?
R| What do you like about doing it that way?
A| How many hours go into it each month?
`,
  plan: `
If you'd like to know for sure, pick one task, do it your way and note the time, then let me do the same one. The comparison will tell you whether it's worth anything.
There may come a point where it gets too much, with more orders, more people or more places to look. Until then, what you have may be all you need.
It's fair to ask what you'd get for your money. My answer would be time, fewer mistakes and less to think about, and if none of that is missing, there's no reason to pay.
I don't want to talk you out of something that works. I'd only like you to know what else is possible, for the day you might want it.
We could look at the one step that takes longest and leave everything else as it is. That would be a small change, and easy to undo.
It may be that you need only a part of what I do. If so, I'll say which part, and you can leave the rest.
`,
};
