// Moments in which nobody is sold anything: the job went elsewhere, it comes later, somebody asks who writes, wants a visit, or says a kind word.
export const lostDeal = {
  open: `
Thanks for telling me.
Thank you for letting me know.
Thanks for the clear word.
Thank you for coming back to me with that.
Thanks for closing the loop.
Thank you for saying so.
Thanks for letting me know how you decided.
Thank you for telling me straight.
`,
  turn: `
I hope it goes well with them.
I wish you a smooth job with them.
That's your call to make, and I hope it turns out just as you want it.
All the best with it.
I hope they do good work for you.
You've chosen, and that's fine with me.
I'm glad you found what you needed.
I hope the work goes smoothly.
`,
  close: `
If anything changes, you know where I am.
If you ever need a second pair of hands, just write.
Should you need me later, a line is enough.
My door stays open.
If something comes up one day, I'm happy to hear from you.
You can always come back to me.
`,
  fill: `
I appreciate the time you took to look at my offer and to answer me, since not everybody does.
I won't follow up on this, so you needn't keep it in mind or send me a reason.
I'm closing this on my side, and nothing more will come from me about it.
If there was one thing that decided it, I'd be glad to know, but only if you feel like telling me.
What you sent me about the job stays with me and goes no further.
You don't owe me an explanation, and there's nothing left for you to do here.
Going through it with you was no wasted effort, whatever came of it.
Should a question come up on the way that they can't answer, you're welcome to ask me, and it costs you nothing.
If it should fall through for some reason, we can start from where we were, and you won't have to explain it all again.
There are no hard feelings on my side, because comparing offers is what one ought to do.
I'll keep my notes for a while, in case you'd like to look something up in what I sent.
It was good to be asked at all, and I'd be happy to be asked another time.
`,
};
export const later = {
  open: `
Understood, and thanks for telling me.
That's fine, thank you for saying when.
Thanks, that's clear.
No problem, and thank you for the plain word.
Got it, thanks for letting me know.
Of course, thanks for writing.
Thanks for the note, that's good to know.
All right, thank you for telling me.
`,
  turn: `
I'll write to you {later}.
You'll hear from me {later}, and not before.
I've noted it, and I'll come back to you {later}.
Let's leave it until then, and I'll be in touch {later}.
I'll come back to this {later}.
I'll get in touch {later}, as you suggest.
I'll leave you in peace for now and write {later}.
It's in my diary: I'll write to you {later}.
`,
  // Where the time they name fits into no sentence.
  plain: `
I'll write again when the time you name has come.
I'll leave it until then and write to you.
You'll hear from me then, and not before.
I'll come back to this at the time you name.
I've noted it, and I'll be in touch then.
`,
  close: `
Until then, all the best.
There's nothing you need to do until then.
Have a good time until then.
All the best for now.
I wish you a good run until then.
Talk to you then.
`,
  fill: `
There's nothing you need to prepare or remember in the meantime, that part is mine.
If it should become pressing sooner, a line from you is enough, and I'll make time for it.
If it turns out that you need more time, tell me, and I'll move my note to whenever suits you.
I'd rather come at the right moment than often, so there won't be any messages from me in between.
If the matter has settled itself by then, one word from you and I'll close it on my side.
My next message will be short, and it'll sum up where we stood, so that you don't have to look for the old one.
Other things come first at the moment, and that's a good enough reason for me.
Whatever I've sent you stays as it is, and you can leave it where it is until we speak again.
Should somebody else be looking after this by then, just give me the name, and I'll turn to them.
You don't need to explain anything further, what you wrote tells me all I need.
If anything in it needs bringing up to date by then, I'll see to that before I write.
I know how it is when one more thing lands on the desk, so please put this one out of your mind.
`,
};
export const whoIsThis = {
  open: `
That's a fair thing to ask.
You're right to ask.
Thanks for asking straight out.
Of course you'd want to know that.
I should have made that clearer, sorry.
Sorry for leaving that open.
`,
  // Without a name in the Sales Brain there is only the gap beside the draft.
  turn: `
I'm {me} from {business}, and I wrote to you.
My name is {me}, and I write for {business}.
This is {me} from {business}.
{me} here, from {business}.
I'm {me}, and it was me who wrote to you.
My name is {me}, and the message came from me.
{me} is my name, and I'm the one who wrote.
The message came from {business}.
I'm writing for {business}.
`,
  source: `
I don't have it in front of me how I got your {contact}, so I'll look it up and tell you.
Where your {contact} came from I can't say off the top of my head. I'll look it up and tell you.
As for your {contact}, I need to look up where it came from, and then I'll tell you.
I'll look up how I came by your {contact} and tell you, because you have a right to know.
I need to look up how I got your {contact}.
How I came by your {contact} is something I have to look up, and you'll get an answer.
`,
  close: `
If you don't want to hear from me, say so and I'll stop.
One word from you and I won't write again.
If you'd prefer that I stop writing, just tell me.
Tell me if you'd like no more messages, and there won't be any.
Just say the word and I'll stop writing.
`,
  fill: `
A message from somebody you don't know should say at once who it's from, and mine left you wondering.
You don't have to do anything about what I wrote, and you needn't answer it.
If you'd like me to delete what I have about you, say that too, and I'll do it and confirm it to you.
I'd like you to know who is writing before you read another word of mine.
I'd sooner tell you that I don't know than give you an answer that turns out to be wrong.
Until I've given you that answer, I won't send you anything else.
If the message was meant for somebody else where you are, or for nobody at all, I'm sorry for the disturbance.
I'd want to know the same if a stranger wrote to me, so I take no offence at all.
If there's anything else you'd like to know about me before you decide whether to read on, just ask.
Nothing in my first message was urgent, so please leave it until you have your answer, or throw it away.
You don't have to be polite about it, a plain no is fine as well.
`,
};
export const visit = {
  open: `
Thanks, I'll gladly come and look.
Sure, I'll come and see it.
Thanks for writing, it's best seen on the spot.
Of course, I'll come and have a look.
Yes, let me see it for myself.
Thanks for asking me to come.
Good that you wrote, I'd like to see it.
`,
  issue: `
Sorry to hear about {issue}.
Thanks for telling me about {issue}.
I'm sorry about {issue}.
That's no fun, I'm sorry about {issue}.
`,
  place: `
I have {place} as the place.
The place is noted: {place}.
I've written down {place}.
I've put down {place} for it.
You're at {place}, I have that down.
`,
  turn: `
I'd take {time}, which is fixed once I confirm it.
My first choice would be {time}, and I'll confirm it or offer another time.
I'd go for {time}. Let me check it, and I'll confirm it with you.
Let me pencil in {time}. I'll confirm it as soon as I've checked.
I'd suggest {time}, and I'll confirm that once I've looked at my plan.
`,
  soon: `
I'm checking the first time I can be there and will tell you.
Let me see when I can be there first, and I'll write to you.
I'll look at what I can move and tell you the first time I can come.
I'll check my plan for the earliest slot and write to you.
I'm looking for the earliest time I can come and will let you know.
`,
  ask: `
Who will be there to let me in?
What's the best number to reach you on?
How do I get in when I'm there?
Will you be there yourself?
#reply| Could you send me a photo of it beforehand?
`,
  askTime: `
Which days and times suit you?
Which times are good for you?
When is somebody there to let me in?
What times suit on your side?
When would suit you best?
`,
  askPlace: `
What's the address?
Where exactly should I come to?
Which address should I come to?
Could you send me the address?
`,
  plan: `
A look at it takes little of your time. You show me what you've noticed, I look at the rest, and then you'll hear from me what I see.
If you can, take a photo of it beforehand and send it over. It helps me to bring the right things along.
Should it get worse before I'm there, tell me at once, and I'll see what can be done sooner.
If the time doesn't suit after all, a line is enough, and we'll find another one.
If there's a gate, a code or somebody I have to ask for, let me know, so that I don't keep you waiting outside.
I'd rather see it before I say what it needs, because a guess from a distance helps neither of us.
If others use the place at that time, tell me what I should mind, and I'll work around it.
After the look I'll write down what I found and what I'd do, and you can decide on that in your own time.
If it's been looked at or worked on before, anything you know about that will help me find the cause.
`,
};
export const compliment = {
  open: `
Thank you, that's kind of you.
Thanks, I'm glad you liked it.
Thank you for the kind words.
That's nice to hear, thank you.
Thanks for saying so.
Thank you, that means something to me.
`,
  turn: `
I'm glad the {piece} was worth your time.
It's good to know that the {piece} reached somebody.
A word back on a {piece} is worth more to me than a number beside it.
It's always a little uncertain who reads such a {piece}, so your line is welcome.
It's good to hear that about the {piece}.
`,
  about: `
I'm glad what I said about {about} was worth your time.
It's good to hear that from somebody who thinks about {about} too.
I like talking about {about}, so your note is welcome.
Good to know that I'm not the only one who thinks about {about}.
`,
  ask: `
Which part of it stayed with you?
What made you stop at it?
Where do you see it differently?
What's your own experience with it?
Which point would you add to it?
What should I have said more about?
`,
  plan: `
I'm more curious about what you'd add or argue with than about praise, so feel free to disagree with me.
I'd also like to hear which part sounded right to you and which part you'd put another way, because that tells me what to think about next.
No need for a long answer. A line about what you see on your side would already be interesting.
If there's something in it that you've seen turn out differently, I'd like to hear that even more than the part you agree with.
There's nothing behind my question but interest, and you don't have to answer it if you're busy.
Thoughts of this kind get better when somebody answers them, so I mean the question.
If you've written or said something on the subject yourself, I'd be glad to read it, so please point me to it.
And if there's a side of the subject that you'd like to see picked up another time, tell me, since I'm always looking for the next thing worth saying.
You were kind enough to write instead of only reading on, and I didn't want to leave that without an answer.
`,
};
