import type { EppAccount, EppLogRow, Order } from '@dropcatch/sdk';
import { describe, expect, test } from 'vitest';
import { columnsToCsv } from '../../ui/list/csv.ts';
import { namesToSearch, raceCsvColumns, raceRows } from './raceRows.ts';

const day = '2026-11-23';
const at = (time: string) => Date.parse(`${day}T${time}Z`);

function order(domain: string, state: string, more: Partial<Order> = {}): Order {
  const tld = domain.slice(domain.indexOf('.') + 1);
  const paid_at = state === 'NEW' ? null : `${day}T01:00:00Z`;
  return { id: 7, domain, tld, drop_date: day, state, paid_at, price: 69, ...more } as Order;
}

const create = (log_id: number, object_name: string, status_code = 2302) =>
  ({
    log_id,
    object_name,
    status_code,
    status_message: 'Object exists',
    command: 'create',
    timestamp: `${day}T19:22:07.${String(log_id).padStart(3, '0')}Z`,
    registrar_name: 'Verisign',
    account_id: 3,
  }) as EppLogRow;

const log = (rows: EppLogRow[], isWhole = true) => ({
  creates: {
    rows,
    last: Object.fromEntries(rows.map((row) => [row.object_name, row])),
    lanes: {},
    senders: new Set<number>(),
    isWhole,
  },
  found: undefined,
  ownOnly: false,
});

describe('the rows of the board', () => {
  test('are in groups, without orders that take no part, and name the account', () => {
    const orders = [
      order('won.com', 'CATCHED_COMPLETED'),
      order('unpaid.com', 'NEW'),
      order('brook.com', 'PROCESSING'),
    ];
    const accounts = [{ id: 3, name: 'VRSN-01' }] as EppAccount[];
    const rows = raceRows(orders, log([create(5, 'brook.com')]), accounts, at('19:22:10'));
    expect(rows.map(({ outcome, order: { domain } }) => `${outcome} ${domain}`)).toEqual([
      'racing brook.com',
      'won won.com',
    ]);
    expect(rows[0]?.account).toBe('VRSN-01');
  });

  test('of a group start with the next drop', () => {
    const orders = ['early.com', 'late.com', 'swift.info', 'zebra.org'].map((domain) =>
      order(domain, 'READY_FOR_CATCH'),
    );
    const rows = raceRows(orders, log([]), undefined, at('09:00:00'));
    expect(rows.map(({ order: { domain } }) => domain)).toEqual([
      'swift.info',
      'zebra.org',
      'early.com',
      'late.com',
    ]);
  });

  test('do not call an order missed that failed after the last read of the log', () => {
    const orders = [order('late.com', 'FAILED'), order('long.com', 'FAILED')];
    const isOlderThan = ({ domain }: Order) => domain === 'late.com';
    const rows = raceRows(orders, { ...log([]), isOlderThan }, undefined, at('19:22:10'));
    expect(rows.map(({ outcome, order: { domain } }) => `${outcome} ${domain}`)).toEqual([
      'missed long.com',
      'unknown late.com',
    ]);
  });

  describe('whose creates no page has shown', () => {
    const orders = [
      order('seen.com', 'FAILED'),
      order('lost.com', 'FAILED'),
      order('racing.com', 'PROCESSING'),
      order('missed.info', 'READY_FOR_CATCH'),
    ];
    const part = log([create(5, 'seen.com')], false);
    const reading = { ...part, isReading: true };
    const now = at('19:22:10');
    const outcomes = (known: Parameters<typeof raceRows>[1]) =>
      raceRows(orders, known, undefined, now).map(
        ({ outcome, order: { domain } }) => `${outcome} ${domain}`,
      );

    test('are searched by name once their race is over', () => {
      expect(namesToSearch(orders, part.creates, now)).toEqual(['lost.com', 'missed.info']);
      expect(namesToSearch(orders, log([]).creates, now)).toEqual([]);
    });

    test('are placed once, when all searches have ended', () => {
      const racing = ['racing racing.com'];
      expect(outcomes(reading)).toEqual([
        ...racing,
        'lost seen.com',
        'unread missed.info',
        'unread lost.com',
      ]);
      const found = {
        'lost.com': { last: create(2, 'lost.com'), sent: true },
        'missed.info': { sent: false },
      };
      expect(outcomes({ ...reading, found })).toEqual([
        ...racing,
        'lost lost.com',
        'lost seen.com',
        'missed missed.info',
      ]);
      // A search that failed, or that found too many longer names.
      expect(outcomes({ ...reading, found: { 'lost.com': {}, 'missed.info': {} } })).toEqual([
        ...racing,
        'lost seen.com',
        'unknown missed.info',
        'unknown lost.com',
      ]);
    });
  });

  test('say in words what is known from the first moment on', () => {
    const notes = (state: string, time: string) =>
      raceRows(
        [order('brook.com', state)],
        { creates: undefined, found: undefined, ownOnly: false, isReading: true },
        undefined,
        at(time),
      )[0]?.note;
    expect(notes('READY_FOR_CATCH', '18:59:59')).toBe('Waits, 19:00–20:15');
    expect(notes('READY_FOR_CATCH', '19:00:00')).toBe('No create seen yet');
    expect(notes('CATCHED_PROCESSING', '19:00:02')).toBe('Caught');
    expect(notes('PROCESSING', '20:15:00')).toBe('No create seen');
  });

  test('make a file with times in milliseconds', () => {
    const rows = raceRows(
      [order('brook.com', 'FAILED')],
      log([create(412, 'brook.com')]),
      undefined,
      at('20:30:00'),
    );
    const [, line] = columnsToCsv(raceCsvColumns, rows).split('\r\n');
    expect(line).toBe(
      '7,brook.com,2026-11-23,19:00–20:15,Lost,Failed,2302,Object exists,Verisign,2026-11-23T19:22:07.412Z,69',
    );
  });
});
