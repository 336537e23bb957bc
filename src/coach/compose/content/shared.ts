// What any message can need: what the user sells, what makes it different, how it would go on, a link, a last line.
export const shared = {
  offer: `
So you know, I {offerVerb}.
As for me, I {offerVerb}.
So you know, {offerClause}.
To put it in a line, {offerClause}.
I offer {offerNoun}.
What I offer is {offerNoun}.
What I do: {offerAny}.
In short, I offer {offerNoun}.
What I can bring to this: {offerAny}.
Here is what I do, in a line: {offerAny}.
For context, I offer {offerNoun}.
Just so you know what I do: {offerAny}.
{offerSay}.
In short, {offerClause}.
In plain words, {offerClause}.
Put simply, {offerClause}.
For context, {offerClause}.
At {business}, {offerClause}.
I {offerVerb}.
In short, I {offerVerb}.
At {business}, we {offerVerb}.
Put simply, I {offerVerb}.
My work is {offerDoing}.
In short, my work is {offerDoing}.
What I spend my days on is {offerDoing}.
At {business}, the work is {offerDoing}.
At {business}, I offer {offerNoun}.
The work itself: {offerAny}.
What you'd be getting: {offerAny}.
What this covers: {offerAny}.
My side of it: {offerAny}.
D| The offer: {offerAny}.
A| Scope of what I do: {offerAny}.
C| Where I can help: {offerAny}.
R| So you know who's writing: {offerAny}.
S| What I do all day: {offerAny}.
`,
  who: `
I work with {whoNoun}.
My work is for {whoNoun}.
I do this for {whoNoun}.
The people I work for: {whoAny}.
Who it's for: {whoAny}.
I'm set up to work with {whoNoun}.
What I do is meant for {whoNoun}.
I've built this around {whoNoun}.
The people I have in mind: {whoAny}.
D| I work for {whoNoun}.
A| The group I work for: {whoAny}.
C| What I do makes the most sense for {whoNoun}.
R| The people I have in mind most: {whoAny}.
`,
  me: `
I'm {me} from {business}.
This is {me} from {business}.
My name is {me}, and I'm with {business}.
{me} here, from {business}.
{me} from {business} here.
It's {me} from {business}.
I'm writing from {business}, my name is {me}.
You're hearing from {me} at {business}.
I'm {me}.
My name is {me}.
{me} here.
It's {me}.
`,
  diff: `
With me you get {diffNoun}.
What you get is {diffNoun}.
It comes with {diffNoun}.
You can count on {diffNoun}.
You'd have {diffNoun}.
And you get {diffNoun}.
Also, {diffClause}.
Besides, {diffClause}.
On top of that, {diffClause}.
Good to know as well: {diffAny}.
Also good to know: {diffAny}.
One thing to know: {diffAny}.
What makes it different: {diffAny}.
{diffSay}.
One thing that sets it apart: {diffAny}.
The difference in a line: {diffAny}.
What I'd point out: {diffAny}.
What you can hold me to: {diffAny}.
Worth knowing: {diffAny}.
And the part I'd underline: {diffAny}.
What matters to me here: {diffAny}.
And to be clear, {diffClause}.
Also worth knowing: {diffAny}.
One more point: {diffAny}.
D| The difference: {diffAny}.
A| The main distinction: {diffAny}.
C| If you compare, one point to look at: {diffAny}.
R| What I care about: {diffAny}.
S| What I'm proud of: {diffAny}.
`,
  plan: `
We could also begin at the other end: you describe the day when this is off your mind, and I work back from there to what would have to happen first.
I'd propose a short first step with a fixed end. After it we look at what came out of it, and only then talk about anything more.
For a start, it's enough to know what you have, what you miss, and who has to agree. The details can come when the direction is right.
You'd have one contact for all of it, which is me, so you won't have to explain the same thing twice or wonder who's looking after it.
If you've done something like this before, I'd like to know what went well and what didn't, so that the good part is kept and the other isn't repeated.
Things go wrong when nobody has said what's expected, so I'd put that down first: what I bring, what you bring, and by when.
If you'd like to go on, the order is simple: you tell me what you need, I write down what I'd do and what it takes, and you decide with that in hand.
Here is how I'd go about it: first understand what you have, then agree what should change, then put a proposal on one page that you can say yes or no to.
To keep it easy, we can do it in small steps, each with a clear result, and you can stop after any of them if it isn't what you hoped for.
A sensible way to begin is with one part of it, so that you see how I work before you commit to more than that.
A plain list makes this easier to judge: what you get, what it needs from you, when it's done, and what happens if something doesn't go to plan. You'd have that from me in writing.
Your side of the work would be small: a little time at the start to explain what you need, and a look at the result before it counts as done.
Before any work starts you'd have the scope in writing, in words that anyone on your side can follow, so there's nothing to argue about later.
I'd start by asking about the part that costs you the most time or trouble today, because that's where a change shows first.
If we go ahead, you'd deal with me directly, you'd know what happens next at each point, and you'd hear from me before you have to ask.
The first step commits you to nothing: we look at what you need, I say what I'd do, and you keep that advice whichever way you decide.
I'd suggest we write down what a good result looks like for you before anything else, because it keeps both of us honest later on.
There's a full way to do this and there's a smaller one, and I can set both out so that you choose with open eyes.
D| The plan: you name the goal, I name the steps and the cost, and you decide. Nothing starts before you've said yes.
D| Here is the order I'd follow: scope first, price second, start date third. Each one in writing and none of it longer than it has to be.
C| I'd begin with questions and not with a proposal: what you've tried, what got in the way, and who has to be happy in the end. What I suggest should follow from your answers.
C| It may help to look at the options side by side, including the option of leaving things as they are, and to be frank about what each one costs and brings.
S| I think of it as a short road: where you stand today, where you'd like to stand, and the few steps between the two. I can describe the steps once you've told me about the two ends.
R| I like to get to know how people work before I suggest anything, so the first step would simply be a conversation, with no paper and no pressure.
R| We'd take it at your pace. You can ask me anything along the way, and if something bothers you, I'd want to hear it early and from you.
A| I'd break it into parts that can each be checked: the present state, the wanted state, the steps between, the cost of each, and the point at which you can stop.
A| To decide on facts, write down what the present way costs in hours and money, set the proposal beside it, and see whether the gap is worth closing.
`,
  ease: `
If any of this raises a doubt, please tell me.
A few words are enough, I don't need a long answer.
Feel free to forward this to anyone who should know about it.
If it helps to see something first, I'll arrange that.
I'd like you to have no surprises later, so ask now whatever you can think of.
If I can make any of it simpler for you, I will.
Nothing in here is fixed, so we can still turn it around together.
If I've left something out, tell me, and I'll add it.
If your plans change along the way, we change the plan.
There's no obligation in any of this, and a no is a perfectly good answer.
If something in here doesn't fit, tell me and I'll adjust it.
If you'd rather not go further, just say so, and I'll leave it there.
If there's a better time to look at this, that's fine with me as well.
Should you need any of this in another form, for a colleague or for your files, I'm happy to prepare it.
I'd rather answer one question too many than leave you with a doubt.
And if it turns out that somebody else is the better choice for you, I'll tell you that too.
Whatever you decide, you should be able to decide it with clear information in front of you.
It's fine to start small and see how it goes before anything bigger.
D| A yes, a no or a not now are all fine with me.
D| If it's not for you, one word is enough.
C| If other things come first for you, I'd like to know, because it may change what I'd suggest.
C| Please treat this as a suggestion and not as the only way to do it.
S| I'd want room to decide without being pushed, so that's what you'll get from me.
R| Please be open with me, I want to know what you really think.
R| You can always just write or call me, also with the small things.
A| If you need other figures to decide, name them and I'll see what I can provide.
A| Where I've made an assumption, please check it against your own numbers.
`,
  link: `
Here's my calendar, pick what suits you: {link}
You can choose a time here: {link}
If a call is easier, here's my calendar: {link}
Pick any slot that suits you: {link}
Here's a link to find a time: {link}
My open times are here: {link}
To save the back and forth, here's my calendar: {link}
You'll find my free times here: {link}
If you'd like to talk, this link has my times: {link}
If it suits you, book a time here: {link}
For a time that suits you: {link}
s| My calendar: {link}
lks| Pick a time: {link}
ls| Book here: {link}
ls| My times: {link}
D| Book a time here: {link}
R| Choose whatever time is easiest for you: {link}
A| Available times: {link}
`,
  close: `
Thanks again for writing.
Thanks for your time.
I look forward to your reply.
Looking forward to hearing from you.
Happy to help either way.
Thanks for reading.
I'm happy to take questions at any point.
Thanks, and have a good day.
Any questions, just ask.
Have a good rest of the day.
Thanks in advance for your answer.
I'm glad to help where I can.
D| Thanks. Over to you.
D| That's all I need.
C| I'm curious to hear how you see it.
C| Thanks, I look forward to your view.
S| I'd be glad to hear your side of it.
R| It would be lovely to hear from you.
R| Thanks so much, and take care.
A| Thanks. With your answer I can be more precise.
A| Your answer will help me narrow it down.
`,
  late: `
It's easier to judge with something in your hands, so tell me what you'd like to see, and I'll find a way to show it to you.
I'd be fine with a smaller yes as well: one part, one result, and a fresh look at the rest when that's done.
If there's a concern that you'd rather not put in writing, call me, and we'll talk about it without notes.
Perhaps the question isn't yes or no but how much of it and when. I'm open on both, and would like to hear what would suit you.
You may have talked to others in the meantime, and that's only sensible. If something there convinced you more, I'd like to know what it was.
I'll go along with whatever pace is right for you. All I'd ask is a rough idea of it, so that I neither push nor go missing.
You know what I'd do and what it takes, so what's left is whether it's right for you. I'd like to help with that part, whichever way it goes.
If it helps, I can write down the points that speak for it and the points that speak against it, and leave the weighing to you.
We don't have to settle this in one go. One point cleared up is already progress, and the rest can wait until you're ready for it.
Nothing changes on your side until you say so, and nothing I've sent you runs out because you took the time to look at it properly.
If you'd like to check it with somebody you trust first, do, and pass on anything they ask.
I could also be wrong about what you need. If so, I'd like to hear it from you and put together something that fits better, or step aside.
It may help to ask what happens if you do nothing for now. If the answer is not much, then there's no reason to move. If it's a lot, we should talk.
There's more than one way to do this. If the way I suggested is the problem and not the goal behind it, then let me suggest another.
Should you decide against it, I'd only ask for a line on the reason, because it would help me do better the next time.
C| There are two things I'd like to separate: whether the idea is right for you at all, and whether this version of it is. The second is easier to change than the first.
D| Three answers work for me: yes, no, or not before a date that you name. All of them are better than leaving it open.
S| I picture you looking back on this in a year. Whatever you choose should still make sense then, and that's a better guide than anything I could say today.
R| I'd like us both to feel good about this, and that's only possible if you're open with me about what doesn't sit right.
A| If you put a figure on the benefit, a figure on the cost and a rough chance that it goes wrong, the decision is mostly there on paper.
`,
};
