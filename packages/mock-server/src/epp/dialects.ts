import type { Rng } from '../rng.ts';

/** The namespaces and habits of a registry's EPP. */
export interface Dialect {
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

function digits(rng: Rng, count: number): string {
  return String(rng.int(1, 9)) + Array.from({ length: count - 1 }, () => rng.int(0, 9)).join('');
}

const RFC_OBJECTS = ['domain', 'host', 'contact'].map(
  (name) => `urn:ietf:params:xml:ns:${name}-1.0`,
);

/** Each dialect by the name that log rows keep. */
const DIALECTS = {
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
} as const satisfies Record<string, Dialect>;

/** The name of a dialect. */
export type DialectName = keyof typeof DIALECTS;

/** The dialect of this name. */
export function dialectOf(name: DialectName): Dialect {
  return DIALECTS[name];
}

/** What the registry of these TLDs speaks. */
export function dialectNameOf(tlds: readonly string[]): DialectName {
  if (tlds.includes('cz')) return 'fred';
  return tlds.includes('com') ? 'verisign' : 'rfc';
}
