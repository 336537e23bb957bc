// The words that guessed passwords are made of, without capitals, look-alikes and what is hung on their ends (see ../password.ts).
// Beside them whole walks over the keyboard that would pass the rules.
export const commonPasswords: ReadonlySet<string> = new Set(
  `
password passwords passwort passwd passw pass passcode passphrase mypassword newpassword yourpassword password1password pword pwd
qwerty qwertyu qwertyui qwertyuiop qwertz qwert qwer qwe qwerqwer azerty asdf asdfg asdfgh asdfghj asdfghjk asdfghjkl asdfasdf asd zxcv zxcvb zxcvbn zxcvbnm zxc
qaz qazwsx qazwsxedc qaz@wsx qaz!qaz qwe!@#qwe qwer!@#$ wsx edc zaq zaqwsx q1w2e3r4 q1w2e3 1q2w3e4r 1qaz@wsx 1qaz!qaz !qaz2wsx !qaz1qaz zaq!2wsx zaq1@wsx xsw@zaq q!w@e#r$ 1q2w3e4r! 1q@w3e4r a1s2d3f4 a1b2c3 a1b2c3d4 qwe123qwe
a aa aaa aaaa aaaaa aaaaaa aaaaaaa aaaaaaaa ab abc abcd abcde abcdef abcdefg abcdefgh abcabc abcdabcd aabbcc aabb xyz xxx xxxx test testing tester testtest test1test tests
admin administrator adminadmin admin1admin root toor user username guest login letmein letmeinnow welcome welcometo welcomeback hello helloworld hellohello hi changeme changeit change changethis changeme1changeme default temp temporary secret secrets mysecret private access master supervisor superuser system manager server service support office company business computer internet network windows microsoft google apple android samsung iphone facebook instagram twitter youtube linkedin amazon netflix oracle cisco linux ubuntu github database mysql
iloveyou iloveu loveyou ilove love lovely lover lovelove loveme mylove myself sweet sweetie sweetheart honey baby babygirl babyboy princess prince queen king angel angels heaven forever always trustno trustnoone trustme whatever nothing anything something blessed jesus jesuschrist christ god godisgood faith grace hope bible
monkey dragon tiger lion eagle panther wolf shadow falcon phoenix bear dolphin butterfly kitty kitten puppy doggy dog cat horse rabbit chicken turtle spider snake bulldog cowboy cowboys mustang ferrari porsche mercedes corvette camaro harley yamaha honda toyota
sunshine sun sunny moon moonlight star stars starwars startrek rainbow flower flowers rose summer winter spring autumn fall january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday weekend today birthday christmas holiday
football baseball basketball soccer hockey tennis golf golfer fishing hunter hunting ranger rangers yankees lakers steelers patriots eagles arsenal chelsea liverpool barcelona juventus realmadrid manchester united
batman superman spiderman ironman pokemon pikachu naruto minecraft fortnite roblox gandalf matrix merlin jedi yoda hulk joker ninja samurai warrior killer legend champion winner winners success money rich dollar million freedom power powerful energy peace happy lucky magic crystal diamond gold golden silver purple orange yellow green blue black white red pink cheese cookie chocolate banana apple1apple pepper ginger coffee pizza burger candy sugar
michael michelle jennifer jessica ashley amanda daniel david andrew anthony joshua matthew robert thomas george charlie charles william james john johnny jordan justin brandon nicole hannah samantha sarah sophie emma olivia maria patrick peter richard robin ryan taylor thunder tigger maggie buster harry hunter1hunter alexander alexandra alexis victoria elizabeth lauren madison morgan jackson jasmine kevin martin oliver steven stephen
america american usa canada london paris berlin texas dallas chicago newyork california florida boston england australia india germany france spain mexico brazil china japan
sales salesman seller selling winward coach coaching closer client customer
`
    .trim()
    .split(/\s+/),
);
