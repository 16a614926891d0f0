import type { SourceType } from '@dropcatch/sdk';
import { urlProblem } from '../../ui/form/urlProblem.ts';
import { addDays, utcDay } from '../../core/time/time.ts';

/** What the address of a source may hold to be replaced by a date (spec, section 5). */
export const datePlaceholders = ['TODAY', 'YESTERDAY'] as const;

/** The address as it is fetched at an instant: {TODAY} and {YESTERDAY} as YYYYmmdd, in UTC. */
export function datedUrl(url: string, now: number): string {
  const today = utcDay(now);
  return url
    .replaceAll('{TODAY}', today.replaceAll('-', ''))
    .replaceAll('{YESTERDAY}', addDays(today, -1).replaceAll('-', ''));
}

/** The schemes of a source's address, and an example, by its type; a file has a path, which may be anything. */
const addresses: Readonly<
  Record<SourceType, readonly [schemes: readonly string[], example: string] | null>
> = {
  HTTP: [['http', 'https'], 'https://lists.example.com/{TODAY}.csv'],
  API: [['http', 'https'], 'https://api.example.com/drops?date={TODAY}'],
  FTP: [['ftp'], 'ftp://ftp.example.com/{TODAY}.csv'],
  FTPS: [['ftps', 'ftp'], 'ftps://ftp.example.com/{TODAY}.csv'],
  S3: [['s3', 'http', 'https'], 's3://bucket/{TODAY}.csv'],
  FILE: null,
};

/** What is wrong with the address of a source of a type. An empty one is none, and left to the server. */
export function sourceUrlProblem(type: SourceType, url: string): string | undefined {
  const address = addresses[type];
  if (!address || !url.trim()) return undefined;
  return urlProblem(datedUrl(url.trim(), 0), ...address);
}
