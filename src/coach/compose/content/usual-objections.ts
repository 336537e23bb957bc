// Objections that are heard every week, each answered for what it is.
export const burned = {
  open: `
That's a good reason to be careful.
Sorry to hear that, it makes you careful and it should.
Understood, once is enough for that.
I'd be careful too after that.
That's fair, trust has to be earned back.
Thanks for telling me, I'd rather know it now.
I won't wave that away.
That must have been annoying, and I understand the caution.
You wrote "{quote}", and I take that seriously.
Fair, a bad experience counts for more than any promise of mine.
D| Fair. Then don't take my word for anything.
C| That makes sense. It helps me to know what went wrong before I say what I'd do.
S| I know how long a thing like that stays with you.
R| I'm sorry that happened to you, and thank you for saying it.
A| Understood. Then let's look at what went wrong and why.
`,
  turn: `
You don't have to trust me, you should be able to check me.
Tell me what went wrong, and I'll say plainly whether it could happen with me too.
I'd start small, so that you risk little and can stop at any point.
Let's put in writing what you get and by when, before you commit to anything.
If I can't do what they promised you, I'll say so before you spend anything.
You should know at every step what's being done and what it costs.
I won't run them down, I'd only like to know what you missed.
What was promised and what came are two things, so I'd keep my promises few and written down.
I'd rather lose the job than be the second one to let you down.
D| Small start, written terms, and you can stop when you like.
C| The useful part of a bad experience is that you now know what to insist on.
S| I'd be slow to believe me as well, so let's go one step at a time.
R| Take the time you need, and ask me anything that bothers you.
A| Write down the points where it failed, and I'll answer each of them.
`,
  ask: `
What went wrong the last time?
What would you do differently this time?
What was promised that never came?
What would you need to see from me first?
At what point did you notice that it wasn't working?
Which part let you down the most?
What did you miss from them?
#soft| May I ask what happened?
#reply| Could you tell me in a line what went wrong?
#call| Could we take a few minutes on what went wrong?
#visit| Shall we look at what they left behind, together on site?
D| What went wrong?
C| What would have to be in place for you to feel safe this time?
S| How did it go, from your side?
R| What hurt the most about it?
A| Which of the points in that agreement failed?
`,
  plan: `
A way to keep the risk small is to begin with one piece that stands on its own, look at the result together, and only then talk about the rest. If it isn't what I said, you stop there.
You can hold me to a short list: what I do, what I don't do, what it takes from you and when you hear from me. If something on it isn't kept, you'll see it early.
If you tell me the two or three things that went wrong, I'll answer each of them in writing. Where I can't do better, I'll say that as well.
It may help to agree before the start how we'd part if it doesn't work. Then nobody is tied to anything, and a bad start stays a small thing.
You should be able to see how the work is going without having to ask for it. Tell me what you'd want to see and how often, and we'll put that down first.
Perhaps it was the wrong person, perhaps it was the wrong plan. It's worth knowing which, because the second can go wrong with a good person too.
If you still have what they wrote to you at the time, it shows well what was promised. I'd be glad to go through it with you and say what I'd have written differently.
And if you'd rather leave the whole subject alone for a while, I understand that. A line from you is enough, and I won't press you.
`,
};
export const different = {
  open: `
That may well be so, and you know your business best.
Fair, every business has its own ways.
I believe you, and I'd like to know where it differs.
You're right that I don't know yours from the inside.
That's a fair point, what fits elsewhere needn't fit you.
Good to know, and better said now than later.
You wrote "{quote}", and that's the part I'd like to understand.
True, a thing that works for others can be wrong for you.
That makes sense, you know it from the inside and I don't.
D| Fair. Tell me where.
C| That makes sense. The differences are what I'd want to hear about first.
S| I'd say the same about my own trade.
R| I respect that, you've learned yours over years.
A| Fair. Then let's separate what is different from what is the same.
`,
  turn: `
If the difference is in the part that I do, I should hear it before I say anything else.
Some of what I do won't fit, and I'd rather find that out now.
Tell me the one thing that people from outside get wrong, and I'll say whether I have an answer.
I won't claim to know it better than you do.
If it turns out that I can't do it your way, I'll say so.
It may be that only a part of what I do is of use to you.
I'd rather fit my way to yours than the other way round.
You know what works with you, and I know my part, so let's see where they meet.
One example from your week would tell me more than any description.
D| If it doesn't fit, I'll tell you.
C| Often the difference is in the details, so I'd start with one of them.
S| I'd like to see a usual day of yours before I suggest anything.
R| I'd be glad to listen first and talk later.
A| Name the points that differ, and I'll answer them one by one.
`,
  ask: `
What is different about yours?
What do people from outside usually get wrong?
Which part wouldn't work for you?
Where would it fail with you?
What would I have to know first?
What has to be done in a special way with you?
How do you handle it today?
#soft| May I ask what makes it different?
#reply| Could you tell me the one thing that's different?
#call| Could we take a few minutes on how it works with you?
#visit| Shall we look at it together where you work?
D| What's the main difference?
C| What would a good solution have to take into account?
S| What does a usual day look like?
R| What would you like others to understand about it?
A| Which two or three points differ most?
`,
  plan: `
A small test would show it better than any talk: we take one piece of your own work, as special as it is, and see how far we get. If it doesn't fit, you've lost little and know why.
It helps me to know what you've tried already and where it stopped working. Then I won't suggest the same thing again, and you needn't explain it twice.
There may be rules, seasons or habits that I don't know of. If you name the ones that matter, I'll say for each whether I can work with it.
I could also be the wrong person for this. If that shows after a few questions, I'll say so, and neither of us has spent much time on it.
What I'd keep is the aim. The way to get there can be yours, and I'd change mine before I asked you to change how your business works.
If there's somebody with you who knows the work best, a few words from that person would help me more than a long description.
You don't have to explain the whole of it. One case where the usual way failed is enough to see whether mine would fail there too.
If you'd like, send me an example of how it's done today. I'll tell you what I'd leave alone and what I'd do in another way.
`,
};
export const thirdParty = {
  open: `
Understood, then it's {held} first.
That makes sense, {held} comes first.
Thanks for telling me where it stands with {held}.
Good to know, so it's up to {held} for now.
Understood, that's out of your hands for the moment.
That makes sense, you can't decide before you've heard.
Thanks for telling me where it stands.
Good to know, then nothing has to be decided now.
Of course, that has to come first.
Understood, there's no sense in deciding before that.
D| Understood. First {held}, then the rest.
D| Clear, that comes first.
C| That makes sense. Then the question is how to keep the wait short.
S| I know that kind of waiting, it's the worst part.
R| I understand, and waiting for others is no fun.
A| Understood. Then that's the open step before ours.
`,
  turn: `
If {third} needs anything from me, tell me, and I'll get it ready.
I can put in writing what needs doing, so that you have it for {third}.
If {visitor} has questions about the work, I'm glad to answer them.
If they need something in writing from my side, I'm glad to prepare it.
If it helps, I'll write down what needs doing and why, so that you can pass it on.
You don't need to do anything for me until then.
Whatever they ask for about the work, I can help you with it.
If they want to know what the work involves, I'll describe it for you.
I'll keep what I have for you ready until you've heard.
D| Tell me what they need, and I'll prepare it.
C| I can give you a clear description of the work for them, that may keep the wait short.
S| I'd rather help you get that done than sit and wait with you.
R| You've enough to chase, so let me take a part of it off you.
A| A written description of the work tends to save questions later.
`,
  ask: `
When is {visitor} coming?
Do you have a date for {visitor} yet?
Would it help if I were there when {visitor} comes?
When do you expect to hear from them?
What do they need from you, and can I help with it?
Is there anything they're waiting for?
Do they need anything in writing from me?
When would you like me to get back to you?
#soft| May I check in once you've heard?
#reply| Could you let me know when you expect an answer?
#call| Would a short call help, to see what they need?
#visit| Shall I be there when they come?
D| When do you expect an answer?
C| What would make it easier to get their answer?
S| How far along are they?
R| Can I take any of it off your hands?
A| What is still missing on their side?
`,
  plan: `
What helps most in such a case is a clear description: what's wrong, what has to be done and why. I can write that down for you, and you decide whether you pass it on.
If they come back with questions or ask for changes, send them to me as they are. I'll answer what's about the work, and you won't have to translate between us.
Once you've heard, tell me what they said, also if it's a no or only a part. Then I'll look at what's possible with that and tell you openly what isn't.
Until then there's nothing that you'd have to decide on my account. You don't have to keep me posted either, unless something changes that I should know of.
If something gets worse while you wait, tell me before anything else. It may be that a small step makes sense now, and that the rest can wait as planned.
It may be worth asking them which papers they want and in what form. If a part of that comes from me, I'd be glad to have it ready when they ask.
If their answer differs from what I wrote, I'd like to see both side by side with you, so that nothing is left out by mistake.
You know how they work better than I do. So tell me what would help, whether that's a description, an answer or simply some patience.
`,
};
export const comparing = {
  open: `
That's sensible, I'd compare too.
Good, a comparison is worth the time.
Of course, get the others in first.
Understood, it's right to look at more than one.
That makes sense, you should see what's out there.
Fair, one offer alone tells you little.
Good idea, then you know what you're choosing from.
Thanks for telling me, I'd do the same.
Understood, take your time with the others.
D| Fine. Compare us properly.
C| That makes sense. A comparison is only as good as what's being compared.
S| I compare too before I decide on something of this size.
R| Of course, you should feel sure about it.
A| Sensible. Then let's make sure that it's like for like.
`,
  turn: `
What to look at is whether all of them cover the same work.
Ask each of us what's included, what isn't, and who does the work.
Look at what's left out, that's where offers differ most.
Ask who does the work, when they can start and what happens if something isn't right.
It helps to give each of us the same description, or you compare different things.
Ask each what happens if something goes wrong afterwards, and see who answers clearly.
See who asks you questions before they answer, that tells you a lot.
Get all of them in writing, mine as well.
When you compare, look at what each one stands by afterwards, and for how long.
D| Same work, same terms, then compare.
C| The most useful question to each of us may be what we'd do differently, and why.
S| I'd ask each of us to walk you through it, and listen for what's left out.
R| If anything in the other offers is unclear, I'm glad to help you read it.
A| Compare four points: what's included, what isn't, when it starts and who stands by it afterwards.
`,
  ask: `
What matters most to you when you compare?
When do you expect to have the others?
By when would you like to decide?
Would a list of what to compare help you?
Shall I send you the points that I'd compare?
Which points will you compare?
Is anything in mine unclear so far?
#soft| May I check in once you have them?
#reply| Could you tell me what you'd like to compare?
#call| Would a short call help, once you have all of them?
#visit| Shall I walk you through mine on site, once you have them all?
D| When will you have all of them?
C| What would make you choose one over the others?
S| How did you choose the last time?
R| What would make you feel sure about it?
A| Which points will decide it?
`,
  plan: `
A fair comparison needs the same work described in the same way. If you'd like, I'll write down what mine covers, so that you can hold the others next to it.
Where offers differ, look first at what was left out: small things, changes on the way, what happens afterwards. Ask all of us about those, and the picture gets clearer.
It's worth asking who will really do the work and whom you call if something isn't right. The answer tells you more than a page of promises.
Ask each of us when the work could start and how long it takes. A good offer is of little use if nobody has time for it.
If one of the others suggests another way of doing it, ask why. You may learn something, and I'm glad to say openly what I think of it.
Once you have all of them, I'd be glad to go through the differences with you, including those where somebody else is ahead.
There's no rush from my side. Take the time you need with the others, and tell me if one of them raises a question about mine.
If you decide for somebody else in the end, I'd only ask for a line on the reason. It helps me to do it better the next time.
`,
};
