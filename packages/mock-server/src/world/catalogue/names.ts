// oxlint-disable-next-line typescript/triple-slash-reference -- those who compile these sources, such as the console, need it too
/// <reference path="../../punycode.d.ts" />
import punycode from 'punycode/punycode.js';
import { type Rng, sampler, wordSampler } from '../rng.ts';

/** Words for the generated names: the kind that people register. */
const WORDS =
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

/** Words that need the xn-- form, in the languages of the mock's TLDs. */
const IDN_WORDS =
  `bücher müller größe köln münchen züri schön grün küche bäckerei café crème forêt château élan théâtre
été noël español niño años corazón señor pão ação coração kraków łódź źródło zażółć český žluť město pivovár škoda
smörgås åland ångström färja östersjön malmö øresund blåbær`.split(/\s+/);

/** Syllables of short invented names. */
const SYLLABLES =
  `ba be bo ca ce ci co da de di do fa fi fo ga go ha hi ho ja jo ka ke ki ko la le li lo lu ma
me mi mo na ne ni no nu pa pe pi po ra re ri ro ru sa se si so ta te ti to tu va ve vi vo wa xa ya yo za ze zi zo`.split(
    /\s+/,
  );

/** Longest label in DNS (RFC 1035, section 2.3.4). */
const MAX_LABEL = 63;
const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyz');

/** Length of the label, after studies of .com drops. */
const labelLength = sampler<readonly [min: number, max: number]>([
  [[3, 3], 0.03],
  [[4, 4], 0.6],
  [[5, 5], 2.5],
  [[6, 6], 4.9],
  [[7, 9], 19],
  [[10, 12], 23],
  [[13, 16], 30],
  [[17, 24], 19.8],
  [[25, 40], 0.6],
  [[41, 63], 0.05],
]);

type Style = 'letters' | 'digits' | 'hyphens' | 'idn';

const labelStyle = wordSampler({ letters: 78, digits: 11, hyphens: 10, idn: 1 });

/** The xn-- form of a label, by the rules of the URL standard. */
function toAscii(label: string): string {
  return new URL(`http://${label}.example`).hostname.slice(0, -'.example'.length);
}

/**
 * Characters of a readable internationalized name: letters and digits of any script, hyphens, dots, and those that
 * IDNA 2008 allows in a context (RFC 5892, appendix A).
 */
const READABLE = /^(?:[\p{L}\p{M}\p{N}.\u00B7\u0375\u05F3\u05F4\u30FB-]|\u200C|\u200D)+$/u;

/**
 * Whether IDNA 2008 allows the characters of a readable name in lower case. It forbids those that stand for others,
 * such as ligatures and superscript digits (RFC 5892, section 2.2).
 */
const isReadable = (name: string): boolean =>
  READABLE.test(name) && name.normalize('NFKC') === name;

/** Converts a name or a part of one to ASCII, in xn-- form where needed. Undefined when it cannot be a name. */
export function inAscii(name: string): string | undefined {
  if (!/\P{ASCII}/u.test(name)) return name;
  try {
    return isReadable(name.normalize('NFC').toLowerCase()) ? toAscii(name) : undefined;
  } catch {
    return undefined;
  }
}

const word = (rng: Rng): string => rng.pick(WORDS);

/** Joins syllables or letters to a text of the given length. */
function strung(rng: Rng, length: number, parts: readonly string[]): string {
  let text = '';
  while (text.length < length) text += rng.pick(parts);
  return text.slice(0, length);
}

/** Joins words to about the given length, and never more. */
function compound(rng: Rng, length: number, joint: '' | '-'): string {
  let text = word(rng);
  for (let tries = 0; text.length < length - 2 && tries < 16; tries += 1) {
    const next = word(rng);
    if (text.length + joint.length + next.length <= length) text += joint + next;
  }
  return text.slice(0, length);
}

const MAKERS: Record<Style, (rng: Rng, length: number) => string> = {
  letters: (rng, length) => {
    if (length < 5) return strung(rng, length, LETTERS);
    return length < 7 && rng.chance(0.7)
      ? strung(rng, length, SYLLABLES)
      : compound(rng, length, '');
  },
  digits: (rng, length) => {
    const digits = String(rng.pick([1, 2, 3, 4, 7, 8, 24, 24, 99, 123, 360, 365, 2026]));
    const stem = Math.max(1, length - digits.length);
    const text = stem < 5 ? strung(rng, stem, LETTERS) : compound(rng, stem, '');
    return rng.chance(0.2) ? digits + text : text + digits;
  },
  hyphens: (rng, length) => {
    if (length < 7)
      return `${strung(rng, 1, LETTERS)}-${strung(rng, Math.max(1, length - 2), LETTERS)}`;
    const text = compound(rng, length, '-');
    return text.includes('-') ? text.replace(/-$/, '') : `${text.slice(0, 3)}-${word(rng)}`;
  },
  idn: (rng, length) => {
    const text = rng.pick(IDN_WORDS) + (length < 9 ? '' : `${rng.pick(['', '-'])}${word(rng)}`);
    return toAscii(text);
  },
};

/** Generates a realistic label (the part before the TLD): ASCII, 1 to 63 characters. */
export function makeLabel(rng: Rng): string {
  const [min, max] = labelLength(rng);
  return MAKERS[labelStyle(rng)](rng, rng.int(min, max)).slice(0, MAX_LABEL);
}

/** A brand name of two words without digits, such as `tidalforge`. */
export const makeBrand = (rng: Rng): string => word(rng) + word(rng);

/** TLDs whose registries accept only ASCII names. */
const ASCII_ONLY: ReadonlySet<string> = new Set(['cz', 'nl', 'uk', 'co.uk', 'org.uk']);

/** Returns the label, or a brand name when the TLD does not accept IDNs. Does not draw from the stream. */
export function labelBelow(tld: string, label: string, rng: Rng): string {
  const isRefused = label.startsWith('xn--') && ASCII_ONLY.has(tld);
  return isRefused ? makeBrand(rng.derive(label)) : label;
}

/**
 * An ASCII label: letters, digits and hyphens, without a hyphen at either end. Two hyphens in places three and four are
 * for IDNs only (RFC 5891, section 4.2.3.1).
 */
const LABEL = /^(?!-)(?!(?!xn)..--)[a-z0-9-]{1,63}(?<!-)$/;

/** Whether a label in xn-- form stands for a readable one, and is the only form of it. */
function isEncoded(label: string): boolean {
  try {
    const readable = punycode.decode(label.slice(4));
    return isReadable(readable) && /\P{ASCII}/u.test(readable) && toAscii(readable) === label;
  } catch {
    return false;
  }
}

/** Whether a text is a domain name below a TLD, in ASCII and lower case (RFC 1035, RFC 5891). */
export function isName(name: string): boolean {
  const labels = name.split('.');
  return (
    name.length <= 253 &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label) && (!label.startsWith('xn--') || isEncoded(label))) &&
    !/^\d+$/.test(labels.at(-1) ?? '')
  );
}

const TLD = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/;

/** Whether a text is a TLD such as `com` or `co.uk`, in ASCII and lower case. */
export const isTld = (text: string): boolean => TLD.test(text);

/**
 * Whether a registry of these TLDs registers the name: the name is directly below one of them. An empty list means any
 * TLD.
 */
export const isServed = (name: string, tlds: readonly string[]): boolean =>
  tlds.length === 0 || tlds.includes(name.slice(name.indexOf('.') + 1));
