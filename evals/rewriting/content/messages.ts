// Messages as people really send them. # begins one: channel, length, stage, goals | what it is.
export const messages = `
# email medium first persuasive,clear,concise,professional | pushy roofer
HELLO!!!

Are you tired of leaking roofs?? You NEED to call us TODAY because this offer won't last!!! We are the #1 roofing company in the whole of Dorset and everybody knows it. 25% OFF if you sign before Friday 14 June. We did 41 roofs in Wareham last year. You'd be crazy not to. Call 01929 555 014 now!!!

Dave
Dorset Roofs
# email medium first clear,concise,professional | jargon consultant
Dear Ms Albright,

I hope this email finds you well. I am reaching out to you because our firm leverages best-in-class, data-driven methodologies in order to optimize end-to-end supply chain ecosystems for mid-market manufacturers. Our holistic approach empowers stakeholders to unlock value and drive growth at scale, and we have the ability to facilitate a paradigm shift in your operations. In 2023 we reduced the stock of Hartmann Valves by 18% within 7 months. I would love to touch base and circle back with some actionable insights. Please do not hesitate to reach out at your earliest convenience.

Kind regards,
Philip Stone
# email short reply professional,clear,persuasive | typos
hi mr weber,

thanks for you're mail. i recieved it yesturday. teh price for 3 windows is 1.450 euros and we could definately do it untill 20 may. i dont have the calender here but monday would be posible. let me know your thoughts

greets
andy
# email medium first concise,clear,persuasive | rambling florist
Hi Martina,

my name is Petra and I have a little flower shop on Bahnhofstrasse 12 which I opened in 2016 after I had worked in a bank for eleven years, which I did not like very much to be honest, and so I decided to do something with my hands, and flowers have always been my passion, ever since I was a child and helped my grandmother in her garden in Tirol. I saw that your hotel has opened again after the works and I was in the lobby on Sunday and I noticed that there are no flowers on the front desk, which I think is a pity because it is such a lovely desk. I bring fresh flowers to 5 hotels every Monday and they pay 45 euros a week and I also take the old ones away again. I was just wondering if maybe this could possibly be something that you might be interested in. I also do weddings and funerals and birthdays and company parties. Anyway, it would be nice to hear from you at some point, and if you are ever on Bahnhofstrasse please do come in and say hello and have a coffee with me.

Best wishes,
Petra
# email medium reply persuasive,professional,clear | guilt
Hi Jonathan,

Just following up on my previous emails as I haven't heard back from you. As per my last email, the quote for the 12 laptops is £9,480 and it is valid until 30 September. I am surprised that you have not replied. This is my third email. Did you get my last message? I assume you are not interested.

Let me know either way.

Regards,
Sophie
# email medium first persuasive,concise,clear | feature list
Hi Karim,

We offer accounting, payroll, tax returns, VAT, annual accounts, business plans, loans, grants, company formation, bookkeeping and advice. Our team of 9 has years of combined experience and is committed to excellence. We use the latest technology and have a wide range of services for every business. We are located at 4 Queen Street in Luton.

Feel free to contact us any time.

Luton Numbers Ltd
# email short first persuasive,clear,professional | no ask
Hello Tanja,

I repair sewing machines, also the old ones by Pfaff. Your school has 14 of them in room 203, I saw it at the open day on 9 March. Three of them had a note that they are broken. I come to the school and most of them take an hour.

Bernd
# linkedin_dm medium first persuasive,concise,clear | linkedin pitch
Hi Sven, I hope you're doing well! I came across your profile and I'm super impressed by your amazing journey. We are a leading provider of innovative HR solutions that help companies like yours to streamline hiring and unlock growth. We work with 30 companies in Hamburg and cut the time to hire from 41 to 26 days at Nordlicht. I'd love to hop on a quick call to explore synergies. When do you have 30 minutes? Here's my calendar: https://calendly.com/hr-lina/30min
# linkedin_connection medium first persuasive,concise,clear | connection
Hi Julia, I'd like to add you to my professional network because I think that we could have a lot of synergies going forward. I am a passionate expert in logistics with many years of combined experience and I help companies to optimize their operations. I saw your talk in Basel on cold chains. Let me know if you are interested in a chat about how we could work together in the near future!
# sms medium first persuasive,professional,concise | sms spam
HEY!!! HUGE SALE at Molly's!! 30% OFF all shoes until SATURDAY!!! Dont miss out!! Come NOW to 8 High St. Its gonna be AMAZING. Bring ur friends!! Molly
# sms short reply professional,clear,persuasive | sms shorthand
hey jo, thx 4 ur msg. can do fri 10am, its 85 for the tap. pls leave key w/ neighbour. lmk. kev
# email medium reply persuasive,clear,professional | arguing on price
Hi Frank,

That's not true, our price is very fair. You clearly didn't read the offer, it includes the scaffold for 3 weeks and the waste, which other companies never include because they rip people off. You get what you pay for. £6,200 is the best I can do. I need an answer by Thursday because there is another customer who wants the slot on 2 July.

Roy
# email medium reply persuasive,concise,clear | feel felt found
Hi Denise,

I understand how you feel. Others felt the same way. But what they found was that the training pays for itself very quickly. It costs 1,900 dollars for 8 people and takes two mornings. To be honest, it is a no-brainer. Don't miss out, we have only 2 spots left in October. Let's get this signed today.

Carla
# email long first clear,persuasive,concise | long tender style
Dear Sir or Madam,

I am writing to inform you that our company, Green Fields GmbH, was founded in 1987 and is specialized in the maintenance of outdoor facilities of all kinds. It should be noted that prior to the commencement of any works a comprehensive assessment of the facility is conducted by our experts and a detailed report is provided, which is subsequently utilized for the purpose of planning. In the event that you require assistance with regard to your 6 football pitches, we would be pleased to provide a quotation. Our equipment was purchased in 2022 and is maintained on a regular basis. A total of 34 municipalities are served by us at this point in time. The grass is cut, the lines are drawn and the goals are checked by our staff. Please find attached our brochure. Should you have any questions, please do not hesitate to contact the undersigned at info@greenfields.example.

Yours faithfully,
Herbert Grün
# email medium first persuasive,clear,concise | placeholders
Hi [First Name],

I noticed that [Company] is growing fast. I am [Your Name] from [Your Company] and we help businesses like yours with bookkeeping. We currently do the books for 18 shops in Exeter and most get their figures on the 4th of the month. Would it be worth a chat?

Best,
[Your Name]
# email medium first clear,professional,persuasive | lower case and no marks
hi laura i saw your post about the new gym in cork and i wanted to ask if you already have somebody for the floors because we do rubber floors for gyms and did the one at iron house in may it took 2 days and cost 38 euros per metre and it still looks new i could come by next week and measure it for you no charge
# email short reply concise,clear,professional | stiff
Dear Mr Olsen,

With reference to your enquiry of 3 March, please be advised that the aforementioned goods, order no. 4471, are available at this point in time and can be dispatched within 5 days upon receipt of payment. Kindly note that the amount of 2,310 kroner is to be transferred prior to dispatch. Please do not hesitate to contact the undersigned should you require further information.

Yours sincerely,
Ingrid Dahl
# email medium first persuasive,professional,clear | hype app
Hi there!

Our revolutionary, game-changing app will transform the way you run your restaurant and take your business to the next level! It's truly incredible and our customers absolutely love it!! With seamless integration and cutting-edge technology, you'll unlock the full potential of your team. It reads the orders of 3 delivery services onto 1 screen. Book a demo now: https://tabletop.example.com/demo

Cheers!!
Mike 🚀🚀🔥
# email medium reply clear,concise,persuasive | too many questions
Hi Olga,

Thanks for your interest in the boat. How many people are you? When do you want to sail? Have you sailed before? Do you have a licence? Which harbour do you prefer? Do you need a skipper? What is your budget? Do you want food on board? The Nora is 11 metres long, has 6 berths and costs 1,750 euros a week in May.

Looking forward to hearing from you!

Niko
# linkedin_dm medium reply persuasive,professional,clear | pushy dm
Hi Marcus, why haven't you answered? I have messaged you several times now. You said you would decide in March. The tool costs 49 euros per user and 12 of your people already tested it. What's stopping you? You're losing money every day. Prices are going up soon, so you should really sign now. I'll keep writing until you tell me yes or no!!!
# email medium first clear,concise,persuasive | passive engineer
Dear Dr Novak,

A measurement system has been developed by our group which can be used for the detection of leaks in pressurized pipes. It was tested at 2 plants in Brno, where 17 leaks were found within 4 days. The sensors are attached to the outside of the pipe, so that the production is not interrupted. The data is transmitted and is evaluated by software. It is believed that this could be of interest to your plant. A meeting could be arranged.

Sincerely,
Tomas Vesely
# email short first persuasive,concise,clear | apologetic
Hi Mrs Hart,

Sorry to bother you, I know you're very busy. I'm not sure if you're the right person but I just wanted to quickly ask if maybe you might possibly need someone for the windows at number 22? I clean the ones at 18 and 20 every first Tuesday. It's £35 I think. No worries at all if not, sorry again!

Danny
# email medium first professional,clear,persuasive | slang
Yo Chris,

saw ur place on insta, looks sick lol. i do murals, like the big wolf at Joe's on Pine St, u prob seen it. gonna be in town 3-9 August n got 2 days free. costs like 900 bucks for a wall. wanna do smth? hmu

Jax
# email medium reply persuasive,clear,concise | vague
Hi Isabelle,

Thank you for your interest in our services. There are many factors that influence the price and every customer is unique, so it really depends. We should touch base sometime to discuss your needs in more detail. Our team is happy to help with anything you need going forward.

Let me know your thoughts.

Luc
# sms medium reply clear,concise,persuasive | long sms
Dear Mrs Koch, thank you very much for your message regarding the repair of your washing machine. We are pleased to inform you that the spare part has now arrived and that our technician could come to you on Thursday between 8 and 10 in the morning. The price is 120 euros. Please let us know if that is convenient for you. Kind regards, your team at Blitz Service
# email medium first persuasive,concise,clear | many asks
Hi Gordon,

Please visit our website https://brew.example.com and download the brochure. You can also book a call here https://calendly.com/brew or follow us on LinkedIn. Could you tell me who is responsible for coffee in your company? Would you like a free trial? Call me on 0131 496 0777 on Monday or Tuesday. We deliver fresh coffee to 60 offices in Edinburgh, 14 euros a kilo, roasted the day before. Let me know what you think!

Fiona
# email medium first persuasive,clear,concise | self centred
Dear Mr Kim,

I am a certified personal trainer and nutrition coach with 12 years of experience. I studied in Seoul and Boston. I won the Silver Cup in 2019. I have trained many clients. I am passionate about health. I offer classes for companies. I have my own studio on Maple Avenue. I am available on weekdays.

Ji-woo
# email medium reply persuasive,professional,clear | rude answer
Hi Tony,

are you serious? Your stupid complaint is ridiculous, the door was fine when we left on 11 April. You people always try to get money back. It's your fault if you slam it. We could come on Wednesday at 15:00 to look at the hinge but it's a waste of my time frankly.

Vince
# linkedin_dm medium first clear,professional,persuasive | ai written
Hi Amelie, I trust this message finds you well. In today's fast-paced retail landscape, visual merchandising is pivotal — it's not just about products, it's about experiences — and that's where I come in. Moreover, I seamlessly elevate storefronts and foster meaningful customer connections. For instance, I designed the windows of Maison Petit in Lyon, where 22% more people came in during the 3 weeks after. I'd be delighted to delve into how we can unlock your store's full potential. Feel free to reach out!
# email long reply persuasive,concise,clear | long reply
Hi Samuel,

Thank you so much for your email and for your interest in our products, which we really appreciate. I would like to take this opportunity to tell you a little bit more about who we are and what we do. Our company has been making wooden windows since 1954, when my grandfather started in a small workshop in Zell, and we have been growing ever since. We are now 23 people. To come to your question: the windows that you asked about, 8 of them in oak, would cost 11,600 euros including fitting, and the delivery time is 9 weeks at the moment because it is our high season. It is important to note that the price includes the removal of the old windows and the repair of the plaster. The glass is triple and has a value of 0.6. We give 10 years of warranty on the frames. I think that you will be very happy with them, as basically all of our customers are. In the event that you would like to see some examples, there is a house in Schwaz, Lindenweg 3, where we fitted the same windows in 2021, and the owners are happy to show them. Please let me know if you have any questions and feel free to reach out at any time. I look forward to hearing from you.

Best regards,
Jakob
# email short first persuasive,clear,concise | caterer good but rough
Hi Nadine,

I saw that your firm moves to Hall 7 on 1 September. I cook lunch for 3 firms in Hall 5, about 80 plates a day, 9.50 each. In order to make it easy, everything is delivered warm at 11:45. I just wanted to ask if you are basically open to trying it for a week?

Selma
# email medium reply concise,clear,persuasive | rambling reply
Hi Beth,

so about the thing with the heating, I spoke with my colleague Ian and he said that it is probably the pump but it could also be the valve, and then I looked it up and the pump for your model, the Vito 200, costs about 310 pounds and the valve about 45, and I have the valve here but not the pump, the pump would take until the 19th, and so what I could do is come on Tuesday and change the valve first and then we see if it works and if it doesn't we can still order the pump, but of course it is up to you, and I also wanted to say thank you for the tea last time.

Craig
# email medium first persuasive,professional,clear | false reply urgent
Subject: RE: URGENT - FINAL NOTICE about your website!!!

Dear business owner,

Your website is TERRIBLE and you are losing customers every day. Our experts checked it and found 27 errors. If you don't act now, it will be too late. We are the best web agency in Leeds and guarantee you page 1 on Google within 30 days, 100% guaranteed. Reply NOW to claim your FREE audit worth £500!!!

SEO Kings
# sms medium first clear,persuasive,concise | sms vague
Hi Mr Bauer, this is Timo from the garage. Just wanted to touch base regarding your car. Let me know your thoughts.
# email medium first concise,persuasive,clear | wordy charity
Dear Ms Quist,

I am writing to you due to the fact that our association is in the process of organizing a run for the benefit of the children's ward on 21 September, and at this point in time we are looking for companies which have the ability to support us. A large number of companies, 16 in total, have already made a decision to take part. In the event that your company would be able to contribute 250 euros, your name would be printed on all of the 600 shirts. It goes without saying that any and all support is appreciated. We would be grateful if you could let us know prior to 1 August whether or not you would like to participate.

With kind regards,
Astrid Falk
# email medium reply professional,persuasive,clear | competitor bashing
Hi Leila,

CloudBox? Seriously? They are terrible and overpriced and their support is useless. You're making a huge mistake. With us you pay 6 dollars per user, and moving 35 people takes one weekend. I moved two firms away from CloudBox this year. Trust me, you won't regret it. What would it take to get you to switch?

Omar
# email short first clear,persuasive,concise | one line
Hi, do you need a photographer? I'm cheap and good. Anna
# linkedin_dm medium first concise,clear,professional | long dm
Dear Mr Tanaka, my name is Lucy Baker and I am the founder of Baker Language Services, a translation company which is based in Osaka and which was founded in 2014. I am contacting you because I noticed that the English version of your website has not been updated since 2021, and there are a number of mistakes on it, for example on the page about your hotel in Nara. We have translated the websites of 19 hotels in Japan, amongst others the Hotel Sakura, and usually it takes about 2 weeks and costs 180,000 yen. We only work with native speakers and every text is checked twice by two different people. I would be very happy to send you a corrected version of one page free of charge, so that you can see the quality of our work for yourself. Please do not hesitate to contact me if this is of interest to you.
# email medium reply persuasive,clear,concise | thinking it over
Hi Rachel,

OK no problem. Just let me know when you have decided. The offer for the 6 chairs at 140 dollars each stays until 5 May. I think it's a good price. Maybe you could let me know what is holding you back or whatever.

Thanks,
Josh
# email medium first persuasive,clear,concise | wall
Hi Yvonne, I'm Paul and I look after pools. I saw yours when I did the one next door at number 31 in April. The water looked green at the steps, which usually means that the pump runs too little or the filter is old. I check pumps and filters, it takes about 40 minutes and costs 60 euros. If something is broken, I tell you what it costs before I do anything. I have 28 pools in Marbella and I come every two weeks. Most people call me when it's too late and then it costs 400 euros to clean it. I would recommend to do it before June. I am in your street on Thursday.
`;
