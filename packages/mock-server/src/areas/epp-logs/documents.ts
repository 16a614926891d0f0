import { isoTime, MINUTE } from '../../world/time.ts';
import { Rng } from '../../world/rng.ts';
import { MASK } from '../credentials.ts';
import type { ValueMap } from '../../text/value.ts';
import { escaped, writeElements } from '../../text/xml.ts';
import { IN_USE_REASON } from '../registry/availability.ts';
import { resultText } from '../registry/codes.ts';
import type { DialectName, EppCommand, StoredEppLog } from '../../world/records/epp.ts';

interface Dialect {
  /** Namespace of domain commands, {XMLNS_DOMAIN} in templates. */
  readonly domain: string;
  /** All object namespaces in the greeting, domains first. */
  readonly objects: readonly string[];
  readonly extensions: readonly string[];
  readonly avail: readonly [yes: string, no: string];
  /** Creates a server transaction id in this registry's form, 3 to 64 characters. */
  readonly svTrid: (rng: Rng) => string;
}

const digits = (rng: Rng, count: number): string =>
  String(rng.int(1, 9)) + Array.from({ length: count - 1 }, () => rng.int(0, 9)).join('');

const urns = (...names: string[]): string[] =>
  names.map((name) => `urn:ietf:params:xml:ns:${name}`);

const fredUrls = (...names: string[]): string[] =>
  names.map((name) => `http://www.nic.cz/xml/epp/${name}`);

/** RFC 5730 to 5733, as in most registries. */
const RFC: Dialect = {
  domain: 'urn:ietf:params:xml:ns:domain-1.0',
  objects: urns('domain-1.0', 'host-1.0', 'contact-1.0'),
  extensions: urns('rgp-1.0', 'secDNS-1.1', 'epp:fee-1.0', 'launch-1.0'),
  avail: ['1', '0'],
  svTrid: (rng) =>
    rng.bits().toString(16).padStart(8, '0') + rng.int(65_536, 1_048_575).toString(16),
};

const DIALECTS: Readonly<Record<DialectName, Dialect>> = {
  rfc: RFC,
  /** The registry of com and net: fewer extensions and other transaction ids. */
  verisign: {
    ...RFC,
    extensions: urns('rgp-1.0', 'secDNS-1.1'),
    svTrid: (rng) => `RO-${digits(rng, 5)}-${digits(rng, 16)}`,
  },
  /** FRED by CZ.NIC: its own namespaces, and true and false instead of 1 and 0. */
  fred: {
    domain: 'http://www.nic.cz/xml/epp/domain-1.4',
    objects: fredUrls('domain-1.4', 'contact-1.6', 'nsset-1.2', 'keyset-1.3'),
    extensions: fredUrls('enumval-1.2'),
    avail: ['true', 'false'],
    svTrid: (rng) => `ccReg-${digits(rng, 10)}`,
  },
};

export const dialectOf = (name: DialectName): Dialect => DIALECTS[name];

export function dialectNameOf(tlds: readonly string[]): DialectName {
  if (tlds.includes('cz')) return 'fred';
  return tlds.includes('com') ? 'verisign' : 'rfc';
}

const isFred = (dialect: Dialect): boolean => dialect === DIALECTS.fred;

const document = (content: string): string =>
  '<?xml version="1.0" encoding="UTF-8" standalone="no"?>' +
  `<epp xmlns="urn:ietf:params:xml:ns:epp-1.0">${content}</epp>`;

const commandDocument = (cltrid: string, content: string): string =>
  document(`<command>${content}${writeElements({ clTRID: cltrid })}</command>`);

/** The services in a greeting and a login: objects and extensions. */
const services = ({ objects, extensions }: Dialect): ValueMap => ({
  objURI: objects,
  svcExtension: { extURI: extensions },
});

const inDomain = (name: string, { domain }: Dialect, content: ValueMap): ValueMap => ({
  [`domain:${name}`]: { '@xmlns:domain': domain, ...content },
});

const LETTERS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Transfer code of a new domain. Registries log it in clear text. */
function authInfoOf({ id, at }: StoredEppLog): string {
  const rng = new Rng(`authInfo/${id}/${at}`);
  return Array.from({ length: 12 }, () => LETTERS[rng.int(0, LETTERS.length - 1)]).join('');
}

/** Elements of a create besides name and period. Contacts are named after the client. */
function registration(row: StoredEppLog, dialect: Dialect): ValueMap {
  const contact = `${row.client}-1`;
  const authInfo = authInfoOf(row);
  if (isFred(dialect)) {
    return {
      'domain:nsset': `${row.client}-NS`,
      'domain:registrant': contact,
      'domain:admin': contact,
      'domain:authInfo': authInfo,
    };
  }
  return {
    'domain:ns': { 'domain:hostObj': ['ns1.dropcatch.example', 'ns2.dropcatch.example'] },
    'domain:registrant': contact,
    'domain:contact': ['admin', 'tech'].map((type) => ({ '@type': type, '#text': contact })),
    'domain:authInfo': { 'domain:pw': authInfo },
  };
}

const acknowledged = (message: string): ValueMap => ({ '@op': 'ack', '@msgID': message });

/** Content of each command. Logs never contain a password. */
const COMMANDS: Readonly<
  Record<Exclude<EppCommand, 'hello'>, (row: StoredEppLog, dialect: Dialect) => ValueMap>
> = {
  login: ({ client }, dialect) => ({
    login: {
      clID: client,
      pw: MASK,
      options: { version: '1.0', lang: 'en' },
      svcs: services(dialect),
    },
  }),
  logout: () => ({ logout: null }),
  poll: ({ code, names: [message = ''] }) => ({
    poll: code === 1000 ? acknowledged(message) : { '@op': 'req' },
  }),
  check: ({ names }, dialect) => ({ check: inDomain('check', dialect, { 'domain:name': names }) }),
  create: (row, dialect) => ({
    create: inDomain('create', dialect, {
      'domain:name': row.names[0] ?? '',
      'domain:period': { '@unit': 'y', '#text': 1 },
      ...registration(row, dialect),
    }),
  }),
};

interface TemplateValues {
  readonly names: readonly string[];
  readonly cltrid: string;
  readonly dialect: Dialect;
}

/**
 * Fills the placeholders of a custom command (spec, section 5): {XMLNS_DOMAIN}, {DOMAIN}, {CLTRID}, and in batch
 * templates {DOMAINS_XML} and {DOMAINS_LIST}. Wraps a template without a document in one.
 */
export function fillTemplate(template: string, { names, cltrid, dialect }: TemplateValues): string {
  const values: Readonly<Record<string, string>> = {
    XMLNS_DOMAIN: dialect.domain,
    DOMAIN: escaped(names[0] ?? ''),
    CLTRID: cltrid,
    DOMAINS_XML: writeElements({ 'domain:name': names }),
    DOMAINS_LIST: escaped(names.join(',')),
  };
  const filled = template
    .trim()
    .replaceAll(/\{([A-Z_]+)\}/g, (whole, name: string) => values[name] ?? whole);
  if (/^<\?xml|^<epp\b/.test(filled)) return filled;
  const part = /^<(?:\w+:)?(check|create)\b/.exec(filled)?.[1];
  if (part === undefined) return document(filled);
  return commandDocument(cltrid, `<${part}>${filled}</${part}>`);
}

/** Client transaction id of a row: `DC-20261120-180003-000417`. */
function clTrid({ id, at }: StoredEppLog): string {
  const time = new Date(at).toISOString().replaceAll(/[-:]/g, '');
  return `DC-${time.slice(0, 8)}-${time.slice(9, 15)}-${String(id % 1_000_000).padStart(6, '0')}`;
}

const svTrid = ({ id, at, dialect }: StoredEppLog): string =>
  dialectOf(dialect).svTrid(new Rng(`svTRID/${id}/${at}`));

/** Transaction ids of a row. Null for connections and hello, which have none (RFC 5730, section 2.3). */
export function tridsOf(row: StoredEppLog): { cltrid: string | null; svtrid: string | null } {
  const isCommand = row.command !== null && row.command !== 'hello';
  return {
    cltrid: isCommand ? clTrid(row) : null,
    svtrid: isCommand && row.code !== null ? svTrid(row) : null,
  };
}

/** The XML of the request. Null for a connect, which sends none. */
export function requestOf(row: StoredEppLog): string | null {
  const { command, names, template } = row;
  if (command === null) return null;
  const cltrid = clTrid(row);
  const dialect = dialectOf(row.dialect);
  if (template !== null) return fillTemplate(template, { names, cltrid, dialect });
  if (command === 'hello') return document('<hello/>');
  return commandDocument(cltrid, writeElements(COMMANDS[command](row, dialect)));
}

/** The greeting, which a server sends on connect and after a hello: its name, its services and its data policy. */
const greetingOf = ({ registrar, at, duration_ms, dialect }: StoredEppLog): ValueMap => ({
  greeting: {
    svID: `${registrar} EPP server`,
    svDate: isoTime(at + duration_ms),
    svcMenu: { version: '1.0', lang: 'en', ...services(dialectOf(dialect)) },
    dcp: {
      access: { all: null },
      statement: {
        purpose: { admin: null, prov: null },
        recipient: { ours: null, public: null },
        retention: { stated: null },
      },
    },
  },
});

/** The result of a check: each name with its availability, and the reason when it is taken. */
export function checkData(
  names: readonly string[],
  free: readonly string[],
  dialect: Dialect,
): ValueMap {
  const isFree = new Set(free);
  const [yes, no] = dialect.avail;
  const found = names.map((name) => ({
    'domain:name': { '@avail': isFree.has(name) ? yes : no, '#text': name },
    ...(!isFree.has(name) && { 'domain:reason': IN_USE_REASON }),
  }));
  return inDomain('chkData', dialect, { 'domain:cd': found });
}

/** The result of a create: the name with its creation date and its expiry a year later. */
function createData({ names, at, duration_ms }: StoredEppLog, dialect: Dialect): ValueMap {
  const end = new Date(at + duration_ms);
  const expires = isoTime(end.setUTCFullYear(end.getUTCFullYear() + 1));
  return inDomain('creData', dialect, {
    'domain:name': names[0] ?? '',
    'domain:crDate': isoTime(at + duration_ms),
    'domain:exDate': isFred(dialect) ? expires.slice(0, 10) : expires,
  });
}

/** The data of a successful answer. Undefined when it has none. */
function dataOf(row: StoredEppLog): ValueMap | undefined {
  const { command, code, names, free } = row;
  const dialect = dialectOf(row.dialect);
  if (command === 'check' && code === 1000) return checkData(names, free, dialect);
  const isCreated = command === 'create' && (code === 1000 || code === 1001);
  return isCreated ? createData(row, dialect) : undefined;
}

const WAITED = 11 * MINUTE;

/** The only message of the queue: its id, its time and its text. */
const messageQueue = ({ names: [message = ''], at }: StoredEppLog): ValueMap => ({
  '@count': '1',
  '@id': message,
  qDate: isoTime(at - WAITED),
  msg: 'Low account balance',
});

/** The XML of the answer. Null when there was none. */
export function responseOf(row: StoredEppLog): string | null {
  const { code } = row;
  if (row.trouble !== null) return null;
  if (code === null) return document(writeElements(greetingOf(row)));
  const data = dataOf(row);
  const response = {
    result: { '@code': code, msg: resultText(code) },
    ...(code === 1301 && { msgQ: messageQueue(row) }),
    ...(data && { resData: data }),
    trID: { clTRID: clTrid(row), svTRID: svTrid(row) },
  };
  return document(writeElements({ response }));
}
