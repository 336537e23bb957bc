// Messages after which nobody sells: an end, an absence, another person, a hard moment.
export const notInterested = {
  open: `
Understood, and thanks for the clear answer.
Thanks for letting me know.
No problem at all, thanks for replying.
Fair enough, thank you for telling me.
Thanks for the honest reply.
Got it, and thank you for taking the time to answer.
That's completely fine, thanks for saying so.
Clear, and no hard feelings at all.
I appreciate a plain no, thank you.
D| Understood. Thanks for the quick no.
D| Clear answer, thank you.
C| Thanks for telling me. A clear no is useful to know.
C| Understood. I'd rather know now than later, so thank you.
S| Thanks for the answer. A clear no lets us both get on with the day.
R| Thank you for answering so kindly, many thanks for your time.
R| No worries at all, and thank you for letting me know.
A| Understood, I've noted your decision.
A| Thanks. That settles the question.
`,
  turn: `
I won't write to you about this again.
I'll leave it there.
I'll close this on my side.
I'll take this off my list.
I'll step back and leave you in peace.
There won't be any follow-up from me on this.
I'll consider this closed, so there's nothing for you to do.
That's all from me on this subject.
D| Closed on my side.
R| I'll leave it at that and won't take up more of your time.
A| I've marked this as closed.
C| I'll respect that and leave it there.
`,
  close: `
If things change, you know where to find me.
All the best with your work.
I wish you a good rest of the week.
The door stays open on my side.
Wishing you well.
Good luck with what you have planned.
If it ever becomes useful, a short note is enough.
Take care.
All the best.
Thanks again for your time.
Thank you for reading.
R| I wish you and your team all the best.
S| Perhaps our paths cross again one day.
C| Should the question come up again, I'm glad to help.
A| Should the situation change, my contact details are here.
`,
  fill: `
I know it would have been easier not to reply, so thank you for taking that minute.
There's nothing you have to keep from what I sent, and you can delete it with a good conscience.
I won't ask for a reason, because a no is enough.
It's a relief to get a clear word now and then, and yours was one.
You were polite about it, and that's not something I take for granted.
I'll note it down so that I don't come back to you with the same thing in a few months.
My question is answered, and that's all I had hoped for when I wrote.
I'd rather be told no than be left to wonder, so you've done me a favour.
If I got the wrong idea about what you do, I'm sorry for the detour.
You know your work and what it needs, and I don't doubt that the answer is the right one.
I'll put my effort where it's of more use, and I'll leave your inbox in peace.
Should you ever want to tell me what would have made it interesting, I'd listen, but I'm not asking.
You took the trouble to answer when you could have left it, and I appreciate that.
There's no need to reply to this, and no need to explain your reasons to me or to anyone else.
Should somebody else on your side be looking for this one day, I'm glad to hear from them, but that's no request, only an open door.
If I took up more of your attention than the matter deserved, I'm sorry about that, and it ends here.
It's better for both of us to know early, because time spent on the wrong thing is lost to the right one.
If something in the way I wrote put you off, I'd be grateful for a word about it, so that I can do it better, but only if you feel like it.
I had hoped it might be of use to you, and it's good to know that it isn't what you need at present.
A straight answer saves a lot of guessing, and it lets me put my effort where it's wanted.
You'll have your own reasons and your own priorities, and I respect both without asking you to defend them.
Nothing else needs to be done, no form to fill in and no further message to expect from my side about it.
I keep a short note that this isn't for you, so that you aren't asked the same thing again by me.
Please treat anything I sent before as closed as well, there's nothing there that you need to keep or answer.
Thank you as well for the tone of your answer, which made it easy to read and easy to accept.
I hope the things you're working on instead go the way you want them to, and that they leave you some room to breathe.
`,
};
export const unsubscribe = {
  open: `
Understood, I've taken you off my list and won't write again.
Done, you won't hear from me again. Sorry for the trouble.
I'll stop here. You won't get any more messages from me.
You're off my list now. Sorry to have bothered you.
Of course. I've removed you and won't contact you again.
No problem, I'm taking you off my list right now. All the best.
Understood. This is my last message to you, and I wish you well.
I've removed you from my list. Apologies for the interruption.
Thanks for telling me. You're removed, and I won't write again.
That's done, there will be no more messages from me. Take care.
Right away. You're off the list, and sorry for the bother.
Removed, with apologies. You won't get another message from me.
`,
};
export const outOfOffice = {
  open: `
Thanks for the note, I see you're away.
Your auto-reply reached me, so no need to answer now.
I got your out-of-office note.
Thanks, I saw that you're out at the moment.
Your absence note came through, thank you.
I saw that you're away, so this can wait.
Noted that you're out of the office.
Thanks for the automatic note.
D| You're away, so I'll be brief.
R| I hope the time away does you good.
S| Your out-of-office got to me first, fair enough.
C| I see you're away, so nothing is needed from you for now.
A| Your absence is noted on my side.
`,
  back: `
I'll write again after {backOn}.
I'll be in touch once you're back on {backOn}.
You mention {backOn}, so I'll wait until then.
I'll come back to this after {backOn}.
I've made a note for {backOn}.
I'll leave it until {backOn}.
My note says {backOn}, and I'll write after that.
I'll hold this until {backOn}.
Let's pick it up after {backOn}.
I'll keep this for {backOn} and not sooner.
`,
  turn: `
I'll write again when you're back.
I'll wait until you're back at your desk.
I'll leave it until your return.
I'll come back to this once you're in again.
This keeps until you're back.
I'll pick it up after your return.
I'll hold this until you're back.
No action needed from you before then.
I'll be in touch after your return.
Let's pick it up when you're in again.
`,
  close: `
Enjoy the time away.
Have a good time until then.
All the best until then.
No need to reply.
There's nothing to do on your side for now.
Wishing you a good break.
Until then, all the best.
Nothing here is urgent.
Talk to you then.
Have a good rest.
R| I hope you get a real rest.
D| Nothing needed until then.
`,
  fill: `
I'll keep the matter in order on my side until then, so that we can go on from where we are.
My message will still be there when you return, and so will I.
If you'd rather hear from me a little later than planned, a word after your return is enough.
I won't try another number or another person in the meantime, as it isn't that kind of message.
Please don't look at this on your days away, it isn't worth it.
It's good that your note says when you're back, since it saves both of us a second message.
I'll start again with a fresh and short note, so you needn't dig out the old one.
Whatever has piled up by then comes first, and mine can take its place in the queue.
There's no deadline attached to this on my side, and no offer that runs out while you're gone.
Should a colleague of yours write to me about it, I'll gladly go through it with them and keep you informed.
If the subject has settled itself by the time you're back, one line from you closes it.
I'll use the time to put my points in order, so that it costs you less of yours.
There's no need to read this before you're back, and nothing will be lost if you don't.
When you return there'll be enough waiting for you, so I'll keep my next message short and put the one point that matters at the top.
If somebody is looking after this while you're away, feel free to point me to them, and if not, it can wait without harm.
I'm writing only so that you know your note arrived and that I won't send anything else in the meantime.
I'd rather reach you on a calm morning than at the bottom of a full inbox, so I'll allow a little time after your return.
Should the matter become pressing on your side before then, a one-line answer is enough and I'll make time for it.
Everything from my earlier message still stands, and I'll sum it up in a few lines so that you don't have to search for it.
You don't need to put this on a list or hand it to anyone, because remembering it is my job and not yours.
If your dates change and you're away for longer, that's fine as well, I'll see it from your next note and wait again.
Being away properly is worth protecting, so please don't feel that this one is waiting for an answer.
I've put a note in my own calendar, which means there's nothing for you to remember about this.
When you're back and have got through the first pile, we can see whether the subject still matters to you.
A short exchange will do at that point: you tell me whether it's still of interest, and I'll either take the next step or close it.
If you come back and find that priorities have moved, just say so, and I'll leave the subject alone.
`,
};
export const referral = {
  open: `
Thank you for pointing me to {person}.
Thanks for the introduction to {person}.
Thanks, I'll get in touch with {person}.
Good to know that {person} is the right contact.
Thank you for sending me to {person}.
I appreciate the pointer to {person}.
Thanks for telling me about {person}.
Very helpful, {person} it is.
D| Thanks. {person} it is.
R| That's kind of you, thank you for passing me on to {person}.
C| Thanks, it helps to speak with the right person, so I'll turn to {person}.
S| Thanks for the pointer to {person}, a name is worth more than a long search.
A| Thanks. I've noted {person} as the contact.
Thanks for pointing me to the right person.
Thank you for the introduction.
Thanks for the pointer, that helps.
Very helpful, thank you.
I appreciate you passing me on.
Good to know who to talk to, thank you.
Thanks for steering me to the right place.
`,
  turn: `
I'll write to them and say that it came through you.
I'll introduce myself to {them} properly and say what it's about.
I'll write to {them} soon, and leave the rest open.
You've saved me a good deal of searching.
I'll start with a question to {them} and not with an offer.
I'll mention you only as far as you're comfortable with it.
I'll write to {them} and mention that you pointed me there.
I'll keep it short with {them} and say that it came through you.
You don't need to do anything else.
I'll tell them what this is about in two lines, so that they can decide quickly.
If it isn't right for them either, I'll leave it there.
I'll only mention your name if that's fine with you.
I'll be careful with their time, since the door was opened by you.
Copying them on a reply to this would also work, if that's easier for you.
D| I'll contact them and keep you out of the loop unless you'd like to stay in it.
R| I'll treat the introduction with care, since it has your name on it.
C| I'll ask them first what matters on their side before I suggest anything.
A| I'll send them the facts on one page.
`,
  ask: `
May I mention your name?
Is it fine to say that you sent me?
Is there anything I should know before I write to them?
What's the best way to reach them?
Would you like to be kept in the loop?
Should I copy you in?
Is there a good time to reach them?
#soft| Would you rather introduce us yourself?
What should I mention first to them?
Do they prefer mail or phone?
D| Fine to use your name?
R| Are you comfortable with me mentioning you?
C| What matters most to them in this?
A| Which part of this falls to them?
`,
  fill: `
In my note I'll say what I'd like to talk about, how long it would take, and that a no is fine.
I'd like to leave you with a good feeling about having passed on a name, so I'll keep it brief and polite.
Should they ask you about me, you can tell them what you know, good or bad.
If there's something going on there that makes this a bad moment, a hint from you would spare them and me an awkward message.
It helps a great deal to begin with the right person, and I'd hardly have found out on my own.
I'll write to them as I've written to you, without tricks and without a follow-up every other day.
I'll explain in my first line why I'm writing and who sent me, so that it doesn't look like one more message out of nowhere.
If you'd like to see what I write before it goes out, I can send it to you first, and you can strike out anything that doesn't fit.
Should it turn out that they're not the right person either, I'll ask them once and then let it rest, so that nobody gets passed around because of me.
There's nothing more for you to do. If they come back to you with questions, feel free to send them straight to me.
I know that a name is given in good faith, so I'll be as careful with it as I'd want others to be with mine.
If the two of you speak before I've written, a word from you that I'll be in touch would help, but it isn't needed.
I'll let you know in a line how it went, unless you'd rather not hear any more about it.
I won't send them a long letter, only what it's about, why it may concern them, and how to reach me if they want to know more.
You've saved me from bothering the wrong person, and them from getting this third-hand, which is worth a proper thank you.
And if you'd prefer that your name stays out of it, tell me, and I'll write to them without it.
`,
};
export const crisis = {
  open: `
I'm sorry, that sounds very hard. Please put everything else here aside.
I'm really sorry you're going through this. Nothing about business matters right now.
Thank you for telling me, and I'm sorry it's so heavy. Please leave my earlier message aside.
That sounds painful, and I'm sorry. There's nothing you need to answer here.
I'm sorry to read this, and glad you said it. Work can wait.
I'm so sorry. Please forget about my message, it doesn't matter now.
`,
  turn: `
Please talk to somebody you trust today, a friend, a doctor, or a crisis line where you live.
You don't have to carry this alone: a person close to you or a local crisis line can be there today.
If you're in danger, please call your local emergency number now, or a crisis line.
Please reach out to someone near you today, and if it's urgent, to your local emergency number.
A doctor, a friend or a crisis line can help today, and reaching out is worth it.
Please let someone be with you, and call your local emergency number if you feel unsafe.
`,
  close: `
Take care of yourself first.
I'm thinking of you.
You matter more than any of this.
Please look after yourself.
I wish you strength and good people around you.
I'm glad you wrote.
`,
  fill: `
There's no need to reply to me, and nothing is expected of you here, not now and not later.
However it looks at this moment, people can help with this, and talking to one of them today is a good and brave step.
If talking is too much, a text to someone you trust that says you aren't well is already enough for a start.
Small things count on a day like this: something to eat, a glass of water, somebody in the room or on the phone.
I'm not the right person to give advice on this, but I didn't want to leave your words without an answer.
Everything about my offer is off the table until you say otherwise, and it's fine if that never happens.
If you have a doctor or somebody who has supported you before, they're a good person to call first.
You don't have to explain it well or have the right words, it's enough to say that you need somebody now.
Whatever brought you here, you deserve support from people who know how to help and who have the time to listen.
If the first person you try can't be reached, please try a second one, and don't stop after one attempt.
Nothing that we wrote about before is urgent, and nothing will be lost by leaving it exactly where it is.
I hope you have someone beside you soon, and that the next hours are gentler than the last ones.
`,
};
