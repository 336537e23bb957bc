// First messages and what follows them. {trigger} is a clause about 'you'; {about} and {problem} are nouns from the brief.
export const cold = {
  first: `
How are you handling it so far?
Who looks after that on your side?
What does that change for you day to day?
Is it going the way you'd like it to?
What's the hardest part of it so far?
What has changed for you since?
What comes next for you there?
How much of your time does it take?
What would make it easier for you?
Is there a part of it you'd like to hand over?
D| What's still missing there?
C| What would you like to be different about it?
S| How did that come about?
R| How is it going for you?
A| What does it take in hours each week?
`,
  open: `
My reason for writing: {triggerAny}.
What brought me to you: {triggerAny}.
Why I'm writing to you: {triggerAny}.
The occasion for this note: {triggerAny}.
What prompted this note: {triggerAny}.
Why now: {triggerAny}.
I saw that {trigger}.
I noticed that {trigger}.
It caught my eye that {trigger}.
I read that {trigger}.
The reason I'm writing: {triggerAny}.
What made me write: {triggerAny}.
I'm writing because {trigger}.
D| Saw that {trigger}, so I'll be brief.
S| Something caught my attention: {triggerAny}.
R| I hope it's fine to write to you directly. I saw that {trigger}.
C| I saw that {trigger}, and wondered what that means for your work.
A| A specific reason for this note: {triggerAny}.
A short note, because I think this may be relevant to {company}.
I'm writing to you at {company} with one question.
I have one question about {company}.
You don't know me yet, so I'll be brief.
We haven't met, so let me come straight to the point.
I'll keep this to a few lines.
A quick note out of the blue.
One question, and a short reason for asking it.
This is a first note from me, so I'll keep it short.
I'm writing with one idea and one question.
A brief introduction, and then a question.
Let me say in a few lines why I'm writing.
D| I'll be brief.
D| Straight to the point.
C| I'd like to ask you something before I suggest anything.
C| I have a question that you'll know the answer to better than I do.
S| Every good working relationship begins with a first note, so here's mine.
R| I hope it's all right to write to you directly.
R| I don't want to take much of your time, so this is short.
A| A short note with one question, for you to judge.
`,
  problem: `
It's about {problem}.
I'm writing about {problem}.
I have a thought about {problem}.
It concerns {problemNoun}.
I'd like to ask you about {problem}.
My reason for writing is {problemNoun}.
If you're dealing with {problemNoun}, this may be of use to you.
I may be able to help with {problem}.
I'd be interested in how you deal with {problemNoun}.
In case you're dealing with {problemNoun}, I have a suggestion.
If you'd like less trouble with {problem}, I may have something for you.
I thought of {problemNoun}, and of who has to deal with it.
D| It's about {problemNoun}.
C| I'm curious how you see {problem}.
A| The point in question: {problemNoun}.
S| I'd like to hear how you see {problem}.
R| If you have to deal with {problemNoun} as well, I'd like to help with it.
`,
  ask: `
Worth a chat?
Any interest?
Shall I tell you more?
Is that of use to you?
Is that something you're looking at this year?
Is this on your list at the moment?
Is it worth a conversation?
Would it be useful to know more?
How do you handle this today?
Is this a priority for you, or is it sorted?
Are you the right person for this?
Does that sound relevant to you?
Would you be open to hearing more?
Is there somebody else I should ask?
What would you change about it, if anything?
#soft| May I send you a short outline?
#soft| Would a short outline be of use?
#call| Would you be open to a short call?
#call| Is a short talk worth it to you?
#visit| Could I come by and take a look?
#reply| Could you tell me in a line how you do it now?
Worth a look, or not for you?
D| Relevant, or not?
D| Interested, or shall I leave it?
C| How do you go about this at present?
C| What would have to be true for this to be worth your time?
S| What does this look like on your side today?
R| Would you mind telling me how you see it?
R| Would you like to hear a bit more?
A| How much time does this take you today?
A| What does this cost you as things stand?
`,
  turn: `
You may have this well in hand, and then I'd be glad to hear how.
It's a small thing to ask and an easy one to turn down.
If the moment is wrong, tell me when a better one would be.
e| I'd rather hear a no from you than fill up your inbox.
It may save you some work, or it may not, and it's quickly found out.
If that's already sorted on your side, then there's nothing to do here.
If you're happy with what you have, tell me and I won't write again.
You'd know within a few minutes whether it's of use to you.
I don't know how you do this today, so it may well be that you don't need me.
It only makes sense if it takes work off you or makes something better that matters to you.
I won't pretend to know your business from the outside, so I'd rather ask.
If it's not your field, a name would already help me.
It's worth a thought if this takes up hours that you'd like to spend elsewhere.
D| If it's not for you, say so and I'm gone.
C| Whether it fits depends on what you have now, and only you can tell me that.
S| I'd rather send one note that means something to you than a hundred that don't.
R| Whatever your answer is, thank you for reading this far.
A| The simple test is whether the hours it takes you today are worth more than what a change would cost.
`,
  close: `
Thanks for reading.
A one-word answer is fine.
Thanks for your time either way.
A short yes or no is plenty.
If not, no harm done.
Thank you for your time.
Either answer helps me.
I appreciate you reading this.
A line is enough.
D| Yes or no is fine.
R| I'd be glad to hear from you.
C| I'm curious to hear what you think.
A| A brief answer is enough to go on.
S| I'd enjoy hearing how you do it.
`,
  plan: `
I've kept this short on purpose. If you want the details, I have them, and if you don't, you've lost very little time.
One way to judge it is to tell me how you do it now and let me say what I'd do differently. If the difference is small, you can forget about me.
You'll have your own way of doing this, and it may well be the better one. I'd like to find out, and would be glad to learn something in either case.
I don't expect you to take my word for anything. Give me a small question to work on, and judge me by the answer.
I know that a first message from a stranger is easy to put aside, so here's the whole of it: if this is useful to you, I'd like to talk, and if it isn't, I'd like to leave you in peace.
If you'd like to find out more without talking to anybody, I can send you one page with what I do, what it needs from you, what it costs and where its limits are.
A sensible way to find out is to look at one small part of it, with your own example. You'd see how I work, and you could stop there without owing me anything.
There may be good reasons why this isn't for you: it may be solved, it may not be worth the effort, or the moment may be wrong. Each of those is a fine answer.
I'd start by listening to how you do it now and what bothers you about it, if anything does. Only after that would it make sense for me to suggest something.
What it would need from you is a few minutes to explain how things work today. What you'd get back is a plain view on whether it can be made easier, and how.
C| I don't know what comes first for you this year, and I'd rather ask than assume. If this isn't on the list, what is would be interesting to hear, and may save you my next message.
D| Here's how it would go: a few minutes of questions, a clear proposal on one page, and your yes or no. Nothing else.
S| I'd like to hear how this came to be done the way it's done today. There's often a good reason behind it, and sometimes the reason has gone and the habit has stayed.
R| I'd rather begin with a person than with a product, so if you're open to it, let's simply talk and see whether we get on.
A| To see if it's worth your time, take the hours that go into this each week and what an hour costs you. If the sum is small, there's no reason to go on.
`,
};
// For a seller who hasn't said yet what they sell: nothing is hinted at that the text then can't name.
export const coldBlank = {
  plan: `
I'd like to do this the polite way: ask first whether you want to hear from me at all, and only then say more.
You'll get enough messages that begin with an offer, so this one begins with a question and leaves the rest to you.
If you've had a bad experience with somebody new, I'd understand a bit of caution, and I'd be glad to answer any question you have about me.
Should there be a usual way to introduce oneself to you, a form, a person or a certain day, please tell me, and I'll follow it.
It may be that our ways never cross again, and that's fine. It may also be that one of us has what the other is looking for.
I can keep it to one page, in plain words, with what I do, for whom, and what it costs, so that you can decide in a minute.
I know that a first message from a stranger is easy to put aside, so I'll keep it simple: if you'd like to hear more, I'll send it, and if not, I'll leave you in peace.
Before I describe anything, I'd like to know whether it could matter to you, because nobody needs one more message about something they can't use.
If you tell me what you spend too much time on, I can say openly whether that's something for me or for somebody else.
A short exchange would do: you tell me what you need, I tell you what I can and can't do, and we both know where we stand.
I'd be grateful for a hint on how to approach this in the right way, and on who on your side should hear about it.
You may not need anybody at the moment, and that's fine. In that case I'd simply be glad if you kept my name for later.
C| The useful part for you would be a second view on something that has been bothering you, whether or not it ends with me doing the work.
R| I like to know the people around me, and not only when there's something to be sold, so a few words from you would already be welcome.
`,
  turn: `
I'll only write again if you say that it's welcome.
Perhaps you know somebody who's looking for help at the moment.
I'd like to hear from you before I send you anything longer.
A new name costs you nothing and may come in handy.
I'd like to introduce myself and hear what you'd need from somebody new.
If there's something you've been meaning to hand to somebody, I'd like to hear about it.
I'd like to find out whether there's anything I could take off your hands.
If you're well set for everything, that's good to know too.
I'll send you the details of what I do as soon as you tell me that they'd be welcome.
I'd be glad to be a name that you know when you need it.
A few words from you about how you work would tell me whether I can be of use.
I'd like to learn a little about your work before I say anything about mine.
D| If there's no need, tell me and I'll leave it.
C| I'd like to know what takes up too much of your time at the moment.
S| Good working relationships start with two people who know of each other.
R| I'd simply like us to get to know each other a little.
A| Tell me where time or money goes that you'd like to save, and I'll say whether I can help.
`,
  ask: `
May I send you a few lines about what I do?
Could I send you the details?
Who looks after new suppliers on your side?
Are you open to hearing from new people?
What would you like to hand to somebody else?
What takes up too much of your time right now?
Would it be fine to send you more?
Is there anything you're looking for at the moment?
#call| Would you be open to a short call?
#reply| Could you tell me who to speak with?
Are you the right person to talk to?
#soft| Shall I send you a short outline?
D| Interested in hearing more, or not?
C| What should somebody new know about how you work?
R| Would you mind if I sent you a little more?
S| How did you find the people you work with now?
A| Which task costs you the most time at present?
`,
};
export const connect = {
  open: `
My reason for writing: {triggerAny}.
What caught my eye: {triggerAny}.
What brought me to your profile: {triggerAny}.
Why I'm saying hello: {triggerAny}.
I noticed something: {triggerAny}.
I saw that {trigger}.
I noticed that {trigger}.
It caught my eye that {trigger}.
I read that {trigger}.
Your work at {company} caught my eye.
I came across your profile while reading about {company}.
I came across your profile and wanted to say hello.
Your profile came up and I liked what I read.
I'd like to follow what you're doing at {company}.
I don't think we've met yet.
We haven't met, so a short hello from me.
I found your profile and would like to stay in touch.
D| Short reason for this request.
C| I'd like to learn how you see things in your field.
R| A short hello from me.
A| A short reason for the request.
S| Good contacts often begin with a hello, so here's mine.
`,
  turn: `
I'd like to follow what you're working on.
I'd be glad to have you in my network.
I like to know the people behind the work.
I'm interested in how you go about things.
I think we could learn something from each other.
I'd like to hear your view from time to time.
I'm building my network with care, and you'd be a good person to know.
C| I'm curious how you see your field at the moment.
R| I enjoy knowing good people in this field.
A| I'd find it useful to compare notes with you.
D| I'd like to follow your work.
S| I like hearing how people got to where they are.
`,
  ask: `
Shall we connect?
Would you be open to connecting?
Happy to connect if you are.
I'd be glad to connect.
Open to connecting?
Would be good to connect.
May I add you to my network?
I'd like to connect, if that's fine with you.
Let's connect, if you like.
It would be good to have you in my network.
No pitch, just a hello.
R| I'd love to connect.
D| Connect?
C| I'd be glad to connect and to hear how you see it.
A| I'd welcome a connection.
S| I'd be glad to follow along.
`,
};
export const followUp = {
  open: `
A word on my last message.
Coming back to my last note.
Back to you with one question.
I'd like to pick up where we left off.
My last message is still open, so here's a short one.
A short follow-up to my last note.
I wrote to you before, and I'd like to ask one more thing.
Following my earlier message, one more thought.
A few lines to follow up on my last message.
I'm coming back to my earlier message with one question.
Since my last note, one question has stayed open.
Back to what I sent you, with one question.
Picking up our last exchange.
D| Short follow-up.
D| One more line on my earlier note.
C| I'm coming back to my last note, this time with a question.
C| Perhaps a question is more useful to you than another explanation.
S| Every unfinished conversation deserves a proper end, so here's a short note.
R| I know you have plenty to do, so this is brief.
R| Just a short hello after my last message.
A| A short note to bring this to a clear result.
A| To make my last message easier to answer, here it is in one line.
`,
  turn: `
I know that other things come first, so any answer will do.
Your answer can be as short as you like.
If it helps, I'll sum up the whole thing in a few lines.
I'd like to know whether to go on or to let it rest.
If it's a no, that's an answer I'm happy with, and I'll close it on my side.
If the timing is wrong, name a better one and I'll keep to it.
If somebody else looks after this, a name is enough.
If something in the offer doesn't fit, I'd like to know which part.
I can make it smaller, if that makes it easier to start.
A not now is fine too, I only want to know where to put it.
If you need something from me to decide, tell me what, and you'll have it.
It may also be that nothing needs to change, and then leaving it is the right thing.
D| Yes, no or later: any of them works for me.
C| It would help me to know what has changed since, if anything.
S| I'd rather hear a plain no than leave a loose end on your desk.
R| Please don't feel that you owe me an answer, a short word is enough.
A| To decide, you'd need scope, cost and time, so tell me which of them is missing.
`,
  ask: `
What do you think?
Shall we go on?
Any news on your side?
Where do things stand on your side?
Is this still of interest?
What's missing for a decision?
Should I keep this open or close it?
What would help you decide?
Is there a better time for this?
Has anything changed since we wrote?
Is it still on your list?
#call| Would a short call settle it?
#reply| Could you tell me in a line where you stand?
#soft| Shall I send you a shorter version?
#visit| Shall I come by to sort out what's open?
Who else should I speak with?
Which part would you change?
D| Yes, no, or later?
C| What came up on your side after reading it?
S| How has it gone since?
R| Is there anything I can make easier for you?
A| Which figure is still missing?
A| What's still open?
`,
  plan: `
I can put the whole thing in a few lines for you, without the parts that you already know, so that it's quick to decide on.
So that you don't have to search: if you tell me which part you'd like to see again, I'll send you only that part, in a few lines.
If the answer has to come from somebody else, I can write it up in a form that you can simply forward, with nothing that needs explaining.
If the scope was too large, we can take out the piece that matters most and leave the rest. If it was the price, tell me the figure that would work and I'll say what's possible.
I'd like to leave this in a clear state for both of us, with a next step or with a clean end, and you're free to choose which.
Should the whole thing have moved down your list, that's perfectly understandable. Give me a rough date, and I'll put it away until then.
C| If something made you hesitate, I'd like to understand it, even if it doesn't change the outcome. It may well be something that I can answer.
A| As a reminder of what's needed for a decision: the scope, the cost, the date and the person who signs. If any of them is open, that's where I can help.
`,
};
export const introduced = {
  open: `
{referrer} suggested that I write to you.
{referrer} gave me your name.
I'm writing to you on the suggestion of {referrer}.
{referrer} pointed me to you.
I was given your name by {referrer}.
Your name came from {referrer}.
My note comes by way of {referrer}.
I have your name from {referrer}.
It was {referrer} who pointed me your way.
D| {referrer} sent me to you.
R| {referrer} thought of you, and I'm glad to be in touch.
C| {referrer} gave me your name, and I'd like to start with a question.
S| {referrer} mentioned you, and I wrote your name down.
A| {referrer} named you as the right contact.
`,
};
export const reminder = {
  offer: `
As a reminder, what I do: {offerAny}.
In case it's of use again, I offer {offerNoun}.
Just as a reminder, I offer {offerNoun}.
For reference, my offer: {offerAny}.
As before, I offer {offerNoun}.
So that you don't have to look it up: {offerAny}.
In case you've lost sight of it, I offer {offerNoun}.
As a reminder, {offerClause}.
For reference, {offerClause}.
As before, {offerClause}.
Just as a reminder, {offerClause}.
So that you don't have to look it up: {offerClause}.
In case it's of use again, {offerClause}.
As a reminder, I {offerVerb}.
For reference, I {offerVerb}.
As before, I {offerVerb}.
Just as a reminder, I {offerVerb}.
In case it's of use again, I {offerVerb}.
As a reminder, my work is {offerDoing}.
For reference, my work is {offerDoing}.
As before, my work is {offerDoing}.
`,
};
export const reconnect = {
  open: `
It's been a while since we last spoke.
It has been some time, and I wanted to say hello.
It's been a good while, so I'll start with a simple question.
It's been some time since we were last in touch.
A short note after a long silence on my side.
A hello after a long time.
We haven't spoken for a while.
I thought of you and wanted to hear how things are.
D| Long time. One short question.
C| It's been a while, and your situation may have changed since.
R| It's been too long, and I hope you and your people are well.
S| Time passes quickly, and I'd like to hear how your side of the story went on.
A| Some time has passed since we spoke, so my picture may be out of date.
`,
  ask: `
How have things developed since?
What's keeping you busy at present?
What's next on your list?
What has changed on your side?
Is there something I can help with now?
How are things on your side?
#call| Shall we catch up on a short call?
#soft| May I tell you what's new on my side?
#visit| Shall I drop by and see how it's holding up?
What would be useful to you today?
#reply| Could you tell me how it's going?
Does anything need attention?
D| Anything I can do for you?
C| What matters most to you now?
S| How did it go on after we spoke?
R| How are you doing?
A| What has changed in numbers since then?
`,
  turn: `
I'd like to hear what's going well, and what could go better.
Take this as a hello, and answer when you feel like it.
A few words from you would bring me up to date.
I have no agenda, I'd simply like to know how things are going.
If there's anything from back then that I should look after, tell me.
A lot can change in that time, so I won't assume that I know where you stand.
If nothing is needed, that's good news, and I'm happy to hear that too.
Should something have come up that I can help with, I'm easy to reach.
I'd be glad to hear what has become of it.
If somebody you know could use what I do, I'd be grateful for a word, but that's not why I'm writing.
It would be good to hear from you, even if it's only a line.
D| If you need something, tell me. If not, all good.
C| What mattered to you then may not be what matters now, so I'd like to ask.
S| I like to know how a story goes on after my part in it is done.
R| I enjoyed being in touch with you, and I'd like to keep it that way.
A| If you have a minute, I'd like to know what held up and what didn't.
`,
  plan: `
If there's a loose end from last time, I'd like to tie it up, and if there's something new, I'd like to hear about it.
I won't go through everything I do again, because you know it. Should you have a question about it, I'm only a line away.
Perhaps nothing has changed and all is well, in which case take this as a hello and nothing more.
I like to hear from people I've been in touch with, also when there's no work in it, so a short word would please me.
If you're planning something, I can give you a rough idea of what it would take, without any obligation and without a long form to fill in.
Should your needs have changed since then, tell me what's different now, and I'll say openly whether I'm still the right person for it.
And if you were not fully happy with something the last time, I'd want to hear that most of all, because it's the part I can still put right.
There's no need to answer at length. A line about what's new on your side is plenty, and I'll be happy to return the favour.
You may have found another way to do this by now, and that's fine. I'd still be interested to hear which one, and what you like about it.
C| I'd be interested in what you'd do differently if you were starting again today, because that often shows what's worth doing next.
`,
};
export const voicemail = {
  open: `
it's {me}, calling from {business}.
this is {me} at {business}.
{me} from {business} here.
{me} speaking, from {business}.
this is {me} calling from {business}.
this is {me}.
this is {me} from {business}.
it's {me}.
it's {me} from {business}.
my name is {me}.
my name is {me}, from {business}.
{me} here.
{me} here, from {business}.
you're hearing from {me}.
you've got {me} on the line, from {business}.
this is a short message for you.
I'm leaving you a short message.
here's a short message for you.
I'll make this quick for you.
I'm sorry I missed you.
a short message from me.
`,
  reason: `
Why I'm calling: {triggerAny}.
The occasion for my call: {triggerAny}.
What's behind this call: {triggerAny}.
I'm calling because I saw that {trigger}.
The reason for my call: {triggerAny}.
I noticed that {trigger}, and that's why I'm calling.
What made me call: {triggerAny}.
I read that {trigger}, so I thought I'd call.
It caught my eye that {trigger}.
I'm calling about {problem}.
My call is about {problem}.
I'd like to talk with you about {problem}.
I'm calling to ask you about {problem}.
I may be able to help with {problem}, and that's why I'm calling.
I'm calling to see whether it makes sense for us to talk.
I'd like to find out whether I can be of use to you.
I wanted to introduce myself in person.
We haven't spoken before, so here's why I'm calling.
I'm calling out of the blue, so let me tell you why.
Let me tell you in one sentence why I'm calling.
I'd like to introduce myself and hear how you work today.
You don't know me yet, so here's the reason for my call.
I thought a call would be friendlier than another mail.
D| Here's why I'm calling.
C| I'd like to hear how you handle things before I suggest anything.
R| I'd simply like to introduce myself and say hello.
S| I like to hear a voice before I write a mail, so here's mine.
A| I'd like to check with you whether this is relevant at all.
`,
  turn: `
It would take a few minutes to find out whether this is worth it for you.
I'd like to hear how things work on your side before I say more.
If this isn't a good time for you, tell me when would be.
If it's not for you, that's fine, and a quick no is just as welcome.
I don't know yet whether it fits, and a short talk would tell us both.
It may be nothing for you, and then you'll have lost a minute at the most.
You know your business, and I don't, so I'd rather ask than guess.
If I should speak with somebody else, I'd be grateful for the name.
It could take some work off your hands, or it could turn out that you're already well set.
I'd like to understand how you do it now, and then say plainly whether I can add anything.
There's nothing to prepare, and I won't read you a brochure.
I only need a few minutes, and you'll know quickly if it's worth more.
D| If it's a no, tell me and I won't call again.
C| I'm curious how you see it, that's the main reason for my call.
R| No pressure at all, I'd just be glad to speak with you.
A| A few facts from you are enough to see whether it makes sense.
S| I'd rather talk for a few minutes than write you three mails.
`,
  ask: `
Please call me back at this number when you have a moment.
You can reach me at this number.
Call me back at this number whenever it suits you.
If you have a few minutes, please ring me back at this number.
A call back at this number would be great.
You'll get me at the number on your display.
Feel free to call me back, or just send me a text.
Just ring back when it suits you, or send me a short text.
Please give me a short call back, the number is on your display.
If you'd like to talk, call this number back.
D| Please call back at this number.
R| I'd be so glad if you called me back.
C| When you have a moment, call me back and tell me how you see it.
A| For a short talk, please call back at this number.
`,
  close: `
Thank you, and have a good day.
Thanks, and talk soon, I hope.
Thanks for listening.
Thank you, goodbye.
Thanks a lot, and bye for now.
Thanks, have a good one.
Thank you for your time, bye.
Many thanks, and speak soon.
Thanks, that's it from me.
That's all, thank you.
Thanks, and all the best until then.
R| Take care, and thank you.
D| Thanks, bye.
`,
};
export const optOut = {
  tail: `
Reply STOP to opt out
`,
};
