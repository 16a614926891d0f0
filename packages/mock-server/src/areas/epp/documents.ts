import { isoTime } from '../../world/clock.ts';
import { Rng } from '../../world/rng.ts';
import { MASK } from '../credentials.ts';
import { escaped } from '../data-sources/xml.ts';
import { IN_USE_REASON, resultText } from './availability.ts';
import type { DialectName } from './records.ts';

/** The namespaces and habits of a registry's EPP. */
interface Dialect {
  /** The namespace of domain commands: the {XMLNS_DOMAIN} of templates. */
  readonly domain: string;
  /** Every object namespace that the greeting offers, domains first. */
  readonly objects: readonly string[];
  readonly extensions: readonly string[];
  /** How `avail` says yes and no. */
  readonly avail: readonly [yes: string, no: string];
  /** A server transaction id as this registry makes them, 3 to 64 characters. */
  readonly svTrid: (rng: Rng) => string;
}

const digits = (rng: Rng, count: number): string =>
  String(rng.int(1, 9)) + Array.from({ length: count - 1 }, () => rng.int(0, 9)).join('');

const RFC_OBJECTS = ['domain', 'host', 'contact'].map(
  (name) => `urn:ietf:params:xml:ns:${name}-1.0`,
);

/** Each dialect by the name that log rows keep. */
const DIALECTS: Readonly<Record<DialectName, Dialect>> = {
  /** RFC 5730–5733, as most registries speak it. */
  rfc: {
    domain: 'urn:ietf:params:xml:ns:domain-1.0',
    objects: RFC_OBJECTS,
    extensions: [
      'urn:ietf:params:xml:ns:rgp-1.0',
      'urn:ietf:params:xml:ns:secDNS-1.1',
      'urn:ietf:params:xml:ns:epp:fee-1.0',
      'urn:ietf:params:xml:ns:launch-1.0',
    ],
    avail: ['1', '0'],
    svTrid: (rng: Rng) =>
      rng.bits().toString(16).padStart(8, '0') + rng.int(65_536, 1_048_575).toString(16),
  },
  /** The registry of com and net: the same objects, other transaction ids. */
  verisign: {
    domain: 'urn:ietf:params:xml:ns:domain-1.0',
    objects: RFC_OBJECTS,
    extensions: ['urn:ietf:params:xml:ns:rgp-1.0', 'urn:ietf:params:xml:ns:secDNS-1.1'],
    avail: ['1', '0'],
    svTrid: (rng: Rng) => `RO-${digits(rng, 5)}-${digits(rng, 16)}`,
  },
  /** FRED, which CZ.NIC wrote: objects in namespaces of its own, true and false for 1 and 0. */
  fred: {
    domain: 'http://www.nic.cz/xml/epp/domain-1.4',
    objects: ['domain-1.4', 'contact-1.6', 'nsset-1.2', 'keyset-1.3'].map(
      (name) => `http://www.nic.cz/xml/epp/${name}`,
    ),
    extensions: ['http://www.nic.cz/xml/epp/enumval-1.2'],
    avail: ['true', 'false'],
    svTrid: (rng: Rng) => `ccReg-${digits(rng, 10)}`,
  },
};

/** The dialect of this name. */
export const dialectOf = (name: DialectName): Dialect => DIALECTS[name];

/** What the registry of these TLDs speaks. */
export function dialectNameOf(tlds: readonly string[]): DialectName {
  if (tlds.includes('cz')) return 'fred';
  return tlds.includes('com') ? 'verisign' : 'rfc';
}

/** An element that holds a text. */
function leaf(
  name: string,
  content: string | number,
  attributes: Readonly<Record<string, string>> = {},
): string {
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  return `<${name}${given.join('')}>${escaped(String(content))}</${name}>`;
}

/** FRED writes true and false where others write 1 and 0, and more of its own. */
const isFred = ({ avail }: Dialect): boolean => avail[0] === 'true';

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="no"?>';
/** The namespace of EPP itself (RFC 5730). */
const EPP_NS = 'urn:ietf:params:xml:ns:epp-1.0';

/** A whole EPP document. */
const document = (content: string): string =>
  `${DECLARATION}<epp xmlns="${EPP_NS}">${content}</epp>`;

/** A document with a command and its client transaction id. */
const command = (cltrid: string, content: string): string =>
  document(`<command>${content}${leaf('clTRID', cltrid)}</command>`);

/** Asks for the greeting again; it keeps a session open. */
export const hello = (): string => document('<hello/>');

/** What a server offers, and of that what a client will use: objects, and extensions of them. */
const services = ({ objects, extensions }: Dialect): string =>
  objects.map((uri) => leaf('objURI', uri)).join('') +
  `<svcExtension>${extensions.map((uri) => leaf('extURI', uri)).join('')}</svcExtension>`;

/** Opens a session: who, and the services of the greeting that will be used. No log keeps a password. */
export const login = (cltrid: string, client: string, dialect: Dialect): string =>
  command(
    cltrid,
    `<login>${leaf('clID', client)}${leaf('pw', MASK)}` +
      '<options><version>1.0</version><lang>en</lang></options>' +
      `<svcs>${services(dialect)}</svcs></login>`,
  );

/** Closes a session. */
export const logout = (cltrid: string): string => command(cltrid, '<logout/>');

/** Asks for the oldest message of the queue. */
export const poll = (cltrid: string): string => command(cltrid, '<poll op="req"/>');

/** Takes a message off the queue. */
export const ack = (cltrid: string, message: string): string =>
  command(cltrid, `<poll op="ack" msgID="${escaped(message)}"/>`);

/** The names of a check as elements: the {DOMAINS_XML} of templates. */
const nameElements = (names: readonly string[]): string =>
  names.map((name) => leaf('domain:name', name)).join('');

/** An element with the namespace of domain commands. */
const inDomain = (name: string, { domain }: Dialect, content: string): string =>
  `<domain:${name} xmlns:domain="${escaped(domain)}">${content}</domain:${name}>`;

/** Asks whether names can be registered. */
export const check = (cltrid: string, names: readonly string[], dialect: Dialect): string =>
  command(cltrid, `<check>${inDomain('check', dialect, nameElements(names))}</check>`);

/** What a create needs beside the name. */
interface CreateOptions {
  /** The client that registers: its contacts are named after it. */
  readonly client: string;
  readonly authInfo: string;
}

/** Registers a name for a year. */
export function create(
  cltrid: string,
  name: string,
  { client, authInfo }: CreateOptions,
  dialect: Dialect,
): string {
  const contact = `${client}-1`;
  const registrant = leaf('domain:registrant', contact);
  const inFred =
    leaf('domain:nsset', `${client}-NS`) +
    registrant +
    leaf('domain:admin', contact) +
    leaf('domain:authInfo', authInfo);
  const inRfc =
    '<domain:ns><domain:hostObj>ns1.dropcatch.example</domain:hostObj>' +
    '<domain:hostObj>ns2.dropcatch.example</domain:hostObj></domain:ns>' +
    registrant +
    ['admin', 'tech'].map((type) => leaf('domain:contact', contact, { type })).join('') +
    `<domain:authInfo>${leaf('domain:pw', authInfo)}</domain:authInfo>`;
  const parts =
    leaf('domain:name', name) +
    leaf('domain:period', 1, { unit: 'y' }) +
    (isFred(dialect) ? inFred : inRfc);
  return command(cltrid, `<create>${inDomain('create', dialect, parts)}</create>`);
}

/** The two transaction ids of an exchange. */
interface Trid {
  readonly cltrid: string;
  readonly svtrid: string;
}

/** What a server does with data of persons (RFC 5730, 2.4). */
const DATA_POLICY =
  '<dcp><access><all/></access><statement><purpose><admin/><prov/></purpose>' +
  '<recipient><ours/><public/></recipient><retention><stated/></retention></statement></dcp>';

/** What a server says when a connection opens and after a hello: who it is and what it offers. */
export const greeting = (server: string, at: number, dialect: Dialect): string =>
  document(
    `<greeting>${leaf('svID', server)}${leaf('svDate', isoTime(at))}` +
      `<svcMenu><version>1.0</version><lang>en</lang>${services(dialect)}</svcMenu>` +
      `${DATA_POLICY}</greeting>`,
  );

/** What stands in an answer beside the result, as XML; empty where there is none. */
interface Content {
  /** The message queue. */
  readonly queue: string;
  /** The data of the object. */
  readonly data: string;
}

/** The answer to a command: the result, what it brings, and both transaction ids. */
export const response = (
  code: number,
  { cltrid, svtrid }: Trid,
  { queue, data }: Content = { queue: '', data: '' },
): string =>
  document(
    `<response><result code="${code}">${leaf('msg', resultText(code))}</result>${queue}` +
      (data === '' ? '' : `<resData>${data}</resData>`) +
      `<trID>${leaf('clTRID', cltrid)}${leaf('svTRID', svtrid)}</trID></response>`,
  );

/** The one message of the queue: its id, since when it waits and what it says. */
export const messageQueue = (message: string, at: number): string =>
  `<msgQ count="1" id="${escaped(message)}">${leaf('qDate', isoTime(at))}` +
  '<msg>Low account balance</msg></msgQ>';

/** What a check found: each name with whether it can be registered, and the reason when it cannot. */
export function checkData(
  names: readonly string[],
  free: readonly string[],
  dialect: Dialect,
): string {
  const isFree = new Set(free);
  const [yes, no] = dialect.avail;
  const found = names.map((name) => {
    const avail = isFree.has(name) ? yes : no;
    const reason = isFree.has(name) ? '' : leaf('domain:reason', IN_USE_REASON);
    return `<domain:cd>${leaf('domain:name', name, { avail })}${reason}</domain:cd>`;
  });
  return inDomain('chkData', dialect, found.join(''));
}

/** What a create made: the name, and when it was registered and will expire (a year later). */
export function createData(name: string, at: number, dialect: Dialect): string {
  const end = new Date(at);
  const expires = isoTime(end.setUTCFullYear(end.getUTCFullYear() + 1));
  const parts =
    leaf('domain:name', name) +
    leaf('domain:crDate', isoTime(at)) +
    leaf('domain:exDate', isFred(dialect) ? expires.slice(0, 10) : expires);
  return inDomain('creData', dialect, parts);
}

/** What the placeholders of a custom command stand for. */
interface TemplateValues {
  readonly names: readonly string[];
  readonly cltrid: string;
  readonly dialect: Dialect;
}

/** The command that a part of a document belongs to, by its root element. */
const PARTS = /^<(?:\w+:)?(check|create)\b/;

/**
 * A custom command (spec, section 5) with its placeholders filled: {XMLNS_DOMAIN}, {DOMAIN}, {CLTRID}, and in
 * batch templates {DOMAINS_XML} and {DOMAINS_LIST}. A template that is only the inside of a command is put
 * into a whole document.
 */
export function fillTemplate(template: string, { names, cltrid, dialect }: TemplateValues): string {
  const values: Readonly<Record<string, string>> = {
    XMLNS_DOMAIN: dialect.domain,
    DOMAIN: escaped(names[0] ?? ''),
    CLTRID: cltrid,
    DOMAINS_XML: nameElements(names),
    DOMAINS_LIST: escaped(names.join(',')),
  };
  const filled = template
    .trim()
    .replaceAll(/\{([A-Z_]+)\}/g, (whole, name: string) => values[name] ?? whole);
  if (/^<\?xml|^<epp\b/.test(filled)) return filled;
  const part = PARTS.exec(filled)?.[1];
  return part === undefined ? document(filled) : command(cltrid, `<${part}>${filled}</${part}>`);
}

/** The client transaction id of a log row: `DC-20261120-180003-000417`. */
export function clTrid(id: number, at: number): string {
  const time = new Date(at).toISOString().replaceAll(/[-:]/g, '');
  return `DC-${time.slice(0, 8)}-${time.slice(9, 15)}-${String(id % 1_000_000).padStart(6, '0')}`;
}

/** The server transaction id of a log row, in the registry's own style; the same row has the same one. */
export function svTrid(id: number, at: number, dialect: DialectName): string {
  return dialectOf(dialect).svTrid(new Rng(`svTRID/${id}/${at}`));
}
