export const replyPairs = `
# email reply | acknowledges price
Hi Dana,

{{That's fair, it is more than you planned. Which part could wait until spring?||Our prices are very fair and the price is not high. You get what you pay for.}}

Ole
# email reply | answers with a next step
Hi Mark,

Thanks for asking. The service costs £240 a month and includes two visits. {{Would Tuesday or Thursday suit you for a first one?||Feel free to reach out if you have any questions.}}

Ines
# email reply | discount at once
Hi Lucy,

{{I understand, budgets are tight in autumn. What would you compare it with?||I can give you a 20% discount. I could drop the price even more, what's your budget?}}

Ron
# email reply | feel felt found
Hi Ed,

{{Makes sense, changing a supplier in the season is a risk. What would you need to see before March?||I understand how you feel. Others have felt the same way. But what they found was that it was worth it.}}

Kate
# email reply | fear of missing out
Hi Gwen,

{{Of course, take the time. What is the part you are least sure about? I can put that on one page for you and your partner.||Don't miss out. Prices are going up soon and you will regret it if you wait. Act now.}}

Phil
# email reply | arguing
Hi Rene,

{{You're right, the first visit was late, and I'm sorry. I'll come on Friday at 8 and check it myself. Does that work?||That's not true. You misunderstood. As I said before, our technician was on time.}}

Udo
# email reply | has a vendor
Hi Jill,

{{Good to hear that you have somebody you trust. If they are ever away, would a second number help?||Whoever you use, they are terrible and overpriced, and you are making a huge mistake.}}

Tom
# email reply | busy reader
Hi Nora,

Yes, we deliver to Cardiff, {{every Monday and Thursday. Shall I put you down for this Thursday?||and I would like to take this opportunity to tell you about our long history. It all began in 1962 when my grandfather bought his first van. Since then the company has grown a great deal and today it has become a well-known name in the region. We are very proud of that. We deliver on a regular basis. We are happy to tell you more about this at any point in time.}}

Gethin
# email reply | send info
Hi Amir,

Happy to. {{The two pages on schools are attached. Which of your three sites has the oldest boiler? Then I can mark what matters for it.||Please find attached our comprehensive brochure of 48 pages, our catalogue, our price list and our terms and conditions. Kindly revert at your earliest convenience.}}

Sue
# email reply | not now
Hi Ella,

{{Understood, June is too early. I'll write once in September, before your budget closes. Is that all right?||You said you would decide this month. What is stopping you? Let's get this signed now.}}

Jo
# email reply | authority
Hi Pat,

Makes sense that your director decides. {{Would one page with the price and the two risks help you show it to her?||Just give me her number, I need an answer today.}}

Lou
# email reply | proof
Hi Sid,

Good question. {{I did the same roof for Hill School in May: 11 days, £14,200. You can call the caretaker there. Shall I send the number?||We have years of combined experience and we are the best in the business, trust me.}}

Mo
# email reply | typos
Hi Vic,

Thanks for {{asking||askign}}. I {{don't||dont}} have the {{calendar||calender}} here, but {{I'm||im}} free on Monday. Would 10 {{tomorrow||tommorow}} also work?

Al
# email reply | too many questions
Hi Kay,

Thanks for your message. {{How many desks do you need, and by when?||How many desks do you need? What colour? What is your budget? Who decides? Where are you? Do you have a lift? When do you want them? Have you bought from others?}}

Ben
# email reply | rude
Hi Stu,

{{I see why you ask. The quote covers the waste too, which is £300 of it. Would a price without waste help?||You clearly didn't read the quote. Don't be ridiculous, stop wasting my time.}}

Ray
# email reply | stiff
Hi Ann,

{{Thanks for the order. I'll start on 4 May at eight. Can you leave the gate open?||Please be advised that pursuant to your purchase order the works will commence on 4 May. Kindly ensure access to the premises. Do not hesitate to contact the undersigned.}}

Joe
# email reply | placeholder
Hi Lee,

Thanks for the question. It takes {{nine days from the survey||[number] days}}. Would a start on Monday suit you?

Kim
# email reply | no ask
Hi Abe,

You're right that the old one still runs. A new one uses about 40% less power. {{Would a sum for your bill help you decide?||It is what it is.}}

Uwe
# email reply | unexplained acronyms
Hi Jon,

Good question. {{It reads your old files as they are and copies each change within a minute. Which system do you use now?||Our ETL does CDC over SFTP with SLA and DLP, SSO via SAML and RBAC. Which system do you use now?}}

Mia
# email reply | we against I
Hi Tina,

{{I'm sorry the blind came in the wrong grey. I'll bring the right one on Wednesday. Is four o'clock good?||We regret that our product was not to your satisfaction. Our team will process our ticket. We value our customers.}}

Bo
# email reply | guilt
Hi Max,

{{The planner you wanted is ready, and it fits one page. Shall I send it?||As per my last email, I am still waiting. Did you get my previous message? I'm disappointed that you have not replied.}}

Al
# email reply | overlong sentence
Hi Sal,

{{Yes, it works with your till. I set it up in an hour, while you stay open. Does Monday at seven suit you?||Yes, it works with your till, and the way that this is usually done is that I come to you at a time that is convenient, which could for example be early in the morning, and set it up while you stay open, which in most cases takes about an hour although it can of course also take a little longer depending on the circumstances that I find there. Does Monday at seven suit you?}}

Ty
# email reply | hedges two are fine
Hi Bea,

{{I may be wrong, but I think the leak comes from the flat above. Could I look on Friday at 9?||I guess maybe it is possibly sort of perhaps the flat above, I suppose, hopefully. I feel like I could potentially look.}}

Don
# email reply | exclamation
Hi Pia,

Thanks for your interest{{. The course starts on 3 May and costs €180. Shall I keep you a seat?||!!! The course starts on 3 May!! It costs only €180!!! WOW!!! Shall I keep you a seat?!}}

Jens
# email reply | acknowledges worry
Hi Ian,

{{It makes sense to be careful after last year. What went wrong then, if I may ask?||There is no reason not to do it, it's a no-brainer. Why wouldn't you?}}

Roz
# email reply | unsubscribing kindly
Hi Hal,

{{Understood, I've taken you off the list. No need to answer.||I'm surprised. Are you sure? You can't afford not to hear this. Just give me 5 minutes.}}

Vi
# email reply | concrete time
Hi Fay,

Thanks, good to hear. {{I'll come on Tuesday at 14:00 with both samples. Is the side door open?||We should touch base sometime and circle back soon.}}

Cy
# email reply | answer first
Hi Joy,

{{It costs £95 an hour, and a flat like yours takes three. Which day suits you?||Great question. There are many factors that influence our pricing and every customer is unique, so our experts create tailored solutions. Which day suits you?}}

Art
# linkedin_dm reply | acknowledges
Hi Lia,

{{Thanks for being open about it. Fair point, a pilot costs your team time. What if I ran it on last month's data, so nobody has to type anything? Would that change the picture, or is the timing the real problem?||I disagree. It's not that much time, and as I said, everybody else does it. You need to think about your future, because your competitors are already doing it and you are missing out.}}
# linkedin_dm reply | next step
Hi Noa,

Thanks for asking. For 40 people the course is two mornings, and it costs 2,900 euros with the books. I have taught it to nurses in Bern since 2019. {{Would the 9th and 16th of May work for your ward?||Looking forward to hearing from you soon.}}
# linkedin_dm reply | stock phrases
Hi Jed,

{{||I hope this message finds you well. I wanted to circle back and touch base. }}The two shops you asked about both answered: one saved 9% on cards, the other nothing. Yours looks like the first. Would the sums for your shop help?
# linkedin_dm reply | shouting
Hi Bo,

Good question. The machine needs 230 volts and 1 square metre. {{I can bring one on Thursday at 10 and leave it for a week. Would that help you decide?||You will LOVE it!!! It is AMAZING!!! BUY it now and get a FREE GIFT!!!}}
# linkedin_dm reply | wordy
Hi Una,

{{Yes, I can do it before Easter. I need the floor plan and one key.||With regard to your enquiry, I am in a position to confirm that it is possible for the work to be carried out prior to Easter. In order to do so it is important to note that a floor plan and one key will be required.}} Can you send the plan this week?
# linkedin_dm reply | not interested
Hi Kai,

{{Understood, thanks for telling me. I'll leave it there. If the lease comes up again in autumn, you know where I am.||Why not? You're making a huge mistake. I will keep writing until you see it. What would it take to get you on a call?}}
# sms reply | time
{{Thanks Jo, 10 on Friday works. I'll bring both doors. Is there parking at the back?||ok cool will be there some time friday prob}}
# sms reply | price
{{Good question. £140 for both rooms, paint included. Shall I start on Monday?||It depends. There are many factors. Call us to discuss pricing options and deals!!!}}
# sms reply | too long
Hi Mo, {{yes, we can fit it on Wednesday at 8. Does that work?||thank you so much for getting back to us regarding your enquiry about the fitting of the new door, we are very happy to inform you that it is possible for us to fit it and that our team would be able to come on Wednesday at 8 in the morning, provided that this is convenient for you and that somebody is at home. Does that work?}}
# sms reply | objection
{{Fair enough, Ted. Shall I ask again in May, or leave it?||U will regret it. Last chance!! Price ends tonite}}
# sms reply | typos
Hi Sy, the {{estimate||estimat}} is ready. It is {{separate||seperate}} for each room. {{Which one is more urgent for you||wich one your want frist}}?
# sms reply | vague
Thanks Bea. The part arrives on Thursday. {{Does Friday at 9 suit you for the repair?||We'll be in touch sometime.}}
# sms reply | guilt
Hi Al, {{the blue tiles are back in stock. Shall I keep 12 boxes for you?||just checking in again. Did you get my last message? You never replied.}}
# email reply | badmouths the competitor
Hi Cam,

Good point. {{FastFix is quicker on weekdays. I come on Sundays too, which is when your shop is full. Which matters more to you?||FastFix are cowboys and crooks. Those guys always cut corners and they're terrible.}}

Bo
# email reply | spam
Hi Kit,

Thanks for writing. {{The check takes 20 minutes and costs nothing, because the council pays for it. Is Monday good?||It's 100% free, no obligation, risk-free, satisfaction guaranteed! Click here to claim your exclusive offer!}}

Dee
# email reply | asks why
Hi Rae,

{{Happy to help you think it through. What would have to be true for it to be worth it this year?||I know you said no, but I really think you should buy it. You should understand that you need it.}}

Gil
# email reply | one ask
Hi Sol,

Thanks, that helps. {{Could you send me a photo of the fuse box by Friday?||Could you send me a photo of the fuse box? Also call my office. Please fill in the form. Book a visit on the page. Send me your address. And tell your neighbours about us.}}

Flo
# email reply | names the doubt
Hi Ava,

{{I hear you, twelve months is long. I can do three, at £20 more a month. Which would you rather have?||Our contracts are for twelve months. That is our policy. It cannot be changed.}}

Jim
# linkedin_dm reply | text speak
Hi Ty,

{{Thanks for the quick answer. The trial runs for two weeks on one till, and you keep the reports. I'd need the till's model. Can you send me a photo of the label? Then I can say by Friday if it fits.||thx 4 the quick answer lol. trial is 2 wks on 1 till, u keep reports. need ur tills model, pls send pic asap so i can tell u if its gonna fit}}
# linkedin_dm reply | hype
Hi Wes,

{{You asked what changes for the crew. They clock in by phone, and the hours are in your sheet at six. One roofer in Gent stopped chasing slips in the first week. Would you like to see his sheet?||You asked what changes. Everything! Our revolutionary, game-changing platform will transform your business and skyrocket your productivity to the next level. It's incredible and everyone loves it!}}
# sms reply | shouting
{{Thanks Pam. Your cake is ready on Saturday from 8. Shall I bring it round?||THANKS PAM!!! YOUR CAKE IS READY SATURDAY!!! COME GET IT!!!}}
# email reply | question back
Hi Lyn,

{{Thanks, that is clear. How do you do it today, by hand or with a sheet?||We provide planning, scheduling, reporting, invoicing, messaging, payroll and support, and many other features.}}

Ro
# email reply | thanks with a date
Hi Gus,

Thanks for the call. {{I'll send the drawing by Wednesday, with the step you asked for. Does Friday at 3 work to look at it together?||It was great. We will do our best to be of service to you. Talk soon.}}

Val
# email reply | presuming
Hi Dot,

{{The form has four pages. I fill in three of them for you.||As I'm sure you know, obviously the form has four pages, and any sensible person lets an expert do it.}} Can you send me last year's by Monday?

Len
# email reply | partner decides
Hi Sky,

Of course, talk it over with Jan. {{What will Jan ask first? I can answer it in writing, so you needn't carry it.||Can't you decide for yourself? I need an answer by tomorrow.}}

Ike
# email reply | keeps it kind
Hi Ola,

{{Thanks for telling me so plainly. I'll close the quote. If the roof leaks in winter, call me on 0113 496 0444.||I guess you're not interested then. I wasted a lot of time on your quote.}}

Rex
# email reply | names what was asked
Hi Mel,

{{Yes, the dog can stay in the kitchen while I work. I need the hall clear by eight. Does Tuesday still suit you?||Thank you for your enquiry, which has been duly noted. It will be processed. Kindly be patient.}}

Zac
# linkedin_dm reply | one page
Hi Dee,

Makes sense that finance wants a figure first. {{I put it on one page: £4,100 once, £60 a month, back in 11 months at your volume. Who in finance should see it, and what do they usually ask?||Our ROI-driven value proposition will unlock growth for all stakeholders, so it is a no-brainer, and you really should move on it as soon as possible before prices go up.}}
# sms reply | thanks
{{Thanks for the photos, Liv. It's the hinge, £35 fitted. Is Thursday after 4 all right?||Got photos. Its broken.}}
`;
