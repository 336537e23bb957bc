// Messages from people who already buy, or are about to: something went wrong, they call off, they want another time, they say yes.
// Nobody is sold anything here. Fault isn't admitted for things that nobody has looked at yet.
export const complaint = {
  // What they wrote, said back as what it is that one is sorry for.
  sorry: `
I'm sorry that {matter}.
I'm very sorry that {matter}.
I've read that {matter}, and I'm sorry.
You tell me that {matter}, and I'm sorry about it.
That {matter} shouldn't have happened, and I'm sorry.
I'm sorry to read that {matter}.
`,
  open: `
I'm sorry. That isn't how it should go.
I'm sorry about this, and thank you for telling me.
That's not good enough, and I'm sorry.
I'm sorry for the trouble this has caused you.
Thank you for telling me straight away. I'm sorry.
I understand that you're annoyed, and I'm sorry.
I'm sorry that you had to write this at all.
You're right to tell me, and I'm sorry it came to this.
I've read this twice, and I'm sorry.
I'm sorry, you should have had a better time of it.
D| I'm sorry. I'm on it now.
R| I'm really sorry, and I'd have been upset as well.
A| I'm sorry. Let me establish exactly what happened.
`,
  turn: `
I'm looking into it now, and you'll hear from me today.
I'll find out what happened and tell you today, without excuses.
Let me find out what went wrong, and I'll write again today.
This is on my desk now, and you'll have an answer today.
I'm checking what happened, and then we'll put it right.
You'll have an explanation from me today, and a way to put it right.
I'm finding out why, and you'll hear from me before the day is out.
First I'll find out what happened, then I'll tell you what I can do about it.
I'm dealing with this myself, and I'll come back to you today.
I'll get to the bottom of it today and tell you plainly.
`,
  ask: `
What would put it right for you?
What would help you most now?
Can I ring you about it?
When is a good time to reach you?
What should be put right first?
How would you like this to be put right?
What would be a fair way to put this right?
Is there anything that can't wait?
May I call you once I know more?
What matters most to you now?
`,
  plan: `
You don't need to explain it a second time or gather proof. What you've written is enough for me to start with, and if I need a detail I'll ask you for that one and nothing else.
You've lost time over this already, so I'll keep what I need from you to a minimum. A number to reach you on is enough.
If something has to be done again, the new time will be one that suits you and not one that suits me, because you have lost enough of yours already.
Once I know what happened, I'll tell you what I'm changing so that it doesn't happen a second time. An apology by itself wouldn't be worth much to you.
Whether this was bad luck or a mistake on my side, it landed on you, and I don't want to explain it away.
It would have been easy for you to say nothing and simply go elsewhere. I know that, and I don't take the message for granted.
If there's more to it than what you wrote, please add it, however small it seems. I'd like to see the whole of it and not only the part that was worst.
You'll deal with me on this from start to finish. You won't be passed from one person to the next and have to begin again each time.
When it's settled, I'll write to you once more to hear whether it's settled for you too, and not only on paper.
You can be as plain with me as you like. I'd sooner hear all of it than the polite half.
I'm reading once more what was agreed between us, so that I answer from that and not from memory.
I'll go through it from the beginning, step by step, and I'll start with my own part in it.
What you wrote stays between us and whoever has to put it right.
`,
};
export const cancelled = {
  money: `
As for the money, I'll look up the terms and tell you today.
On the money, you'll hear from me today what applies.
I'll also tell you today what the terms say about the money.
About the money: I'll check and give you a clear answer today.
What that means for the money, I'll check and tell you today.
I'll check what applies to the money and write to you today.
`,
  open: `
Thanks for letting me know.
Understood, and thank you for telling me in good time.
That's all right, thanks for writing.
I understand, these things happen.
Thank you for telling me.
Thanks for the message, and I understand.
No hard feelings at all, thanks for saying so.
I understand completely, and thanks for the word.
Got it, thanks for letting me know.
Sorry to hear that, and thank you for telling me.
R| I'm sorry to hear it, and I hope all is well soon.
`,
  turn: `
I've noted that you'd like to cancel.
I'll take it out of the diary and confirm that today.
I'll cancel it on my side and send you a line once that's done.
You'll have the cancellation confirmed from me today.
I'm taking it out now, and a confirmation follows today.
The cancellation will be confirmed from my side today.
I'll see to the cancellation and confirm it today.
Consider it noted. The confirmation follows today.
I'll confirm the cancellation today, so that you can put it out of your mind.
There's nothing more that you need to do about it.
`,
  ask: `
Would you like another date, or shall I leave it there?
Shall I keep another date in mind for you?
Is there anything else I should cancel?
Would a later date suit you better?
Would you like me to suggest another time?
Is there anything else you need from me?
Should I get in touch about another time?
Would you rather move it than cancel it?
May I suggest another date later on?
Can I do anything else for you?
`,
  plan: `
You don't need to give me any further reason, the one you gave is more than enough, and I'd rather you looked after what matters at the moment.
Should you want to come back to it, a line is enough. We can pick it up from where it was, and you won't need to tell me everything again.
I'd rather know early than late, so thank you for not leaving it to the last moment. It gives me time to move things round.
Nothing else is waiting on you. If a paper or an automatic message of mine still arrives, you can leave it aside, and I'll see that it was the last.
If circumstances change again before then, tell me, and I'll see whether it can still be done. I can't promise it, but I'd try.
Whatever was agreed in writing between us still counts, so if a point is unclear to you, name it and I'll look it up and answer that one first.
I hope that what made this necessary turns out well for you. That's more important than the booking.
I'm not going to try to talk you out of it. You'll have thought about it, and that's enough for me.
If somebody on your side had planned around it, a word to them now may spare you a second message later.
You don't have to write to anybody else about it on my side. I'll see to that.
`,
};
export const reschedule = {
  open: `
Thanks for letting me know.
No problem, thanks for telling me.
Sure, let's move it.
That's fine, thanks for writing.
Of course, thanks for the word.
Thanks, I'd like to make that work.
All right, let me see what I can do.
Got it, let me look at that.
Thank you for telling me early.
Understood, let me look for a time.
`,
  turn: `
I'll look at the new time and confirm it today.
Let me check the new time, and you'll hear from me today.
I'm checking whether the new time works and will confirm it today.
The new time isn't fixed until I confirm it, which I'll do today.
You'll have a firm answer on the new time today.
I'll see if that can be moved and write to you today.
Until you hear from me today, the old time still stands.
I'll check the diary and confirm today.
I'll let you know today whether the new time is free.
Please keep the old time until you hear from me today.
`,
  ask: `
Would another time suit you too, in case that one is taken?
Is there a second choice, in case that's taken?
Which other time would work, if that one doesn't?
Does anything else suit you if that's full?
Is any time of day better for you?
What would be your second choice?
Are you free at another time as well?
If that's taken, what else would suit?
Is there a time that doesn't work at all?
How flexible are you on the time?
`,
  plan: `
If the time that you named is taken, I'll offer you the nearest one that's free, so that you only have to say whether it suits.
Nothing else changes. What we agreed stays as it was, only the time is a different one.
You'll get the new time in writing, and until then you don't have to do anything about it.
If it turns out that you need it sooner after all, tell me, and I'll see whether somebody else's time has become free.
It's easier to move a thing than to rush it, so please don't feel bad about asking.
If anything else has changed for you in the meantime, tell me that too, so that the time and the work still fit each other.
Should you notice later that this time doesn't suit either, a line is enough, and we'll look again. The earlier I know, the more there is to choose from.
Once the new time is fixed, the old one is gone from my diary, and you can take it out of yours as well.
You needn't give me a reason. Days fill up, and mine do as well.
If it should have to be moved once more, that can be done too.
Whoever else was going to be there can be told once the new time is certain, so that nobody has to change plans twice.
`,
};
export const ready = {
  open: `
Wonderful, thank you for your trust.
That's great news, thank you.
Thank you, I'm glad to get going.
Great, then let's start.
Thank you, I'm looking forward to this.
Good to hear, and thank you.
Very good, thank you for deciding.
Thanks, I'll get things moving.
Perfect, and thank you.
Thank you for the go-ahead.
D| Great. Let's get it done.
R| Thank you, that really made my day.
A| Thank you. Here's what comes next.
`,
  // The yes itself, in their own words where they named what they take.
  agreed: `
Confirmed: we go ahead with {agreed}.
So it's settled, you're going ahead with {agreed}.
I've noted your yes to {agreed}.
To confirm: it's {agreed}.
That's a yes to {agreed}, and I have it down.
We're going ahead with {agreed}, then.
`,
  doc: `
The {doc} is on its way to you next.
Confirmed, and the next thing you get from me is the {doc}.
I'm getting the {doc} ready and will send it over.
You'll have the {doc} from me next, so that's settled.
I'll send you the {doc}, and with that we go ahead.
`,
  confirm: `
Confirmed: we're going ahead.
I've noted your yes, so we're going ahead.
That's settled, then, and we go ahead.
To confirm: we go ahead as agreed.
Your yes is noted, and it counts.
`,
  turn: `
The next step is mine: I'll put what we agreed in writing and send it to you.
Next, you get from me in writing what we agreed, and nothing else.
I'll send you what's needed to get going.
What you need to sign or confirm comes from me next.
I'll prepare everything on my side and send you what's left to confirm.
Next I'll write down what we agreed and send it over for your yes.
The details to confirm come from me next.
I'll set things up now and write to you with the next step.
`,
  ask: `
When would you like to start?
Who should the papers go to?
Whose name should be on the papers?
Is there a date you'd like to start on?
Which address should I put on the papers?
When do you want it to begin?
Who will be my contact from here?
Is there anything you want in writing first?
Does anyone else have to sign?
Is there anything left that you'd like to settle first?
`,
  plan: `
Please read what I send at your own pace and tell me if anything in it differs from what you had in mind. It's far easier to change a sentence now than a job later.
Until you've confirmed it in writing, you aren't bound to anything, so if a doubt comes up in the meantime, tell me.
After that I'll tell you what I need from you, all of it at once, so that you don't get a new request every other day.
You'll always know what comes next and who has to do it. If I'm waiting for something from you, I'll say that plainly, and if you're waiting for me, you may hold me to it.
From now on you'll have one contact for everything, and that's me. A line or a call is enough, whatever it's about.
If there are dates that I have to work around, holidays, a move or somebody's absence, tell me as early as you can, and I'll plan with them.
I'd also like to know what a good result looks like in your eyes, in a sentence or two, so that we both measure by the same thing in the end.
I'll start with the part that the rest depends on, so that a surprise, if there is one, shows early and not at the end.
You can pass this message on to anyone who should know, so that nobody is surprised later.
If you've thought of something since we last spoke, now is the best moment for it, because nothing is fixed yet that couldn't be changed.
Once things are under way, you'll hear from me without having to ask how far it is.
`,
};
