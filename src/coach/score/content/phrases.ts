// The phrases that rules look for, one a line. See phrase.ts for the signs: a|b, word?, *, ^, > and >>.
export const faultLists: Record<string, string> = {
  // Looks like a fault and is none: the longest match wins, so these shield what they hold.
  fine: `

no hurry|rush|pressure
not|less|more|most|how|as|isn't urgent
urgent care|repair|repairs|jobs|call-out|call-outs|cases
no need to hurry|rush
what|which|this|that|the|a|any|some|every|each|one|same|right|new|other|different|certain|best|wrong kind|sort of
would|what|do|does|did|might|if|when|you'd|all|whatever|everything|anything you need to
cash flow|register|registers|desk|book|books|point|points|drawer|machine|on
petty cash
in cash
winner|winners of
seamless gutter|gutters|floor|floors
foster care|home|homes|parents|parent|family|families|child|children|dog|dogs
search engine optimization
end-to-end encryption|encrypted|tests|testing
garbage collection|disposal|truck|trucks|bin|bins|bags|chute
i think so
cheap flights|labour
what|what's is? the best way|time|day|number
`,
  jargon: `
utilize|utilise|leverage > use
utilizes|utilises > uses
utilizing|utilising|leveraging > using
utilized|utilised|leveraged > used
utilization|utilisation > use
facilitate > help with
facilitates > helps with
facilitating > helping with
operationalize|operationalise > put to work
incentivize|incentivise > encourage
ideate > think
synergy|synergies
synergistic > ~
synergize
paradigm shift?
best-in-class > ~
best in class > ~
best-of-breed > ~
cutting-edge|bleeding-edge|state-of-the-art > ~
cutting edge > ~
state of the art > ~
next-generation|next-gen > ~
turnkey > ready-made
turn-key > ready-made
end-to-end > ~
holistic > ~
holistically
holistic approach
value-add|value-added > ~
value add
value proposition|prop > offer
mission-critical > vital
core competency|competencies|competence
low-hanging fruit
low hanging fruit
move the needle > make a difference
moving the needle > making a difference
deep dive
circle back > come back
circling back > coming back
touch base > talk
touching base > talking
think outside the box
at scale
scalable > ~
robust > ~
streamline > simplify
streamlines > simplifies
streamlining > simplifying
streamlined > simple
optimize|optimise > improve
optimizes|optimises > improves
optimizing|optimising > improving
optimized|optimised > improved
optimization|optimisation
empower > help
empowers > helps
empowering > helping
actionable
actionable insights > clear advice
actionable insight
have the? bandwidth > have time
has the? bandwidth > has time
stakeholder|stakeholders
ecosystem|ecosystems
disruptive > ~
disrupt|disrupting
thought leader|leaders|leadership
omnichannel|omni-channel
data-driven > ~
results-driven|result-driven > ~
customer-centric|client-centric > ~
solutioning
solution|solutions provider|providers
suite of solutions|services|tools|products
comprehensive suite|solution|solutions|range
innovative solution|solutions
tailored|bespoke|customized|customised solution|solutions
business outcomes
roi-driven|roi-focused
drive|drives|driving growth|efficiency|efficiencies|value|results|engagement|revenue|innovation|outcomes|success|alignment
unlock|unlocks|unlocking value|growth|potential|efficiency|efficiencies|opportunities
digital transformation
strategic partnership|partnerships|alignment
mutually beneficial
win-win
going forward|forwards > from now on
moving forward > from now on
ecosystem-wide
granular
granularity
learnings > lessons
deliverables
pain points > problems
pain point > problem
reach critical mass
boil the ocean
open the kimono
in the weeds
hit the ground running
110%
verticals
friction-free|frictionless
vendor-agnostic|platform-agnostic
enterprise-grade > ~
proprietary methodology|framework|technology|algorithm
agile methodology|methodologies
maximize|maximise your? roi
maximize|maximise > increase
maximizing|maximising > increasing
interface with > talk to
liaise with > talk to
action this|these
`,
  wordy: `
in order to > to
in order for > for
due to the fact that > because
owing to the fact that > because
in light of the fact that > because
for the reason that > because
despite the fact that > although
at this point in time > now
at this moment in time > now
at the present time > now
in the near future > soon
in the event that > if
on a daily basis > daily
on a weekly basis > weekly
on a monthly basis > monthly
on a regular basis > regularly
for the purpose of > for
with regard|regards|respect to > about
in regard|regards to > about
with reference to > about
in relation to > about
a large|great number of > many
a number of > several
the majority of > most
a majority of > most
has the ability to > can
have the ability to > can
is able to > can
are able to > can
in the process of > -
prior to > before
subsequent to > after
in spite of > despite
until such time as > until
take into consideration > consider
make a decision > decide
come to a decision > decide
make use of > use
makes use of > uses
provide assistance to|with > help
give consideration to > consider
as a matter of fact > -
it should be noted that > -
please note that > -
it is important to note that > -
the fact of the matter is that? > -
needless to say > -
as you may or may not know > -
i would like to take this opportunity to > I'd like to
i'd like to take this opportunity to > I'd like to
i wanted to take a moment|minute to > I'd like to
each and every > every
first and foremost > first
any and all > all
one and only > only
end result > result
final outcome > outcome
free gift > gift
past experience > experience
future plans > plans
advance planning > planning
completely unique > unique
very unique > unique
absolutely essential > essential
close proximity > near
whether or not > whether
as to whether > whether
inquire|enquire as? to? whether|if > ask whether
inquiring|enquiring as? to? whether|if > asking whether
inquired|enquired as? to? whether|if > asked whether
basically > -
essentially > -
literally > -
very very > very
really really > really
`,
  typo: `
you're mail > your mail
you're email > your email
you're message > your message
you're offer > your offer
you're price > your price
you're quote > your quote
you're company > your company
you're website > your website
you're team > your team
you're business > your business
you're shop > your shop
you're house > your house
you're order > your order
you're time > your time
you're question > your question
you're help > your help
you're answer > your answer
you're reply > your reply
you're call > your call
you're interest > your interest
its going > it's going
its gonna > it's going to
its been > it's been
its not > it's not
its a > it's a
its so > it's so
its very > it's very
its too > it's too
frist > first
recieve > receive
recieved > received
reciept > receipt
definately|definatly > definitely
seperate > separate
seperately > separately
occured > occurred
occuring > occurring
teh > the
alot > a lot
untill > until
wich > which
becuase|becasue|beacuse > because
thier > their
freind > friend
beleive > believe
acheive > achieve
accomodate > accommodate
adress > address
agressive > aggressive
apparant > apparent
availible|avaliable|availalbe > available
begining > beginning
buisness|bussiness|busines > business
calender > calendar
comittment|committment > commitment
comming > coming
commited > committed
completly > completely
concious > conscious
convienient|convinient|conveniant > convenient
convience|convienience > convenience
curiousity > curiosity
decison > decision
dissapointed|disapointed > disappointed
embarass > embarrass
enviroment > environment
excelent > excellent
existance > existence
experiance > experience
finaly > finally
foward > forward
garantee|gaurantee|guarentee > guarantee
goverment > government
greatful > grateful
grammer > grammar
happend > happened
immediatly|immediatley > immediately
independant > independent
intrested|intersted|interrested > interested
knowlege > knowledge
liason > liaison
maintainance|maintenence > maintenance
managment > management
neccessary|necesary|neccesary > necessary
noticable > noticeable
ocasion|occassion > occasion
oportunity|oppurtunity|opportunty > opportunity
paticular > particular
payed > paid
perfered|prefered > preferred
persue > pursue
posible > possible
potatos > potatoes
prefering > preferring
probaly|probally|prolly > probably
proffesional|profesional|proffessional > professional
publically > publicly
questionaire > questionnaire
realy > really
reccomend|recomend|reccommend > recommend
refering > referring
relevent > relevant
responsability > responsibility
responce > response
scedule|shedule|schedual > schedule
sincerly > sincerely
succesful|sucessful|successfull > successful
suprise > surprise
tommorow|tommorrow|tomorow > tomorrow
truely > truly
usefull > useful
wierd > weird
writting > writing
yesturday > yesterday
yuo > you
adn > and
hte > the
taht > that
wnat > want
jsut > just
liek > like
waht > what
thnaks|thansk|thx > thanks
plese|pleae|pelase > please
quaility|qaulity > quality
servcie|sevice|serivce > service
custumer|custmer > customer
custumers|custmers > customers
qoute > quote
estimat > estimate
proposel > proposal
prodcut > product
wether > whether
dont > don't
doesnt > doesn't
didnt > didn't
cant > can't
wont > won't
isnt > isn't
arent > aren't
wasnt > wasn't
couldnt > couldn't
wouldnt > wouldn't
shouldnt > shouldn't
havent > haven't
hasnt > hasn't
im > I'm
ive > I've
thats > that's
whats > what's
youre > you're
theyre > they're
could of > could have
should of > should have
would of > would have
if your interested > if you're interested
if your free > if you're free
if your available > if you're available
if your looking > if you're looking
more better > better
i seen > I saw
loose money > lose money
loose customers > lose customers
loose sales > lose sales
`,
  'ai-tell': `
and that's where i|we come in
i hope this|the email|message|note|letter? finds|find|found you well >>
i hope this? finds you well >>
i trust this|the email|message|note? finds you well >>
hope this|the email|message|note finds|find you well >>
hope this finds you well >>
trust this finds you well >>
i hope you|you're are? doing|keeping well >>
i hope you are well >>
i hope you're well >>
hope you're|you are? doing? well|great >>
i hope all is well >>
hope all is well >>
i hope you had|have|are|you're having? a great|good|nice|lovely|wonderful weekend|week|day >>
i hope your week|day|monday|friday is going|off well|great >>
delve into > look into
delve|delves|delving
in today's * world|landscape|environment|market|economy|era > today
in today's fast-paced|competitive|digital|ever-changing|ever-evolving business? world|landscape|environment|market|economy > today
in an increasingly * world|landscape > today
ever-evolving|ever-changing > changing
rapidly evolving landscape
navigate|navigating the complexities|landscape|challenges of
landscape of
a testament to
tapestry
game-changer|gamechanger
game changer
game-changing > ~
unlock the power|potential|full of
unlock the full potential of
unleash|unleashing
elevate your > improve your
elevating your > improving your
supercharge your > improve your
supercharge|supercharged|turbocharge
seamless > ~
seamlessly > -
effortlessly > easily
effortless > easy
harness the power of > use
harnessing the power of > using
harness > use
embark on > start
embark|embarking
foster|fostering
moreover > also
furthermore > also
additionally > also
notably > -
in conclusion > -
pivotal > important
crucial > important
paramount > important
vibrant > ~
nestled
meticulous > ~
meticulously > -
transformative > ~
not only|just about? * but also?
it's not just * it's
resonate|resonates with
i'd be happy to dive|delve
dive deep into
deep-dive
rest assured > -
look no further
whether you're a * or a
`,
  'stale-opener': `
^ i just? wanted to reach out to? you? and|to? see > I'd like to see
^ just? wanted to reach out to? you? and|to? see > I'd like to see
^ i'm|i am just? reaching out to? you? today? and|to? see > I'd like to see
^ reaching out to? you? and|to? see > I'd like to see
^ i just? wanted to reach out to? you? and|to? ask > I'd like to ask
^ just? wanted to reach out to? you? and|to? ask > I'd like to ask
^ i'm|i am just? reaching out to? you? today? and|to? ask > I'd like to ask
^ reaching out to? you? and|to? ask > I'd like to ask
^ i just? wanted to reach out to? you? and|to? introduce > I'd like to introduce
^ just? wanted to reach out to? you? and|to? introduce > I'd like to introduce
^ i'm|i am just? reaching out to? you? today? and|to? introduce > I'd like to introduce
^ reaching out to? you? and|to? introduce > I'd like to introduce
^ i just? wanted to reach out to? you? and|to? share > I'd like to share
^ just? wanted to reach out to? you? and|to? share > I'd like to share
^ i'm|i am just? reaching out to? you? today? and|to? share > I'd like to share
^ reaching out to? you? and|to? share > I'd like to share
^ i just? wanted to reach out to? you? and|to? discuss > I'd like to discuss
^ just? wanted to reach out to? you? and|to? discuss > I'd like to discuss
^ i'm|i am just? reaching out to? you? today? and|to? discuss > I'd like to discuss
^ reaching out to? you? and|to? discuss > I'd like to discuss
^ i just? wanted to reach out to? you? and|to? tell > I'd like to tell
^ just? wanted to reach out to? you? and|to? tell > I'd like to tell
^ i'm|i am just? reaching out to? you? today? and|to? tell > I'd like to tell
^ reaching out to? you? and|to? tell > I'd like to tell
^ i just? wanted to reach out to? you? and|to? let > I'd like to let
^ just? wanted to reach out to? you? and|to? let > I'd like to let
^ i'm|i am just? reaching out to? you? today? and|to? let > I'd like to let
^ reaching out to? you? and|to? let > I'd like to let
^ i just? wanted to reach out to? you? and|to? offer > I'd like to offer
^ just? wanted to reach out to? you? and|to? offer > I'd like to offer
^ i'm|i am just? reaching out to? you? today? and|to? offer > I'd like to offer
^ reaching out to? you? and|to? offer > I'd like to offer
^ i just? wanted to reach out to? you? and|to? check > I'd like to check
^ just? wanted to reach out to? you? and|to? check > I'd like to check
^ i'm|i am just? reaching out to? you? today? and|to? check > I'd like to check
^ reaching out to? you? and|to? check > I'd like to check
^ i just? wanted to reach out to? you? and|to? find > I'd like to find
^ just? wanted to reach out to? you? and|to? find > I'd like to find
^ i'm|i am just? reaching out to? you? today? and|to? find > I'd like to find
^ reaching out to? you? and|to? find > I'd like to find
^ i just? wanted to reach out to? you? and|to? talk > I'd like to talk
^ just? wanted to reach out to? you? and|to? talk > I'd like to talk
^ i'm|i am just? reaching out to? you? today? and|to? talk > I'd like to talk
^ reaching out to? you? and|to? talk > I'd like to talk
^ i just? wanted to reach out to? you? and|to? explore > I'd like to explore
^ just? wanted to reach out to? you? and|to? explore > I'd like to explore
^ i'm|i am just? reaching out to? you? today? and|to? explore > I'd like to explore
^ reaching out to? you? and|to? explore > I'd like to explore
^ i just? wanted to reach out to? you? and|to? learn > I'd like to learn
^ just? wanted to reach out to? you? and|to? learn > I'd like to learn
^ i'm|i am just? reaching out to? you? today? and|to? learn > I'd like to learn
^ reaching out to? you? and|to? learn > I'd like to learn
^ i just? wanted to reach out to? you? and|to? show > I'd like to show
^ just? wanted to reach out to? you? and|to? show > I'd like to show
^ i'm|i am just? reaching out to? you? today? and|to? show > I'd like to show
^ reaching out to? you? and|to? show > I'd like to show
^ i just? wanted to reach out to? you? and|to? invite > I'd like to invite
^ just? wanted to reach out to? you? and|to? invite > I'd like to invite
^ i'm|i am just? reaching out to? you? today? and|to? invite > I'd like to invite
^ reaching out to? you? and|to? invite > I'd like to invite
^ i just? wanted to reach out to? you? and|to? say > I'd like to say
^ just? wanted to reach out to? you? and|to? say > I'd like to say
^ i'm|i am just? reaching out to? you? today? and|to? say > I'd like to say
^ reaching out to? you? and|to? say > I'd like to say
^ i just? wanted to reach out to? you? and|to? propose > I'd like to propose
^ just? wanted to reach out to? you? and|to? propose > I'd like to propose
^ i'm|i am just? reaching out to? you? today? and|to? propose > I'd like to propose
^ reaching out to? you? and|to? propose > I'd like to propose
^ i just? wanted to reach out to? you? and|to? schedule > I'd like to schedule
^ just? wanted to reach out to? you? and|to? schedule > I'd like to schedule
^ i'm|i am just? reaching out to? you? today? and|to? schedule > I'd like to schedule
^ reaching out to? you? and|to? schedule > I'd like to schedule
^ i just? wanted to reach out to? you? and|to? set > I'd like to set
^ just? wanted to reach out to? you? and|to? set > I'd like to set
^ i'm|i am just? reaching out to? you? today? and|to? set > I'd like to set
^ reaching out to? you? and|to? set > I'd like to set
^ i just? wanted to reach out to? you? and|to? thank > I'd like to thank
^ just? wanted to reach out to? you? and|to? thank > I'd like to thank
^ i'm|i am just? reaching out to? you? today? and|to? thank > I'd like to thank
^ reaching out to? you? and|to? thank > I'd like to thank
^ i just? wanted to reach out to? you? and|to? give > I'd like to give
^ just? wanted to reach out to? you? and|to? give > I'd like to give
^ i'm|i am just? reaching out to? you? today? and|to? give > I'd like to give
^ reaching out to? you? and|to? give > I'd like to give
^ i just? wanted to reach out to? you? and|to? know > I'd like to know
^ just? wanted to reach out to? you? and|to? know > I'd like to know
^ i'm|i am just? reaching out to? you? today? and|to? know > I'd like to know
^ reaching out to? you? and|to? know > I'd like to know
^ i just? wanted to reach out to? you? and|to? make > I'd like to make
^ just? wanted to reach out to? you? and|to? make > I'd like to make
^ i'm|i am just? reaching out to? you? today? and|to? make > I'd like to make
^ reaching out to? you? and|to? make > I'd like to make
^ i just? wanted to reach out to? you? and|to? arrange > I'd like to arrange
^ just? wanted to reach out to? you? and|to? arrange > I'd like to arrange
^ i'm|i am just? reaching out to? you? today? and|to? arrange > I'd like to arrange
^ reaching out to? you? and|to? arrange > I'd like to arrange
^ i just? wanted to reach out to? you? because|as|since > I'm writing because
^ i just? wanted to reach out to? you? regarding|about|concerning > I'm writing about
^ just? wanted to reach out to? you? about|regarding > I'm writing about
^ just? wanted to reach out to? you? because|as > I'm writing because
^ i'm|i am just? reaching out to? you? today? because|as|since > I'm writing because
^ i'm|i am just? reaching out to? you? today? regarding|about|concerning > I'm writing about
^ reaching out to? you? because|as > I'm writing because
^ reaching out to? you? about|regarding > I'm writing about
i'm|i am just? reaching out
reaching out to
i wanted to reach out
just? wanted to reach out
i'm reaching out
^ i came across your profile|website|company|business|page|linkedin and
^ i stumbled across|upon|on your profile|website|company|page|linkedin
^ i am|i'm writing to inform you that > -
^ i am|i'm writing to let you know that > -
^ i would like to introduce myself >>
^ i'd like to introduce myself >>
^ let me introduce myself >>
^ allow me to introduce myself >>
^ please allow me to introduce myself >>
^ i wanted to introduce myself >>
^ let me start by introducing myself >>
^ you don't know me but > -
`,
  guilt: `
why haven't|have|didn't|don't you not? answered|replied|responded|answer|reply|written
^ i'm|i am|i just? following up on|about|regarding > I'm writing about
^ i'm|i am just following up on|about|regarding > I'm writing about
^ just? following up on|about|regarding > I'm writing about
^ i just? wanted|want to follow up on|about|regarding > I'm writing about
^ just? wanted to follow up on|about|regarding > I'm writing about
^ just? checking in on|about > I'm writing about
^ i'm|i am just? checking in on|about > I'm writing about
^ just? checking in to see if|whether > I'd like to know whether
^ just? wanted to check in on|about > I'm writing about
^ i just? wanted to check in on|about > I'm writing about
^ just following up >>
^ following up >>
^ just checking in >>
^ checking in >>
^ just touching base >>
^ just circling back >>
^ i'm|i am just following up >>
^ i'm|i am just checking in >>
^ i'm|i am just touching base >>
^ i just wanted to follow|check up|in again? >>
^ i wanted to follow up >>
just following up
just checking in
just touching base
just circling back
circling back on
^ circling back on|about > I'm writing about
^ touching base on|about > I'm writing about
^ bumping this to|up * >>
^ bumping this >>
^ just bumping|pushing|floating this >>
bumping|pushing|floating this to? the? top
top of your inbox
as? per my last|previous|earlier email|message|note|e-mail > -
as i mentioned|said|stated|wrote before|already|previously|earlier? > -
as previously mentioned|stated|discussed > -
as already mentioned|stated > -
^ i haven't heard back? from you * >>
^ i have not heard back? from you * >>
^ haven't heard back? from you * >>
i haven't|still heard back|from you?
i have|still not|haven't heard|received back|from|anything you?
you still? haven't|have replied|responded|answered|not
you have not replied|responded|answered
you never replied|responded|answered|got|called
did you get|see|receive|read my last? email|message|emails|messages|note|e-mail|voicemail
this is my second|third|fourth|fifth|2nd|3rd|4th|5th|last|final email|message|attempt|time|try|note
third|fourth|fifth|3rd|4th|5th time i've|i'm|i|writing|emailing|reaching|trying
i've|i have tried|emailed|called|messaged|written|reached you? several|multiple|many|three|four|out times|3|4
not sure if you saw|got|received|read my
i'm|i am|a|little|bit surprised|disappointed|disapointed you|that
i guess you're|you are not|too|just busy|interested
should i assume
i assume you're|you are not interested
close|closing your file
break-up email
ignoring|ignored my|me
`,
  urgency: `
act now|fast|today|quickly
^ don't miss out|this > -
don't|do not miss out|this
don't|do not wait|delay
don't let this slip|pass|opportunity
limited time offer|only|deal|price?
limited-time
for a limited time only?
last chance|call|opportunity
final chance|notice|call|reminder
offer|deal|price|discount expires|ends|runs|closes
offer|deal|price|discount|sale|promotion|special expires|ends|runs today|tonight|tomorrow|soon|friday|midnight|out
offer|deal|price|discount|sale|promotion|special is? only|valid today|tonight|until|till|for
before it's|its|it too late|is
before they're|they|it's are? gone
only a? few|handful|couple|2|3|two|three of? spots|slots|places|seats|left|remaining|spaces
only * spots|slots|places|seats|spaces left|remaining|available
spots|slots|places|seats are filling|going|limited|running
filling up fast|quickly
while supplies|stocks|stock|it last|lasts
once in a lifetime
once-in-a-lifetime
today only
this price|offer|deal is|won't|will only|not|last|be|good
time is running|ticking out?
^ hurry up? > -
hurry
hurry up
it's|it|this|that is very|really|extremely? urgent
urgent matter|request|reply|response|offer|message|notice
^ urgent
urgently
asap > soon
a.s.a.p
clock is ticking
prices|rates are going up|to soon|tomorrow
need|needs an? answer|decision|reply|response by|today|now|right|asap
i need|needs an? answer|decision|reply|response today|now|asap|immediately
sign|signed|buy|order|decide|commit today|now|immediately
you'll|you will regret
fomo
your competitors are already
miss|missing out on|big
`,
  pressure: `
you need to > you could
you must
you have to > you could
you really should
you should really|buy|act|sign|already|consider|definitely
you'd|you would be crazy|foolish|stupid|silly|mad not to
you can't|cannot afford to|not
you're|you are making a? huge|big|serious|terrible? mistake
you're|you are losing a? money|customers|sales|out|time|business|fortune
you're|you are leaving money
there's|there is no reason not|to
no-brainer
no brainer
why wouldn't you
what's|what is stopping|holding you|back
what do i have to do|say
what will it take to
what would it take to get you
just sign|say yes|here|now
just give me five|5|ten|10|a|two|2 minutes|minute|chance
all i need is
you owe it
stop wasting
don't waste
i won't|will not|can't take no|accept
i'll|i will keep calling|emailing|trying|following|writing|messaging|asking
you won't|will|not regret|find
guaranteed to
i demand|insist
you agreed|promised
you said you would|you'd
do yourself a favor|favour
let's get this|you done|signed|started|over today|now?
`,
  'feel-felt-found': `
i|we understand|know|get exactly? how you feel
how you feel
others|many|clients|customers|people|most|other felt|have the|customers|clients|people same|felt way?
felt the same way?
felt that way too?
but? what they|they've found|discovered was? that? > -
but what they|they've found|have
what they found|discovered
what they found was
they|and found that|out
`,
  spam: `
100% free|guaranteed|satisfaction|risk-free
risk-free|risk free
money-back|money back guarantee|guaranteed
no obligation|obligations|strings|catch|risk
click here|below|now
buy|order now|today
special|exclusive|amazing|incredible|unbeatable|fantastic|great offer|deal|discount|promotion|price|prices
lowest|best price|prices|rates|rate guaranteed|ever|around?
cheap|cheapest
double|triple your sales|revenue|income|leads|money|profit|profits
10x your?
make|earn extra|more|big|fast money|cash|income
cash
winner
congratulations you've|you
act|sign up|now free
free trial|gift|quote|consultation|demo today|now
free|complimentary consultation|audit|gift
satisfaction guaranteed
this is not spam|a
opt in|now
increase your sales|revenue|traffic
#1
bargain
million|billion|thousands of|dollars|dollar dollars?
`,
  hype: `
revolutionary|groundbreaking|ground-breaking > ~
revolutionize|revolutionise|revolutionizing
world-class > ~
world class > ~
world's best|leading|most|first|largest
industry-leading|market-leading > ~
industry leading|leader|leaders
leading provider|supplier|company|agency|platform|expert of|in
leading|premier|foremost|top|number provider|one|supplier|agency|company
number one
unbelievable|incredible|amazing|awesome|phenomenal|unparalleled|unmatched|unrivalled|unrivaled|second-to-none|exceptional|outstanding|spectacular|mind-blowing|jaw-dropping|stunning|innovative > ~
second to none
best ever
best|great value|choice|option|company|team|partner|deal|deals
incredibly|extremely|unbelievably competitive|affordable|powerful|effective|easy
founded in
family business founded|since
best on|in the market|world|business|city|country|industry|area|town
very? best|highest quality|service
highest|top|superior|excellent quality
top-notch|top-quality > ~
top notch|quality
like no other|never
never before
one-stop|one stop shop
one-stop-shop
passionate about
committed|dedicated to excellence|providing|delivering|quality|helping|customer|your|our
experts|leaders in the|our field|industry
wide range|variety|array of
full range of
perfect for every|all|any|everyone
best-kept secret
skyrocket|skyrocketing|explode|explosive
and take|takes your business|sales|marketing|company|team|brand to the|new next|heights level? > -
take your business|sales|marketing|company|team|brand to the|new next|heights level?
to the next level
next level
dominate|crush|crushing
trusted by thousands|hundreds|millions|leading|many
a wealth of
years of combined? experience
one of the best|leading|top|finest
guaranteed results
everyone|everybody loves|wants|needs|knows
transform|transforms|transforming your|the|how
`,
  apology: `
^ i'm|i am? so|very|really? sorry to bother|bug|trouble|disturb|interrupt you >>
^ sorry to bother|bug|trouble|disturb|interrupt you >>
^ sorry to bother|bug|trouble|disturb|interrupt you but > -
^ sorry for bothering|bugging|disturbing|troubling you >>
^ sorry for the cold|random|spam email|message|call|note|outreach >>
^ i know you're|you are very|super|really|extremely|probably|so? busy but > -
^ i know you're|you are very|super|really|extremely|probably|so? busy >>
^ i know you must be very? busy >>
^ i know you're a busy person|man|woman >>
^ i'm sure you're|you are very|super|really|extremely? busy >>
^ i know your time is valuable >>
^ i don't want to take up too? much of your time >>
^ i don't|do not want|mean to bother|bug|annoy|waste|pester you|your >>
^ apologies for the cold|random|intrusion|email|message|unsolicited >>
^ i apologize|apologise for the cold|random|intrusion|unsolicited|inconvenience >>
^ forgive the cold|random|intrusion email|message|note? >>
i know you're|you are very|super|really|extremely|so? busy
sorry to bother|bug|trouble|disturb you
i hate to bother|bug
if it's not too much trouble > -
i hate to ask
sorry again > -
this may|might be a? silly|stupid|dumb question but > -
i'm not sure if you're the right person but > -
i'm probably wasting|bothering
`,
  hedge: `
maybe
perhaps
possibly
probably
i think
i guess
i suppose
i feel like
i believe
sort of > -
kind of > -
kinda > -
somewhat
a little bit
might be able to > can
may be able to > can
could possibly > could
would potentially > would
potentially
hopefully
i was wondering if maybe|perhaps|possibly? > I wonder if
i was just wondering if > I wonder if
i was wondering if|whether
if that makes sense > -
if possible
in my humble opinion > -
in my opinion
it seems like
i'm not sure but
not sure if this is relevant but > -
i just think > I think
i just thought > I thought
i just want to > I want to
i just wanted to > I wanted to
i just need > I need
`,
  flattery: `
i've|i have been? following your amazing|incredible|inspiring
huge|big|massive fan of you|your
your amazing|incredible|awesome|fantastic|inspiring|impressive|wonderful|outstanding work|company|business|profile|team|website|career|journey|success
impressed by your|you|what|how
i was|am|i'm so|really|very|truly|extremely? impressed|amazed|blown|inspired by|with|away
love|loved|loving what you're|you doing|do|are
you're|you are a? true? genius|rockstar|rock|legend|visionary|inspiration
your impressive|amazing background|profile|experience|track
deeply? admire|admired your|you|the
`,
  distrust: `
to be honest|frank|candid > -
to be perfectly|completely|totally|brutally honest|frank > -
honestly > -
frankly > -
trust me > -
believe me > -
i promise you
i swear
let me be honest|clear|frank
quite frankly > -
in all honesty > -
obviously > -
^ clearly > -
of course you
as you know > -
as you are aware > -
as i'm sure you know|agree|understand > -
i'm sure you'll|you will|would|can agree|see|understand|love
you'll agree
everyone knows
any smart|sensible|serious|reasonable person|business|owner|company|buyer
with all due respect > -
no offense|offence but? > -
`,
  stiff: `
please be advised that > -
please find attached|enclosed > I've attached
please find > here is
enclosed please find > I've enclosed
attached please find > I've attached
please do not hesitate to > please
please don't hesitate to > please
do not hesitate to > please
don't hesitate to > please
should you have any questions|queries > if you have any questions
should you require any? further information > if you need more
should you require > if you need
should you wish to > if you'd like to
^ kindly > please
and kindly > and please
kindly note that > -
kindly ensure > please make sure
kindly confirm > please confirm
kindly revert > please reply
kindly contact > please contact
kindly send > please send
kindly advise > please tell me
kindly refer > please refer
we are pleased|happy|glad to inform|tell you that > -
i am pleased|happy|glad to inform|tell you that > -
be transferred > be paid
it goes without saying that > -
herewith > -
hereby > -
aforementioned|abovementioned
^ the undersigned > I
contact the undersigned > contact me
the undersigned > me
pursuant to > under
as per your request|enquiry|inquiry > as you asked
as per our conversation|discussion|call|meeting|phone > as we discussed
as per > as in
in accordance with > under
at your earliest convenience > when it suits you
upon receipt of > when I get
i am writing to inquire|enquire > I'd like to ask
it has come to my|our attention that > -
we regret to inform you that > -
commence > start
endeavour|endeavor to > try to
purchase of
procure > buy
terminate > end
ascertain > find out
remuneration > pay
i remain at your disposal
yours truly
esteemed
^ waiting for your positive|favorable|favourable|kind reply|response|answer >>
^ awaiting your positive|favorable|favourable|kind? reply|response|answer >>
valued customer
hitherto
thereof|therein|thereto
whilst > while
upon > on
cognizant of > aware of
regarding the same
do the needful
revert back > reply
revert to us|me
`,
  'text-speak': `
thx|thanks|thank 4 > thanks for
4 u > for you
4 ur > for your
msg > message
prob > probably
smth > something
hmu > let me know
lmk > let me know
n > and
imma > I will
u > you
ur going > you're going
ur looking > you're looking
ur interested > you're interested
ur missing > you're missing
ur right > you're right
ur free > you're free
ur not > you're not
ur > your
r u > are you
pls|plz > please
gonna > going to
wanna > want to
gotta > have to
gimme > give me
lemme > let me
cuz|coz|bc > because
tmrw|tmr > tomorrow
b4 > before
gr8 > great
lol|lmao|rofl|omg|wtf
bro|dude|buddy|bruh
yo
sup
ya > you
idk > I don't know
btw > by the way
imo|tbh
np
thru > through
tho > though
ain't > isn't
`,
  rude: `
you people
stupid|idiot|idiotic|dumb|moron|pathetic|ridiculous|nonsense|garbage
damn|hell|crap|shit|bullshit|fuck|fucking|bloody
waste|wasting|wasted of? my time
shut up
your fault|problem
you are|were wrong
^ seriously
^ are you serious|kidding|joking
you're|you are wrong|mistaken|clueless|lazy
you clearly don't|didn't|do
you don't|do not|didn't understand|get|know
grow up
what's wrong with
unprofessional of you
how dare
don't be stupid|silly|cheap|ridiculous
you get what you pay for
sick of
`,
  arguing: `
that's|that is not|simply|just true|wrong|untrue|incorrect
that's|that is wrong|incorrect|nonsense
i disagree|object
i have to disagree
you're|you are not|mistaken|wrong
^ actually > -
but as i said|mentioned|explained
like i said|mentioned|explained
on the contrary
you should|would know|understand|have|realize|realise
you misunderstood|misunderstand
our price|prices|pricing is|are already? very? fair|competitive|reasonable|low
the price|cost is|isn't not|the|high|expensive
it's|its|it not|isn't expensive|that|really expensive?
you're|you are comparing apples
`,
  badmouth: `
they're|they are|their terrible|awful|bad|garbage|useless|overpriced|cowboys|rip-off|incompetent|unreliable|scammers|crooks|cheap|service|work
unlike our|the|my|other competitors|competition|others|companies|agencies|guys
competitors can't|don't|won't|are|charge
rip-off|ripoff|scam|scammers|crooks|cowboys
rip you|people|customers off
cut corners|cutting
cheap|other|those guys|companies|contractors|agencies|providers|competitors can't|don't|will|won't|cut|just|always|are
`,
  evasive: `
it really? depends on|upon|from
it really depends
there are many|several|various|different|a factors|number
depends on|upon many|several|various|a|lots factors|number
every|each customer|client|project|case|company|situation is unique|different
hard|difficult to say
in due course
at a later point|date|stage
for various|several|different reasons
some|one kind|sort of solution|arrangement
various options
`,
  concession: `
i|we can|could|will|would give|offer|do you? a? *? discount|off|%
i|we can|could drop|lower|reduce|cut|slash|match|beat the|our|my|any|their|that price|prices|fee|rate|offer|quote
best i|we can do
what's|what is your budget
name your price
`,
  'vague-ask': `
let me know your thoughts
let me know what you think
let me know if you're|you are interested
let me know if interested
let me know if you have any questions
let me know how you'd like to proceed
`,
};

// Signs that something is there; each list is looked for on its own.
export const signalLists: Record<string, string> = {
  acknowledging: `
thanks|thank for|you getting|for the|coming|your|being|asking|sending|letting|replying|writing|sharing|telling
thanks for
thank you for
that's|that is totally|completely|perfectly|very|a|more? fair|reasonable|understandable|good
fair enough|point|question
totally|completely|perfectly fair|understandable|understand|reasonable
makes sense
that makes sense
makes total|perfect|complete sense
i understand|see|hear|get|appreciate why|you|that|it|where|your
i understand
i hear you
i get it|that
understood
you're|you are right
good|great|reasonable|valid question|point
no problem|worries|pressure
i can see why|how|that
appreciate the|you|your|that
glad you|to
sorry to|about|for hear|the|that
i'd|i would feel|think|ask|want|do the same
happy|pleased to
understandable
it|that sounds|must|can be? like|as|frustrating|difficult|tough|sensible|hard
`,
  closing: `
no need to answer|reply|respond|write|do
taken|removed|struck you off|from
you're|you are off the|my
unsubscribed you
i won't write|email|call|text|contact again|you
i'll leave it there|be|at
i'll close|stop|remove|take
you know where i|to
call me on
enjoy your|the
get well soon?
congratulations
`,
  reason: `
because
so that
so you can|could|don't|won't|only|never|get|have|know
so your
which means
that means
that way
this means
the reason
since you|your|you're|you've
as you|you're|you've are|have|asked|mentioned|just
which lets|gives|saves|keeps|cuts
`,
  'easy-out': `
no problem|pressure|hurry|rush|worries if|either|at|on
no worries
no pressure
if not
either way|is|answer fine|okay|ok?
happy to leave|wait|stop|drop
i'll leave it|you
just say|tell so|no|me
if it's not|a fit|for
if the timing|time is|isn't
if it isn't
not a fit|priority
totally|perfectly|completely|that's fine if
say no
feel free to say no|ignore
your call|choice|decision
up to you
if you'd rather|prefer
whichever you prefer|like|suits
entirely up
a no is|works
fine too
`,
  'about-them': `
i|we saw|noticed|read|heard|watched|loved|liked|see|spotted that|your|you|you're|you've|the|on|in
saw|noticed|read|heard|spotted that|your|you|you're|you've
you|you've mentioned|said|asked|told|wrote|posted|talked|shared|flagged|raised|wanted
your post|article|talk|ad|listing|question|note|message|podcast|review|reviews|shop|job|point|opening|email|announcement|comment|menu|site|website|store|office|fleet|roof|garden|kitchen|building
congrats|congratulations on
you're|you are hiring|opening|moving|expanding|launching|building|running|looking|planning|growing|switching|using|adding|renovating
you just|recently|opened|moved|hired|launched|started
you opened|moved|hired|launched|posted|started|run|use|bought
when we|you spoke|met|talked|said|mentioned
* suggested|recommended|mentioned i|that|you|we
since you|you're|you've
your new|recent|latest|last|current
`,
  proof: `
for|with another|a|two|three|other similar|nearby|local|client|customer|shops|clinics|clients|customers|teams|businesses
a client|customer|neighbour|neighbor|shop|clinic|team|school|firm|company|restaurant of|in|near|like|with
cut|cuts|saved|saves|reduced|reduces|dropped|rose|grew|doubled|halved|shortened|brought from|by|their|its|about|the|an|them|him|her|it|down
went|dropped|fell|rose|grew|moved from
last year|month|spring|summer|winter|week|quarter|autumn|fall we|i|they
we|i did|built|fixed|installed|finished|cleaned|replaced|ran|helped|moved|trained|painted|designed *|the|a|their|your|it
reviews|references|case example|photos
happy to share|send|show|put the|a|you|two|three
you|can can? call|talk|speak to? them|him|her|two|three
guarantee|guaranteed|warranty
rated|certified|insured|licensed
`,
};
