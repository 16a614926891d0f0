import type { ImportPreviewRecord, SourceType } from '@dropcatch/sdk';
import { priceOf } from '../../world/catalogue/generate.ts';
import { labelBelow, makeLabel } from '../../world/catalogue/names.ts';
import { DAY, HOUR, isoDate } from '../../world/time.ts';
import { parsedUrl } from '../../input/json.ts';
import type { Rng } from '../../world/rng.ts';
import type { World } from '../../world/world.ts';
import { isAccepted, isUnknownHost } from '../credentials.ts';
import type { Reading, StoredSource } from '../../world/records/sources.ts';

/** A record as it is read from a source. Empty fields are undefined. Invalid dates stay as text. */
interface SourceRecord {
  readonly row: number;
  readonly label: string;
  readonly tld: string;
  readonly domain: string | undefined;
  readonly dropDay: number;
  readonly expiration_date: string | undefined;
  readonly registrar: string | undefined;
  readonly price: number | undefined;
}

/** TLDs of a source whose categories name none. */
const ANY_TLDS = ['com', 'com', 'com', 'net', 'org'];

/** Days between the listing of a name and its drop: lists show names in pendingDelete (RFC 3915, section 3.1). */
const DAYS_AHEAD = 5;
const REGISTRARS = ['GoDaddy', 'Namecheap', 'Gandi', 'IONOS', 'Regtons', 'Tucows'];

const PARTS = { known: 0.02, noDomain: 0.004, badDate: 0.004, noDate: 0.004, noPrice: 0.03 };

function tldsOf({ store }: World, { epp_category_ids }: StoredSource): readonly string[] {
  const tlds = epp_category_ids.flatMap((id) => store.eppCategories.get(id)?.supported_tlds ?? []);
  return tlds.length === 0 ? ANY_TLDS : tlds;
}

function knownName(world: World, rng: Rng): { label: string; tld: string } | undefined {
  const { catalogue } = world;
  const row = rng.int(0, Math.max(0, catalogue.size - 1));
  if (row >= catalogue.size) return undefined;
  const tld = catalogue.tld(row);
  return { label: catalogue.name(row).slice(0, -tld.length - 1), tld };
}

function expiryOf(rng: Rng, dropDay: number): string | undefined {
  const day = isoDate((dropDay - rng.int(65, 80)) * DAY);
  if (rng.chance(PARTS.noDate)) return undefined;
  return rng.chance(PARTS.badDate) ? `${day.slice(0, 4)}-00-${day.slice(8)}` : day;
}

/** Duration of an edition, in milliseconds. Lists change three times a day. */
const EDITION = 8 * HOUR;

/** Number of the edition at an instant, in milliseconds since 1970. */
export const editionAt = (at: number): number => Math.floor(at / EDITION);

/**
 * The records of a source for a day or an edition. They are always the same. The records of an edition do not end: the
 * reader decides how many to take. Only fields in the source's mapping have values.
 */
export function* recordsOf(
  world: World,
  source: StoredSource,
  { day, edition }: Reading,
): Generator<SourceRecord> {
  const rng = world.rng.derive(
    `source/${source.id}/${source.url}/${day}${edition === undefined ? '' : `/${edition}`}`,
  );
  const last = edition === undefined ? source.records : Infinity;
  const names = rng.derive('names');
  const tlds = tldsOf(world, source);
  const { field_mapping: mapping } = source;
  for (let row = 1; row <= last; row += 1) {
    const known = rng.chance(PARTS.known) ? knownName(world, rng) : undefined;
    // Always drawn, so that the other names do not depend on the catalogue.
    const fresh = { label: makeLabel(names), tld: names.pick(tlds) };
    const { tld } = known ?? fresh;
    const label = known?.label ?? labelBelow(tld, fresh.label, names);
    const dropDay = day + DAYS_AHEAD + rng.int(0, 3);
    const expires = expiryOf(rng, dropDay);
    const price = rng.chance(PARTS.noPrice) ? undefined : priceOf(rng, tld) / 100;
    yield {
      row,
      label,
      tld,
      domain: rng.chance(PARTS.noDomain) ? undefined : `${label}.${tld}`,
      dropDay,
      expiration_date: mapping.expiration_date ? expires : undefined,
      registrar: mapping.registrar ? rng.pick(REGISTRARS) : undefined,
      price: mapping.price ? price : undefined,
    };
  }
}

/** The error of a record by the source's rules. Undefined when it can be stored. */
export function sourceRecordError({ validation_rules: rules }: StoredSource, record: SourceRecord) {
  const fields: Readonly<Record<string, unknown>> = { ...record, drop_date: record.dropDay };
  // A record needs a domain, whatever the rules are.
  const required = ['domain', ...(rules.required_fields ?? ['domain', 'expiration_date'])];
  const missing = required.find((field) => fields[field] === undefined);
  if (missing !== undefined) return `row ${record.row}: no ${missing}`;
  const { expiration_date: date } = record;
  if (date !== undefined && Number.isNaN(Date.parse(date))) {
    const format = rules.date_format ?? '%Y-%m-%d';
    return `row ${record.row}: expiration_date "${date}" does not match ${format}`;
  }
  return undefined;
}

export function previewOf(record: SourceRecord): ImportPreviewRecord {
  return {
    domain: record.domain ?? '',
    drop_date: isoDate(record.dropDay * DAY),
    expiration_date: record.expiration_date ?? null,
    price: record.price ?? null,
  };
}

/** Fastest answer of a source, in seconds. */
const FASTEST = 2;

/** Schemes of the address of a type, and its errors for a refused login and a missing file. */
interface SourceKind {
  readonly schemes: readonly string[];
  readonly refused: string;
  readonly missing: string;
}

const WEB = { schemes: ['http:', 'https:'], refused: 'HTTP 401', missing: 'HTTP 404' };
const BY_FTP = { refused: '530 Login incorrect', missing: '550 No such file' };
const ON_DISK = { refused: 'EACCES: permission denied', missing: 'ENOENT: no such file' };

const KINDS: Readonly<Record<SourceType, SourceKind>> = {
  HTTP: WEB,
  API: WEB,
  S3: { schemes: ['s3:', 'https:'], refused: 'AccessDenied (403)', missing: 'NoSuchKey (404)' },
  FTP: { schemes: ['ftp:'], ...BY_FTP },
  FTPS: { schemes: ['ftps:'], ...BY_FTP },
  FILE: { schemes: ['file:'], ...ON_DISK },
};

const compactDate = (day: number): string => isoDate(day * DAY).replaceAll('-', '');

/** The address of a source on a day, with {TODAY} and {YESTERDAY} as YYYYmmdd (spec, section 5). */
const sourceUrl = (url: string, day: number): string =>
  url.replaceAll('{TODAY}', compactDate(day)).replaceAll('{YESTERDAY}', compactDate(day - 1));

function hasWrongSecret({ auth_type, auth_config: given }: StoredSource): boolean {
  const { password: basic, token: bearer, key: api_key, token: oauth } = given;
  return auth_type !== null && !isAccepted({ basic, bearer, api_key, oauth }[auth_type]);
}

/**
 * Why a source cannot be read on a day (from 1970-01-01). Undefined when it can. A host below `.invalid` is unknown, a
 * path with `retired` or `missing` does not exist, and a secret that is missing or `wrong` is refused.
 */
export function sourceError(source: StoredSource, day: number): string | undefined {
  const { schemes, refused, missing } = KINDS[source.type];
  if (!source.url) return 'The source has no URL';
  const text = sourceUrl(source.url, day);
  const url = parsedUrl(text.startsWith('/') ? `file://${text}` : text);
  if (url === undefined) return `${source.url} is not an address`;
  if (!schemes.includes(url.protocol)) {
    return `A source of type ${source.type} needs an address with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}`;
  }
  const from = url.hostname === '' ? url.pathname : url.hostname;
  if (isUnknownHost(url.hostname)) return `getaddrinfo ENOTFOUND ${url.hostname}`;
  const timeout = source.fetch_config.timeout ?? 60;
  if (timeout < FASTEST) return `connect timeout after ${timeout} s`;
  if (hasWrongSecret(source)) return `${refused} from ${from}`;
  if (/retired|missing/.test(url.pathname)) return `${missing} from ${from}`;
  return undefined;
}
