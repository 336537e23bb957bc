// What the chips and goals swap, in the signs of score/phrase.ts.
export const fillers = `
as well as
very much|soon|well|few|little|first|last
not really|very|quite|absolutely|totally|simply|definitely|truly|currently
quite a|some
in addition to
give us a call > call us
give me a call > call me
very > -
really > -
quite > -
truly > -
extremely > -
absolutely > -
totally > -
simply > -
in fact > -
of course > -
as well > -
basically > -
essentially > -
literally > -
definitely > -
currently > -
i just wanted to let you know that > -
i wanted to let you know that > -
i just wanted|want to mention that > -
i'm|i am writing to let you know that > -
i would like to point out that > -
i think that > I think
i believe that > I believe
in order to > to
and also > and
but also > but
each and every > every
at the moment > now
all of the > all the
some of the more > more
so that you can > so you can
would be able to > could
will be able to > can
take a look at > look at
have a look at > look at
get in contact with > contact
in addition > also
`;
export const simpler = `
the|a|an|your|my|our|this|that|each|any|no|their|first|next|last|every purchase|attempt|need|assist
more|most frequently
additional > extra
is required to > has to
are required to > have to
required
ensure that > make sure that
ensure you > make sure you
approximately > about
assist > help
assists > helps
assisting > helping
assistance > help
commence > start
commences > starts
commenced > started
require > need
requires > needs
purchase > buy
purchasing > buying
purchased > bought
sufficient > enough
numerous > many
obtain > get
obtaining > getting
regarding > about
concerning > about
demonstrate > show
demonstrates > shows
demonstrating > showing
inform you > tell you
attempt to > try to
enables you > lets you
enable you > let you
allows you > lets you
allow you > let you
subsequently > later
prior to > before
initiate > start
finalize|finalise > finish
evaluate > check
identify > find
indicate > show
indicates > shows
remainder > rest
residence > home
retain > keep
select > choose
transmit > send
modify > change
modifications > changes
beneficial > useful
comprehensive > full
component > part
components > parts
discontinue > stop
expertise > skill
frequently > often
immediately > at once
methodology > method
objectives > goals
participate > take part
provide you with > give you
provides you with > gives you
reduction in > cut in
substantial > large
significantly > clearly
terminate > end
upcoming > coming
via > by
is capable of > can
with the exception of > except
in the amount of > for
on the occasion of > on
in excess of > over
`;
export const polite = `
thanks to
ok|okay the|it|that|this|our|your|my|for
get in touch with > contact
hey > hello
gonna > going to
wanna > want to
gotta > have to
kinda > somewhat
yeah|yep|yup > yes
nope > no
asap > as soon as possible
thanks for > thank you for
thanks a lot > thank you
^ thanks > thank you
awesome > excellent
ok > all right
okay > all right
a bunch of > several
give me a ring|shout|buzz > call me
drop me a line > write to me
no worries > no problem
big deal > important matter
`;
export const formal = `${polite}
don't > do not
doesn't > does not
didn't > did not
isn't > is not
aren't > are not
wasn't > was not
weren't > were not
won't > will not
wouldn't > would not
couldn't > could not
shouldn't > should not
can't > cannot
haven't > have not
hasn't > has not
i'm > I am
i've > I have
i'll > I will
i'd like > I would like
you're > you are
you've > you have
you'll > you will
you'd like > you would like
we're > we are
we've > we have
we'll > we will
they're > they are
they've > they have
they'll > they will
it's been > it has been
it's > it is
that's > that is
there's > there is
here's > here is
what's the > what is the
let's > let us
`;
export const friendly = `
^ thank you for > thanks for
the|a|an|your|my|our|this|that|each|any|no|their|first|next|last|every purchase
additional > extra
do not hesitate to > feel free to
please be advised that > -
i would like to > I'd like to
we would like to > we'd like to
i would be happy|glad to > I'd be happy to
kindly > please
i am > I'm
i have been > I've been
i will > I'll
you are welcome > you're welcome
we are > we're
we will > we'll
we have been > we've been
you will > you'll
it is > it's
that is > that's
there is > there's
do not > don't
does not > doesn't
did not > didn't
is not > isn't
are not > aren't
was not > wasn't
will not > won't
would not > wouldn't
could not > couldn't
cannot > can't
have not > haven't
has not > hasn't
regarding > about
concerning > about
prior to > before
assist > help
assistance > help
purchase > buy
commence > start
inform you > tell you
receive > get
require > need
`;
