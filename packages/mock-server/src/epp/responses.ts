import { isoTime } from '../time/clock.ts';
import { IN_USE_REASON } from './availability.ts';
import type { Dialect } from './dialects.ts';
import { document } from './requests.ts';
import { resultText } from './results.ts';
import { element, leaf } from './xml.ts';

/** The two transaction ids of an exchange. */
export interface Trid {
  readonly cltrid: string;
  readonly svtrid: string;
}

/** What a server says when a connection opens and after a hello: who it is and what it offers. */
export function greeting(server: string, at: number, { objects, extensions }: Dialect): string {
  return document(
    element(
      'greeting',
      {},
      leaf('svID', server),
      leaf('svDate', isoTime(at)),
      element(
        'svcMenu',
        {},
        leaf('version', '1.0'),
        leaf('lang', 'en'),
        ...objects.map((uri) => leaf('objURI', uri)),
        element('svcExtension', {}, ...extensions.map((uri) => leaf('extURI', uri))),
      ),
      element(
        'dcp',
        {},
        element('access', {}, element('all', {})),
        element(
          'statement',
          {},
          element('purpose', {}, element('admin', {}), element('prov', {})),
          element('recipient', {}, element('ours', {}), element('public', {})),
          element('retention', {}, element('stated', {})),
        ),
      ),
    ),
  );
}

/** What stands in an answer beside the result, as XML; empty where there is none. */
export interface Content {
  /** The message queue. */
  readonly queue: string;
  /** The data of the object. */
  readonly data: string;
}

/** The answer to a command: the result, what it brings, and both transaction ids. */
export function response(
  code: number,
  { cltrid, svtrid }: Trid,
  { queue, data }: Content = { queue: '', data: '' },
): string {
  return document(
    element(
      'response',
      {},
      element('result', { code }, leaf('msg', resultText(code))),
      queue,
      data === '' ? '' : element('resData', {}, data),
      element('trID', {}, leaf('clTRID', cltrid), leaf('svTRID', svtrid)),
    ),
  );
}

/** The one message of the queue: its id, since when it waits and what it says. */
export function messageQueue(message: string, at: number): string {
  return element(
    'msgQ',
    { count: 1, id: message },
    leaf('qDate', isoTime(at)),
    leaf('msg', 'Low account balance'),
  );
}

/** What a check found: each name with whether it can be registered, and the reason when it cannot. */
export function checkData(
  names: readonly string[],
  free: readonly string[],
  { domain, avail: [yes, no] }: Dialect,
): string {
  const isFree = new Set(free);
  const found = names.map((name) =>
    isFree.has(name)
      ? element('domain:cd', {}, leaf('domain:name', name, { avail: yes }))
      : element(
          'domain:cd',
          {},
          leaf('domain:name', name, { avail: no }),
          leaf('domain:reason', IN_USE_REASON),
        ),
  );
  return element('domain:chkData', { 'xmlns:domain': domain }, ...found);
}

/** What a create made: the name, and when it was registered and will expire (a year later). */
export function createData(name: string, at: number, { domain, avail }: Dialect): string {
  const end = new Date(at);
  const expires = isoTime(end.setUTCFullYear(end.getUTCFullYear() + 1));
  const isFred = avail[0] === 'true';
  return element(
    'domain:creData',
    { 'xmlns:domain': domain },
    leaf('domain:name', name),
    leaf('domain:crDate', isoTime(at)),
    leaf('domain:exDate', isFred ? expires.slice(0, 10) : expires),
  );
}
