// Sets of messages, best first, for the same purpose. # begins a set, --- the next message of it.
export const rankings = `
# email first | roofing to a landlord
Hi Mr Shah,

Two slates have come off number 14 since the storm on Sunday; I saw it from the road. I repair roofs in Leith and did number 20 in March, in half a day.

Would a fixed price with photos be useful? If not, no problem.

Fergus
---
Hi Mr Shah,

I repair roofs in Leith. I noticed some slates missing at number 14. I have been doing this for 12 years and can give you a price.

Let me know if you're interested.

Fergus
---
Hi,

We are a roofing company and we do slates, tiles, gutters, flat roofs, chimneys and lead work at competitive prices with excellent quality.

Please contact us for a quote.
---
Dear Sir/Madam,

I hope this email finds you well. We are the leading roofing provider in the area with world-class service! DON'T WAIT until it's too late!!! You need to act now, this limited time offer expires Friday.

Looking forward to hearing from you.
# email first | bookkeeping for cafés
Hi Leonie,

You wrote that month-end takes you two Sundays. I keep the books for nine cafés in Köln; theirs is done by the third working day, because the till sends me the figures each night.

Is that worth a look for Café Frieda?

Hanna
---
Hi Leonie,

I keep the books for cafés in Köln, nine at the moment. Most get their figures by the third working day.

Could we have a 30 minute call this week to discuss it?

Hanna
---
Hi Leonie,

My name is Hanna and I am a certified accountant with a passion for numbers. I offer bookkeeping, payroll, tax returns, annual accounts and advice. I would love to work with you.

Feel free to reach out any time.
---
Hello business owner,

Are you tired of bookkeeping? Our innovative solutions leverage cutting-edge technology in order to streamline your finance ecosystem and drive growth.

Click here to book a demo: https://calendly.com/books
# email first | software for vets
Hi Dr Lund,

Your page says the phone line opens at eight, and the reviews say it is busy until nine. I make a page where owners book a check-up themselves. Animal Clinic Odense now takes 40% of bookings that way.

Would it help to see theirs?

Signe
---
Hi Dr Lund,

I make a booking page for vets. Owners book check-ups themselves, so your phone is free for emergencies.

Is that something you are looking at?

Signe
---
Hi Dr Lund,

I wanted to reach out because we help vets optimize their booking workflow. Our scalable platform has many features.

Let me know your thoughts.
---
Hi there,

Just following up on my previous emails as I still haven't heard back. Our booking platform is a game-changer and it would be a huge mistake to miss out. Did you get my last message? Can we schedule a call?
# email first | cleaning for offices
Subject: Monday nights at Dock 4
Hi Jonas,

Your team moved into Dock 4 in April. I clean the two floors below you on Monday and Thursday nights, so yours would need no extra key round.

Would a price for one floor help?

Mirela
---
Subject: Office cleaning
Hi Jonas,

I clean offices at Dock 4 and have room for one more floor. My team is insured and comes at night.

Are you interested?

Mirela
---
Subject: Amazing cleaning offer for your business that you really should not miss this month
Hi Jonas,

We offer the best cleaning in town. We clean offices, shops, schools, clinics and homes. Our staff are passionate about quality.

Contact us today for a free quote!
---
Subject: URGENT!!! 50% OFF
DEAR CUSTOMER,

LAST CHANCE to get 50% off. Act now!!! Click here: www.cheapclean.example.com. You will regret it if you don't.
# email first | training for hotels
Hi Beatriz,

Your guests praise the rooms and complain about breakfast waits, 11 times since May. I train breakfast teams on the floor, two mornings, no slides. At Hotel Mar the queue went from 15 minutes to 4.

Shall I send what we changed there?

Duarte
---
Hi Beatriz,

I train breakfast teams in hotels, on the floor rather than in a room. I have done six hotels in Lisbon this year.

Would you be open to hearing how it works?

Duarte
---
Hi Beatriz,

I am reaching out to introduce our training programs for the hospitality sector. They cover service, communication, leadership, sales and wellness. Attached you will find the brochure.

Any thoughts?
---
Hi Beatriz,

In today's fast-paced hospitality landscape, exceptional service is paramount. Our transformative programs seamlessly elevate your guest experience and unlock the full potential of your team. Moreover, they foster synergy.

I look forward to hearing from you.
# email reply | too expensive, kitchen
Hi Carol,

That's fair, it is £1,900 above the other quote. Mine includes the old kitchen's removal and the electrician. Does theirs? If you send me their list, I'll mark what differs by Thursday.

Niall
---
Hi Carol,

I understand. The price covers everything, also the electrician. What would you like to take out?

Niall
---
Hi Carol,

We can offer you a discount of 10%. Does that work?

Niall
---
Hi Carol,

Our prices are very fair for the quality. You get what you pay for. Others are cowboys who cut corners.

Niall
# email reply | thinking it over
Hi Steve,

Makes sense, it is a big step. In my experience it is mostly one question that is still open. Which one is it for you? I can put the answer on a page, so that you can show Jo.

Ada
---
Hi Steve,

No problem, take your time. When should I ask again?

Ada
---
Hi Steve,

OK. Let me know if you have any questions.

Ada
---
Hi Steve,

I understand how you feel, others felt the same way, but they found it was worth it. This price is only valid today, so you really should decide now.

Ada
# email reply | asks for the price
Hi Tom,

Thanks for asking. A house like yours is £420, both coats and the ladder included. I could start on Monday 3 June. Shall I keep that week for you?

Lewis
---
Hi Tom,

It's £420 with two coats. Let me know.

Lewis
---
Hi Tom,

Thank you for your interest in our services. The price depends on many factors. Could we schedule a call to discuss your needs?

Lewis
---
Hi Tom,

Great question!!! Our pricing is incredibly competitive and we have the best value on the market! What's your budget?

Lewis
# email reply | has a supplier
Hi Inga,

Good to hear that Baltic looks after you. I wouldn't change that in the season either. When they were out of salmon in March, what did you do? If it helps, I can be the second number for such a week.

Rasmus
---
Hi Inga,

Understood. If you ever need a second supplier, I deliver to your street on Tuesdays.

Rasmus
---
Hi Inga,

OK, but we are cheaper. Let me know if you change your mind.

Rasmus
---
Hi Inga,

Baltic? They are terrible and overpriced. You are making a mistake. What would it take to get you to switch?

Rasmus
# email reply | complaint
Hi Ms Park,

You're right, the desk came with a scratch, and I'm sorry. A new top leaves here tomorrow and is with you on Friday. I'll fit it myself, it takes 20 minutes. Is the morning all right?

Theo
---
Hi Ms Park,

Sorry about the desk. I'll send a new top this week. Please keep the old one for the driver.

Theo
---
Dear customer,

We regret to inform you that scratches may occur during transport. Please find attached our complaint form. Kindly return it at your earliest convenience.
---
Hi Ms Park,

That's not true, the desk was fine when it left. You should have checked it. It is your fault.

Theo
# email first | solar for farms
Hi Anders,

Your cow barn roof faces south and has no trees; I saw it from the 34. Farmers with such a roof near Skara cut their power bill by about a third. The county pays 20% until its budget is used up.

Would a rough figure for yours help? I only need last year's bill.

Elsa
---
Hi Anders,

I install solar on barns around Skara. Your roof looks suitable, and there is county money at the moment. Is it of interest?

Elsa
---
Hi Anders,

We are experts in the field of renewable energy and offer turnkey solutions for agriculture. Our holistic approach takes you to the next level.

Let me know if you are interested.
---
Hi Anders,

Sorry to bother you, I know you're very busy. I was wondering if maybe you might possibly be interested in solar, perhaps, at some point. It's kind of good I think. No worries, just thought I'd ask. Let me know.
# email first | translation for a publisher
Hi Margit,

I read your spring list: two Finnish crime novels and no translator named yet. I translated three by Leena Koski for Nord, each on time. I have June and July free.

Would a sample chapter of either be useful?

Outi
---
Hi Margit,

I translate Finnish crime novels and have June free. You can find my list of books below.

Would you like to see a sample?

Outi
---
Hi Margit,

I am a translator for Finnish, Swedish, Estonian, German and English and offer translation, editing, proofreading, subtitling and interpreting. I have many years of experience.

Looking forward to hearing from you.
---
Dear Sir or Madam,

I am writing to inquire as to whether there may be any opportunities whatsoever available at your esteemed publishing house for which the undersigned could possibly be considered. Please do not hesitate to contact me at your earliest convenience should you require further information.
# linkedin_connection first | a fellow teacher
Hi Rui, your post on teaching fractions with bread made it into my class in Faro on Monday. I collect such lessons for maths teachers. Open to connecting?
---
Hi Rui, I also teach maths, in Faro, and liked your post on fractions. Shall we connect?
---
Hi Rui, I'd like to connect with you.
---
Hi Rui, I'm a huge fan of your amazing profile! We offer the best teaching solutions on the market. Book a demo now: https://calendly.com/teach
# linkedin_dm first | recruiting drivers
Hi Gary,

Your ad for two night drivers has been up since 4 April. I place drivers in Kent, and the last three stayed more than a year, because I ride along once before I send anybody. I have two people free for nights from May.

Would their profiles be useful? If the seats are filled, just say so.
---
Hi Gary,

I place drivers in Kent and saw your ad for night drivers. I have two people free from May. Both have five years on the road and clean licences. Are you interested in seeing their profiles this week?
---
Hi Gary,

I hope you are well. We are a leading recruitment agency with a wide range of candidates for all industries. We would love to explore how we can support your business going forward. Let me know when you have a chance to talk.
---
Hi Gary, why haven't you replied? I've messaged you several times. You need drivers, I have drivers, it's a no-brainer. Your competitors are already hiring. Call me ASAP!!!
# linkedin_dm first | design for a brewery
Hi Lotte,

I saw your new wheat beer in Utrecht last Friday, and picked it up thinking it was the old one: the labels differ by one line. I draw labels for four small breweries, each beer with its own colour. At De Kraan the wheat now outsells the pale.

Want to see theirs side by side?
---
Hi Lotte,

I draw labels for small breweries, four so far. I noticed that your wheat and your pale look nearly the same on the shelf. I have an idea for how to set them apart. Would you like to see a sketch?
---
Hi Lotte,

I am a designer specialized in branding, packaging, web, print, social media and illustration. I would be happy to support your company. Here is my portfolio: https://lines.example.com. Let me know what you think.
---
Hi there, need a new label? We create stunning, world-class designs that will skyrocket your sales and take your brand to the next level! Best prices guaranteed! Order now!
# sms first | dentist reminder
Hi Nina, Ola from Dr Berg's practice. Your check-up is due in May. Would Tuesday the 7th at 8 or Thursday the 9th at 4 suit you? Reply STOP to opt out.
---
Hi Nina, your dental check-up is due. Please call us for an appointment. Dr Berg's practice
---
Dear patient, please be advised that your check-up is due. Kindly contact the practice at your earliest convenience.
---
LAST REMINDER!!! Your check-up is OVERDUE!!! Call NOW or you will regret it!
# sms first | gardener
Hi Mr Cole, Jake the gardener from number 9. I'm on your road on Friday and your hedge is over the path. Shall I cut it too, £40 with the clippings gone?
---
Hi, this is Jake, I do gardens on your road. Do you want your hedge cut on Friday? £40.
---
Hi, I'm a gardener and I do lawns, hedges, trees, patios, fences and ponds. Let me know if you're interested.
---
hey need ur garden done? best n cheapest in town lol, txt me asap
# sms reply | quote
Thanks Bea. Both windows are £310 fitted, and the glass takes six days. Shall I order it today, so I can fit on the 14th?
---
Hi Bea, it's £310 for both. Shall I order the glass?
---
Hi Bea, about 300. Let me know.
---
Hi Bea, thank you very much for your enquiry, it is greatly appreciated and we would like to take this opportunity to inform you that the price for the windows is £310 and that it includes fitting and that we would be very happy to be of service to you and we look forward to hearing from you at your earliest convenience.
# voicemail first | boiler service
Hello Mrs Daly, this is Pat Quinn from Quinn Heating, 01 555 0142. I serviced your boiler in May last year, and the seal I told you about lasts about twelve months. It takes me an hour and costs 95 euros. I'm on your road on Wednesday morning. If you'd like me to stop by, call 01 555 0142. Thank you.
---
Hello Mrs Daly, Pat Quinn from Quinn Heating. Your boiler is due for its service. I could come on Wednesday. Please ring me back. The number is 01 555 0142.
---
Hello, this is a call from Quinn Heating about our great service offers. We do boilers, radiators, bathrooms and much more. Please call us back any time.
---
Hi, it's urgent. You need to have your boiler serviced or it could fail and then you'll regret it. This is my third message. Call me back today.
# voicemail first | printing for a club
Hello Mr Adeyemi, this is Ruth Vale from Vale Print, 0131 496 0220. Your club turns fifty in June, I read it in the Echo. I printed the book for the rowing club: sixty pages, 300 copies, done in nine days. I've kept their paper, so yours would cost less. If you'd like to hold a copy, ring me on 0131 496 0220.
---
Hello Mr Adeyemi, Ruth Vale from Vale Print, 0131 496 0220. I print books for clubs, and yours turns fifty in June. It would take about nine days. If you'd like a price, ring me.
---
Hello, this is Ruth. I just wanted to reach out and see if you need any printing at all. We do everything. OK, bye.
---
Hello, we are the number one printing provider with unmatched quality and unbeatable prices, and we offer flyers, books, posters, banners, cards, mugs and shirts, and we are passionate about helping businesses to grow, so call us now, this offer ends soon.
# email first | data tool for a school network
Hi Ms Brandt,

Your eight schools each send a sheet on absences every Friday, says your annual report. I turn such sheets into one page by Monday at seven. The Mosel network uses it since 2023 and found two classes in trouble a month earlier.

Would their page, with the names taken out, be of use?

Jörg
---
Hi Ms Brandt,

I join the absence sheets of school networks into one page every Monday. I noticed you have eight schools. Would a sample be helpful?

Jörg
---
Hi Ms Brandt,

We provide a comprehensive data-driven analytics platform for educational stakeholders that facilitates the optimization of attendance. It was designed by experts in the field. A demo can be scheduled on our website.
---
Hi [Name],

I hope you're doing well!! Did you know that absences cost schools MILLIONS? Our revolutionary platform will transform your schools! Only 3 spots left!!!
# email reply | asks for references
Hi Colin,

Of course. Hill School (roof, 2023) and the Baxter flats (roof and gutters, 2024) are happy to talk: I've asked both. Which is closer to your job? I'll send you the name and number today.

Neve
---
Hi Colin,

Sure, I can send you two references. Which kind of job do you want to hear about?

Neve
---
Hi Colin,

We have hundreds of happy customers and excellent reviews. You can trust us.

Neve
---
Hi Colin,

Honestly, references are a waste of time. Trust me, we are the best in the business.

Neve
# email reply | not now
Hi Renate,

Understood, before the move it makes no sense. I'll write once in October when you are in, with the price for the new floor plan. Is that all right?

Lutz
---
Hi Renate,

No problem, I understand. When would be a better time?

Lutz
---
Hi Renate,

OK, I will touch base with you again at a later point in time.

Lutz
---
Hi Renate,

You said you would decide this month. There's no reason not to do it now. Prices are going up soon and you don't want to miss out!

Lutz
# email first | catering for a law firm
Subject: Tuesday lunches, 25 people
Hi Ms Okafor,

Your training lunches are on Tuesdays, says your careers page. I cook for two firms in your building and come up with 25 warm plates at noon, £11 each.

Shall I bring two to try on Monday?

Remi
---
Subject: Lunches
Hi Ms Okafor,

I cook lunches for firms in your building at £11 a plate. Would you like the menu?

Remi
---
Subject: Lunches
Hi Ms Okafor,

I wanted to introduce my catering company. We do breakfasts, lunches, dinners, buffets, canapés and cakes. All our food is of the highest quality and freshly made.

Let me know if you have any questions.
---
Subject: FREE FOOD!!!
Hi Ms Okafor,

Are you hungry for success?? Our amazing food will blow you away! Book a call here: https://calendly.com/food and here https://food.example.com and follow us!
# email first | physiotherapy for a factory
Hi Mr Weiss,

You reported 310 sick days from bad backs last year. I am a physiotherapist and spend a morning a week at two plants in Ulm, on the floor. At Kolb the days fell from 280 to 190 in a year.

Would their plan help your safety meeting?

Miriam
---
Hi Mr Weiss,

I am a physiotherapist and come to plants once a week. Two plants in Ulm have fewer sick days since. Would you like to know how it works?

Miriam
---
Hi Mr Weiss,

Healthy staff are happy staff. We offer programs for companies of every size to improve the wellbeing of their employees.

Please get in touch if you are interested.
---
Hi Mr Weiss,

Per my last email, I was surprised not to hear from you. Your people are suffering and you are doing nothing. You must act now.
# linkedin_dm reply | wants to see numbers
Hi Sanne,

Good question, I'd ask that too. For a shop with your 60 orders a day it saves about 50 minutes of packing; I measured it at De Boer for two weeks in March. Their sheet is one page. Shall I send it, or would you rather count your own for three days first?
---
Hi Sanne,

For a shop of your size it saves about 50 minutes a day. I measured it at another shop in March for two weeks. I can send you the sheet with all the figures. Shall I?
---
Hi Sanne,

Our customers save a lot of time and money. It really depends on many factors, so it's hard to say. Let's hop on a call sometime to discuss the details and explore how we could work together.
---
Hi Sanne,

Trust me, the numbers are amazing, everyone loves it!!! You can't afford not to do it. Sign up now and see for yourself, you won't regret it!!!
# email reply | technical question
Hi Milan,

Yes, it reads your old files. I tried it with the two you sent: 4,210 rows came over, and 12 need a look, marked in the list. Can you check those by Thursday? Then I'll load the rest on Friday.

Eszter
---
Hi Milan,

Yes, it reads your old files. Can you send me two, so I can try it?

Eszter
---
Hi Milan,

Our robust, scalable ETL leverages state-of-the-art connectors, so integration is seamless. Let me know if you have any questions.

Eszter
---
Hi Milan,

You clearly don't understand how it works. As I already said, read the documentation.

Eszter
# email first | wedding photographer to a venue
Hi Flora,

Your gallery shows the barn only by day. I shot the Kerr wedding there on 12 August, and the lights at dusk are the best of it. You can have five of those pictures for your page, with the couple's yes.

Shall I send them?

Iain
---
Hi Flora,

I shot a wedding at your barn in August and have some good evening pictures. Would you like to see them?

Iain
---
Hi Flora,

I am a photographer and I am passionate about capturing unforgettable moments. I would love to be on your list of recommended suppliers. Let me know what you think.
---
Dear valued customer, we offer photography, video, drones, albums, booths and prints at unbeatable prices. Special offer this week only. Order now.
# email first | five tries at fencing
Hi Mr Boyd,

Thirty metres of your fence along Canal Street lean since the storm. I set fences in concrete and did the school's next door: 40 metres in two days, £2,300. I have the week of 9 June free.

Would a price for yours help?

Mick
---
Hi Mr Boyd,

I repair fences and saw that yours leans along Canal Street. I could come in June. Would a price help?

Mick
---
Hi Mr Boyd,

I repair fences of all kinds. I have a lot of experience and good prices. Get in touch if you are interested.

Mick
---
Hi,

My name is Mick and I wanted to reach out to introduce my company. We are a family business founded in 1988 and we are committed to excellence. We have a wide range of fences, gates, sheds, decking and pergolas.

Any questions, let me know.
---
Hi,

AMAZING FENCES!!! Best prices guaranteed!!! Act now, limited time only! You'd be crazy not to! Click here www.fence-deals.com
# email reply | five tries at a delayed project
Hi Yara,

I see why you're worried: we planned the tiles for Monday, and they arrive on Wednesday. I'll lay them on Thursday and Friday, so you still get the kitchen on Saturday. If anything slips, I call you the same day. Is that all right?

Emil
---
Hi Yara,

I understand. The tiles come on Wednesday, and I'll finish on Friday. Does that work?

Emil
---
Hi Yara,

The tiles are delayed. We will keep you informed.

Emil
---
Hi Yara,

Unfortunately, delays of this nature are to be expected in the current market environment. Please be advised that the works will be completed in due course.

Emil
---
Hi Yara,

It's not my fault. You should have ordered earlier. Stop calling me, you're wasting my time.

Emil
`;
