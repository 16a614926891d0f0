import type { SourceType } from '@dropcatch/sdk';
import { isAccepted, isUnknownHost } from '../outside.ts';
import { DAY, isoDate } from '../time/clock.ts';
import type { StoredSource } from './stored.ts';

/** Nothing answers in less than this, in seconds. */
const FASTEST = 2;

/** How the address of each type of source begins, and what it says when it refuses or has no such file. */
const KINDS: Readonly<
  Record<SourceType, { schemes: readonly string[]; refused: string; missing: string }>
> = {
  HTTP: { schemes: ['http:', 'https:'], refused: 'HTTP 401', missing: 'HTTP 404' },
  API: { schemes: ['http:', 'https:'], refused: 'HTTP 401', missing: 'HTTP 404' },
  S3: { schemes: ['s3:', 'https:'], refused: 'AccessDenied (403)', missing: 'NoSuchKey (404)' },
  FTP: { schemes: ['ftp:'], refused: '530 Login incorrect', missing: '550 No such file' },
  FTPS: { schemes: ['ftps:'], refused: '530 Login incorrect', missing: '550 No such file' },
  FILE: {
    schemes: ['file:'],
    refused: 'EACCES: permission denied',
    missing: 'ENOENT: no such file',
  },
};

function compactDate(day: number): string {
  return isoDate(day * DAY).replaceAll('-', '');
}

/** The address of a source on a day: {TODAY} and {YESTERDAY} as YYYYmmdd (spec, section 5). */
export function sourceUrl(url: string, day: number): string {
  return url
    .replaceAll('{TODAY}', compactDate(day))
    .replaceAll('{YESTERDAY}', compactDate(day - 1));
}

function parsed(url: string): URL | undefined {
  try {
    return new URL(url.startsWith('/') ? `file://${url}` : url);
  } catch {
    return undefined;
  }
}

function hasWrongSecret({ auth_type, auth_config: given }: StoredSource): boolean {
  if (auth_type === null) return false;
  const secret = {
    basic: given.password,
    bearer: given.token,
    api_key: given.key,
    oauth: given.token,
  }[auth_type];
  return !isAccepted(secret);
}

/**
 * Why a source cannot be read on a day (from 1970-01-01); undefined when it can. A host below `.invalid` is unknown, a
 * path with `retired` or `missing` is not there, a secret that is missing or `wrong` is refused.
 */
export function sourceTrouble(source: StoredSource, day: number): string | undefined {
  const { schemes, refused, missing } = KINDS[source.type];
  if (!source.url) return 'The source has no URL';
  const url = parsed(sourceUrl(source.url, day));
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
