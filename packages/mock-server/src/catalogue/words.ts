/** Words that names of the mock are made of: the kind that people register. */
export const WORDS =
  `able acre aero air alpha amber anchor angle apex apple arc arch area argo arrow art ash aspen atlas atom aura
auto axis bake barn base bay beacon beam bean bear beat bee bell berry bike bird blaze blend bloom blue board boat bold bolt
bond book boost box brand brave bread breeze brick bridge bright brook bud bull bunny butter byte cab cabin cake camp candle
canvas cape card care cargo case cast castle cat cave cedar center chain chalk charm chart chase chat check cherry chest chip
cinder circle city clay clear click cliff climb cloud clover club coach coast coco code coffee coin comet cook coral core corner
cosmic cotton court cove craft crane creek crest crew crisp crown cube cup curve cycle daily dash data dawn day deal deck deep
deer delta den desk dial diner dock dog door dove draft dragon dream drift drive drop drum duck dune dust eagle earth east easy
echo edge ember epic even ever expert extra eye fable face falcon farm fast feast fern field fig film find finch fire first fish
five fjord flag flame flash fleet flex flint flow fly focus fold folk food forge form fort fox frame free fresh frog frost fruit
fuel full fun fund fuse gate gear gem gift giant glass globe glow goat gold good grand grape grass gravel green grid grind group
grove guard guide gulf habit hall happy harbor hat haven hawk health heart hill hive hold home honey hook hop horizon horse host
hot house hub hunt ice idea inn ink iris iron island ivory jade jet join joy jump juno key kind kit kite knit lab lake lamp land
lane lark last launch law leaf league learn lemon level life lift light lily lime line link lion list live loan local lodge logic
loom loop lotus loud lucky lumen lunar lynx mail main mango map maple mark market mason match may meadow media metal method metro
mile milk mill mind mine mint mist mix mode moon moss motor mount move muse music nest net new next night noble node noon north
nova now nut oak oasis ocean offer office olive one onyx open opal optic orbit orchid otter owl oxide pace pack page paint palm
panda panel paper park parrot party pass path peak pear pearl pen people pepper pet phone photo piano pilot pine pink pixel place
plain plan plant play plaza plum plus point polar pond pony pool port post power press prime print pro pulse pure quest quick quill
quiet rabbit race radar radio rain rally ranch range raven reach read reef rent rest rice ride ridge ring rise river road robin
rock rocket roof room root rope rose round route royal ruby run rush safe sage sail salt sand scale scout sea seed send shade shape
share shark shed shell shift shine ship shop shore short show signal silk silver simple sketch sky slate sleep smart smile smoke
snap snow social soft solar solid solo song sonic sound source south space spark speed spice spin spirit sport spot spring spruce
square stack stage star start station stay steam steel step stitch stock stone store storm story stream street strong studio style
sugar summit sun surf swan swift table tag tail tale talk tango tap task taste team tech tempo tent terra thread tide tiger tile
time tiny toast token tool top torch total tower town trace track trade trail train travel tree trek trend tribe trust tulip tune
turbo twin unity urban vale valley value van vault vector velvet venture verde vessel vibe view villa vine vinyl violet vision vista
vital vivid voice volt voyage wagon walk wall water wave way wealth weave web well west wheel white wild wind wing winter wise wish
wolf wonder wood wool word work world yard year yoga young zen zero zest zone zoom`.split(/\s+/);

/** Words that need their xn-- form in a domain name, in the languages of the TLDs that the mock sells. */
export const IDN_WORDS =
  `bücher müller größe köln münchen züri schön grün küche bäckerei café crème forêt château élan théâtre
été noël español niño años corazón señor pão ação coração kraków łódź źródło zażółć český žluť město pivovár škoda
smörgås åland ångström färja östersjön malmö øresund blåbær`.split(/\s+/);

/** Syllables that short, made-up names consist of. */
export const SYLLABLES =
  `ba be bo ca ce ci co da de di do fa fi fo ga go ha hi ho ja jo ka ke ki ko la le li lo lu ma
me mi mo na ne ni no nu pa pe pi po ra re ri ro ru sa se si so ta te ti to tu va ve vi vo wa xa ya yo za ze zi zo`.split(
    /\s+/,
  );
