// Minimal pairs: {{better||worse}}. A line with # begins a pair: channel, stage, what differs.
export const firstPairs = `
# email first | stock opener
Hi Sarah,

{{||I hope this email finds you well. }}Your second bakery on Mill Road opens in May. I repair ovens for nine bakeries in Leeds, and most lose a morning when one fails.

Would a spare oven within two hours be worth a look?

Tom
# email first | jargon
Hi Marek,

You posted a job for a third bookkeeper. {{I close the books for six builders, and each got two days a month back.||We leverage best-in-class synergies to drive efficiencies across your finance ecosystem.}}

Would it help if I showed you how?

Ana
# email first | interest instead of vague
Hi Priya,

I saw your clinic now opens on Saturdays. I clean three dental practices in Bristol, always after eight in the evening.

{{Would a quote for Saturday nights be useful?||Let me know your thoughts.}}

Joanne
# email first | no ask
Hi Daniel,

Your team moved to Dock Street last month. I look after plants in 14 offices there and replace any that die at my cost.

{{Shall I send a price for your floor?||We have been doing it for years and are very good at it.}}

Lena
# email first | guilt
Hi Omar,

{{Since we spoke, two more gyms in Derby have moved to the new lockers.||Just following up again, as I haven't heard back from you. This is my third email.}} I can bring a sample locker for your changing room.

Is that still worth a look?

Pete
# email first | false urgency
Hi Claire,

I teach Spanish to hotel staff, 40 minutes before the shift starts. {{The Grand ran it for ten weeks, and the desk now checks in guests in Spanish.||Act now, only 2 spots left and this offer expires Friday!}}

Would that fit your front desk?

Inés
# email first | shouting and marks
Hi Ben,

I saw the new patio at the Red Lion. I rent out heaters by the month, gas included{{.||!!! BEST PRICES IN TOWN!!!}}

Would a price for eight of them help?

Kasia
# email first | opens with self
Hi Ruth,

{{Your shop ships about 200 parcels a week, going by your post on Friday. I print boxes that cost less than the tape they save.||We are a leading packaging company founded in 1998 with offices in four countries.}}

Would a sample box be useful?

Greg
# email first | feature dump
Hi Yusuf,

You run four restaurants off one kitchen. {{I plan the deliveries for kitchens like that, so each van leaves full.||We offer routing, tracking, dispatch, invoicing, reporting, analytics, fleet cards, insurance and training.}}

Is that something you are looking at this year?

Nadia
# email first | meeting ask in a first touch
Hi Elin,

I read that your school drops paper forms this term. I build sign-up pages for schools, usually in a week.

{{Is that worth a closer look?||Can we schedule a 45 minute demo so I can walk you through our platform?}}

Jon
# email first | calendar link
Hi Tomasz,

Your vans are out in Lublin by six every day. I fit trackers that show fuel use per driver.

Would last month's figures from a firm of your size be useful?{{|| Book a time here: https://calendly.com/fleet-jan/30min}}

Jan
# email first | several asks
Hi Fiona,

I noticed that your spa lists two massage rooms but one therapist. I place part-time therapists, checked and insured.

{{Would a short list help?||Would a short list help? Could you also call me on Monday? Please visit our website, download the brochure and follow us on Instagram.}}

Amy
# email first | placeholder
Hi {{Hannah||[First Name]}},

You mentioned on the podcast that onboarding takes you six weeks. I write manuals for software teams and cut that to two.

Shall I send one as an example?

Igor
# email first | typos
Hi Leo,

I saw you {{received||recieved}} a grant for the youth club. I {{definitely||definately}} know that roof, I fixed the one next door in {{February||Febuary}}.

Would a free look at the {{business||buisness}} end of it, the gutters, help?

Stan
# email first | wall and length
Hi Mona,

You opened a second studio in March. I do the laundry for five yoga studios, and towels come back the next morning.

{{Would a price per towel help?||I started this company because I used to work in a hotel where the laundry was always late and I thought that somebody should do it better and so I bought a machine and then another machine and then a van and now we have four vans and eleven people and we do hotels and studios and clinics and we also do curtains and carpets and sometimes even sails for boats when it is summer, and we have a lot of experience with all kinds of fabrics, soft and hard, and with all kinds of customers, large and small, and we are proud of our quality and of our service and of our people who are the heart of what we do every day. Would a price per towel help?}}

Carla
# email first | concrete against hollow
Hi Victor,

I run payroll for {{11 cafés in Porto, and the last wage mistake was in 2023||many companies, and we deliver excellent quality and great service to everyone}}.

Would it be useful to see how it would work for your team?

Rita
# email first | flattery
Hi Noor,

{{I read your post on why you stopped selling online.||I'm a huge fan of your amazing company and I am so impressed by everything you do.}} I run a stall at two markets and have room for one maker.

Is that worth a look?

Bea
# email first | apology for writing
Hi Paul,

{{||Sorry to bother you, I know you're very busy. }}Your site says the next free survey is in nine weeks. I am a chartered surveyor in York with two free days a week.

Would that help with the queue?

Imran
# email first | hype
Hi Wendy,

Your menu has no card for allergies. I make {{printed allergy cards that waiters can hand over, 40 cents each||revolutionary, world-class allergy solutions that will transform your restaurant and take it to the next level}}.

Would a sample be useful?

Dirk
# email first | mass greeting
{{Hi Gareth,||Dear Sir or Madam,}}

Your depot on Canal Street has 30 metres of broken fence. I repair steel fences and can start within a week.

Would a price help?

Mick
# email first | pressure
Hi Sofia,

I noticed that your hotel answers reviews after about three weeks. {{I answer them for six hotels within a day.||You need to fix this now, you would be crazy not to. You are losing money every day.}}

Is that something you would hand over?

Leon
# email first | hedging
Hi Andre,

You sell 12 kinds of honey and no gift box. {{I make wooden boxes||I was wondering if maybe you might possibly be kind of interested, I think, in perhaps some wooden boxes that I make}} that take three jars.

Would a photo help?

Wim
# email first | passive and stiff
Hi Carol,

{{I service lifts in six blocks on your street and come within 4 hours.||Please be advised that lifts are serviced by our company and that call-outs are attended to within 4 hours. The undersigned may be contacted herewith.}}

Is that useful for Park House?

Sean
# email first | long subject
Subject: {{Oven repairs on Mill Road||A unique and exciting opportunity for you to save money on all your commercial oven repairs this year}}
Hi Sarah,

Your second bakery opens in May. I repair ovens for nine bakeries in Leeds.

Would a spare oven within two hours be worth a look?

Tom
# email first | specific against vague time
Hi Ilse,

I photograph houses for estate agents; the pictures are ready the same evening. You listed Elm Cottage with three phone pictures.

{{Shall I take Elm Cottage on Thursday, and you pay only if you use them?||Let me know if you are interested and feel free to reach out at your convenience.}}

Rolf
# email first | buried ask
Hi Tess,

{{You teach 60 children and print every sheet at the copy shop. I sell used school printers with a year of toner. Would a price for one help?||Would a price for a printer help? You teach 60 children and print every sheet at the copy shop. I sell used school printers with a year of toner. I have been doing so since 2015. My shop is in Bath. I also repair them. I like schools.}}

Neil
# email first | wordy
Hi Kofi,

{{Because your shop now opens on Sundays, I||Due to the fact that your shop is now at this point in time open on Sundays, I am writing in order to let you know that I have the ability to}} deliver bread on Sundays too, by 6:30.

Would a list of prices help?

Eva
# email first | long sentences
Hi Dora,

{{You run two nurseries and share one cook. I cook for three nurseries nearby. Each gets its lunch at 11:40, still hot.||You run two nurseries that share one cook, which I imagine must be difficult at times when that cook is ill or on holiday, and since I happen to cook for three nurseries nearby, each of which gets its lunch at 11:40 and still hot, it occurred to me that it might be sensible for the two of us to find out if I could do the same for you.}}

Would this week's menu be useful?

Max
# email first | trade van branding
Hi Kelly,

I parked behind your white van on Hope Street and could not tell whose it was until I saw the mug on the dashboard. {{I letter vans; yours would take a day and cost £380.||Our signage solutions elevate your brand presence and unlock growth across every touchpoint.}}

Would a drawing help?

Sid
# email first | insurance renewal
Hi Arjun,

Your shop insurance renews in {{November, going by the sticker on your door. I compared three policies for the café next door and it pays £210 less.||the near future, I assume. Our comprehensive range of tailored solutions offers peace of mind for every business.}}

Shall I do the same for you?

Moira
# email first | early reason
Hi Lars,

{{Your tender asks for 40 desks by 3 June. I have 44 oak desks in stock in Malmö.||My name is Karin Holm and I am the senior regional account manager of Nordic Desk Group AB. We were founded in 1974 and have won several awards. We have many desks.}}

Would photos and a price help?

Karin
# email first | calm against rhetorical
Hi Jude,

{{Your reviews mention cold rooms four times since January. I bleed and balance old radiators, a day for a house of your size.||Are you tired of cold rooms? Want to save money? What if there was a better way? Imagine warm guests!}}

Would a fixed price help?

Bert
# email first | no reader
Hi Lin,

{{Your salon closes at four on Saturdays, when most people are free. I run a booking page that fills the last hour first.||Our company makes booking software. The software has many functions. It was built with modern technology and it runs on every device in the world.}}

Would numbers from a salon like yours help?

Tao
# email first | trust phrases
Hi Bob,

{{I||To be honest, trust me, I}} check boilers in 30 blocks and report each in two pages. {{You||Obviously, as you know, you}} must do it each autumn.

Would a date in September suit Park House?

Lou
# email first | badmouthing
Hi Meg,

You use SwiftClean for the windows. {{I clean the four shops beside you on Mondays at six, so yours would add no travel.||They are terrible and overpriced, unlike our competitors we don't cut corners and rip people off.}}

Would a price for Mondays help?

Al
# email first | easy to refuse
Hi Joan,

I tune pianos in 12 schools in Kent and saw yours has five. Would one price for all five be useful?{{ If not, no problem, I won't write again.|| I will keep emailing until I hear from you.}}

Hugh
# email first | chat shorthand
Hi Mrs Lowe,

{{Your office sends about 40 letters a day. I collect them at five and frank them for you.||ur office sends like 40 letters a day lol. i can pick em up at 5 and frank them 4 u, gonna save u time btw.}}

Would a price help?

Nick
# email first | dash chain
Hi Nina,

Your school trip is in June{{. I run buses with belts on every seat. The price is fixed, and the driver stays all day.|| — I run buses with belts on every seat — the price is fixed — and the driver stays — all day — with you.}}

Would a quote for 48 seats help?

Bill
# email first | machine words
Hi Mo,

{{You wrote that stock counts take your team every Sunday. I count shops overnight with two people and a scanner.||In today's fast-paced retail landscape, inventory is pivotal. Our transformative approach will seamlessly elevate your operations and unlock the full potential of your team.}}

Would a price for your Hull shop help?

Gus
# email first | proof
Hi Vera,

I heat pools with waste warmth from fridges. {{Hotel Adler cut its gas bill by 31% last winter; you can call the caretaker there.||It is a really good system and everybody who has it loves it, you will not regret it.}}

Would a rough figure for your pool help?

Udo
# linkedin_connection first | reason
{{Hi Petra, your talk on repairing instead of replacing in Graz changed how I quote jobs. I fix coffee machines for cafés. Happy to connect?||Hi Petra, I'd like to add you to my professional network and explore synergies. I look forward to hearing from you.}}
# linkedin_connection first | pitch at once
{{Hi Sam, we both teach welding, you in Cork and I in Derry. I'd like to follow how your evening course goes. Open to connecting?||Hi Sam, we sell the best welding courses on the market with huge discounts. Buy now and save 50%. Click here: https://weld.example.com}}
# linkedin_connection first | flattery
Hi Aisha, {{I saw your post about hiring two night nurses.||I'm a huge fan of your amazing profile and impressive journey.}} I place night nurses in Lyon. Worth connecting?
# linkedin_connection first | too long
Hi Ole, I saw you run 12 bakeries in Jutland. I test flour for millers and share the monthly figures. {{Open to connecting?||I have been doing it for many years and have worked with a lot of companies of all sizes, and I believe that my services could be of great benefit to you and to your organisation in the future, so I would be delighted if you would accept my request to connect here on this platform. Open to connecting?}}
# linkedin_connection first | self
{{Hi Jan, your post on late trains made my morning. I plan shifts for bus drivers. Shall we connect?||Hi Jan, I am a senior consultant with 20 years of combined experience and a passionate expert in the field. Connect with me.}}
# linkedin_connection first | empty
{{Hi Rosa, I noticed you moved from design to running the shop. I did the same in 2021. Open to comparing notes?||Hi, let's connect.}}
# linkedin_connection first | jargon
Hi Kim, {{I read your article on school meals. I cook for four schools||we are a disruptive end-to-end ecosystem for holistic nutrition stakeholders}} in Ghent. Worth connecting?
# linkedin_dm first | relevance
Hi Dan,

{{You wrote that your crews lose an hour a day looking for tools. I paint tool boards for building firms, every tool has its outline. A crew of eight in Essen now packs up in ten minutes.||I hope you are doing well. I wanted to reach out and introduce our company, a leading provider of tool management solutions for businesses of all sizes.}}

Would a picture help?
# linkedin_dm first | meeting at once
Hi Eve,

I saw that you are hiring a third receptionist. I answer calls for five practices between 12 and 2, when most desks are empty. One practice in Kiel now misses two calls a week, it was thirty.

{{Is that worth a look for yours?||Can we hop on a 30 minute call this week? Here is my calendar: https://calendly.com/phone-eve}}
# linkedin_dm first | length
Hi Max,

Your post about slow invoices stayed with me. I collect unpaid bills for craftsmen, politely, and most pay within 12 days. {{Would you like to see the letter I send?||I started out as a roofer and had the same trouble with my own customers for many years, until my sister, who is a lawyer, showed me how to write to them, and then I began doing it for a friend, and then for his friends, and now it is what I do every day, for roofers, painters, tilers, plumbers, electricians, gardeners and carpenters all over the region, and I like it a lot because I meet so many people. I could tell you many stories. Would you like to see the letter I send?}}
# linkedin_dm first | guilt
Hi Zoe,

{{The study on night buses that you asked for came out on Monday: 14% more riders.||Just bumping this to the top of your inbox. I have messaged you several times and you still haven't replied.}}

Shall I send you the two pages on your town?
# linkedin_dm first | claims
Hi Ken,

You run a climbing gym with 900 members. {{I wash and check ropes for three gyms, 4 euros each, back in two days.||We are the number one, award-winning, world-class provider with unmatched quality and outstanding service.}} Would a trial with ten be useful?
# sms first | spam
{{Hi Joe, Anna from Brook Garage. Your MOT is due on 14 March. Would Tuesday or Thursday morning suit you? Reply STOP to opt out.||HUGE DEAL!!! 50% OFF MOT!!! Click here NOW www.brook-deals.com Limited time only!!!}}
# sms first | who and why
{{Hi Lea, Ben the window cleaner here. I'm on your street on Friday at 9. Shall I do yours too, £18?||Hey, do you want your windows cleaned? Best service in town, very cheap!}}
# sms first | length
Hi Ana, Paul from Tidy Lawns. {{I'm at number 12 on Monday. Shall I cut yours too, £25?||I just wanted to let you know that I will be in your area at some point next week because I have a number of other customers there, and so I thought that I would take this opportunity to ask you if you would perhaps also be interested in having your lawn cut by us at a very attractive price, as we do it for many others.}}
# sms first | vague
Hi Rob, Kim from the tyre shop. Your winter tyres are here. {{Does Saturday at 10 work to fit them?||Let me know your thoughts.}}
# sms first | shorthand
{{Hi Mia, Jo from City Dental. We have a free slot tomorrow at 3. Would you like it?||hey mia its jo from dental, got a slot 4 u tmrw lol u want it or what}}
# sms first | pressure
Hi Tim, Sue from Oak Floors. {{Your sample boards are ready. Shall I drop them off on Wednesday?||You need to decide today or you will lose the price. What do I have to do to get you to sign?}}
# voicemail first | clear and short
{{Hi Mr Hale, this is Dora Finch from Finch Roofing, 0151 496 0021. I drove past your warehouse on Pier Road, and two sheets over the loading bay have lifted. Rain will get in with the next storm. I fixed the same on number nine in March, in half a day. If you'd like a price, call me on 0151 496 0021. Thank you.||Hi, this is Dora. I just wanted to reach out and touch base about our comprehensive roofing solutions. We are a leading provider and we would love to tell you about everything we do. Please call me back at your earliest convenience.}}
# voicemail first | number
Hello Ms Ortiz, this is Sam Webb from Webb Pianos. Your school has a concert on 12 May, I saw the poster at the library. I could tune both pianos the day before, and it takes three hours. I did the same for St Mary's last year. {{Call me on 0117 496 0133 and tell me if that helps.||Anyway, that is all, have a nice day.}}
# voicemail first | length
Hello Mr Roy, this is Lisa Brandt from Brandt Catering, 030 5550 1200. You open your new hall on 3 June, and your page says the caterer is still open. I can do 120 people with two hot dishes for 19 euros each. {{If you'd like the menu, call me on 030 5550 1200.||I have been a cook for a very long time and I started in my grandmother's kitchen, and then I went to school for it, and then I worked in a hotel, and then in another hotel, and then on a ship, which was very interesting, and then I opened my own company, and since then we have done weddings and birthdays and funerals and company parties and all sorts of things, and people always tell us how much they like it, so I am sure you would like it too, and it would be great to talk about it some time. If you'd like the menu, call me on 030 5550 1200.}}
# voicemail first | pressure
Hello Jane, this is Theo from Theo's Tyres, 0161 496 0755. Your fleet tyres were last changed in 2022, you told me in spring. {{I have twelve of your size until the end of the month. If you want them kept, ring me on 0161 496 0755.||You must act now, this is your last chance, and frankly you would be crazy not to. I will keep calling. 0161 496 0755.}}
# voicemail first | reason
Hello Mr Blum, this is Ida from Kern Bikes, 089 5550 144. {{Your couriers told me that two bikes stand still each week for brakes. I repair on site on Mondays before six. Shall I come once for free, so you see it? Call me on 089 5550 144.||We are an innovative full-service mobility solutions provider with a passion for excellence and would love to explore potential synergies. Call me on 089 5550 144.}}
`;
