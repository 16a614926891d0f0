import type { EppLogRow, Order } from '@dropcatch/sdk';
import {
  array,
  assert,
  constantFrom,
  integer,
  property,
  record,
  shuffledSubarray,
} from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isNewer,
  mergeCreates,
  answerText,
  answerTone,
  createTone,
  outcomeOf,
  type NameCreates,
} from './outcome.ts';
import { takesPart } from '../orders/orderStates.ts';

function create(log_id: number, object_name: string, second = log_id): EppLogRow {
  const timestamp = new Date(Date.UTC(2026, 10, 23, 19, 0, second)).toISOString();
  return { log_id, object_name, timestamp, command: 'create', status_code: 2302 } as EppLogRow;
}

describe('the last create of a name', () => {
  const rows = array(
    record({ id: integer({ min: 1, max: 500 }), name: constantFrom('a.com', 'b.com', 'c.net') }),
    { maxLength: 30 },
  );

  test('is the newest one, in any order of rows and with repeats', () => {
    assert(
      property(rows, shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7, 8]), (made, again) => {
        const all = made.map(({ id, name }) => create(id, name));
        const twice = [...all, ...again.flatMap((at) => all[at] ?? [])];
        const last = mergeCreates({}, twice);
        for (const row of all) {
          const known = last[row.object_name ?? ''];
          expect(known && isNewer(row, known)).toBe(false);
        }
      }),
    );
  });

  test('ignores checks, and keeps the same object if nothing changes', () => {
    const known = mergeCreates({}, [create(2, 'a.com')]);
    expect(mergeCreates(known, [{ ...create(3, 'a.com'), command: 'check' }])).toBe(known);
    expect(mergeCreates(known, [create(1, 'a.com')])).toBe(known);
  });
});

const day = '2026-11-23';

const at = (time: string) => Date.parse(`${day}T${time}Z`);

function order(state: string, domain = 'brook.com', paid_at: string | null = `${day}T01:00:00Z`) {
  const tld = domain.slice(domain.indexOf('.') + 1);
  return { id: 1, domain, tld, drop_date: day, state, paid_at } as Order;
}

const row = (status_code: number | null, command: string | null = 'create') =>
  ({ status_code, command, connection_type: 'command' }) as EppLogRow;

const notAsked: NameCreates = { sent: undefined, last: undefined };

const none: NameCreates = { sent: false, last: undefined };

const some: NameCreates = { sent: true, last: row(2302) };

const before = at('18:00:00');

const within = at('19:22:00');

const after = at('20:15:00');

describe('the outcome of an order', () => {
  test.each([
    ['waits before its window', 'READY_FOR_CATCH', some, before, 'waiting'],
    ['races in it', 'READY_FOR_CATCH', none, within, 'racing'],
    ['races in it, whatever the log says', 'PROCESSING', notAsked, within, 'racing'],
    ['is won once caught', 'CATCHED_PROCESSING', notAsked, within, 'won'],
    ['stays won', 'CATCHED_COMPLETED', some, after, 'won'],
    ['is lost where it failed after a create', 'FAILED', some, within, 'lost'],
    ['is missed where it failed without one', 'FAILED', none, within, 'missed'],
    ['is not known where it failed and the log was not read', 'FAILED', notAsked, after, 'unknown'],
    ['is missed where its window is over and none was sent', 'PROCESSING', none, after, 'missed'],
    [
      'is not known where its window is over and some were sent',
      'PROCESSING',
      some,
      after,
      'unknown',
    ],
    [
      'is not known after its window before the log was read',
      'PROCESSING',
      notAsked,
      after,
      'unknown',
    ],
    ['is not known in a state that is new here', 'SOMETHING_NEW', notAsked, after, 'unknown'],
  ] as const)('%s', (_what, state, sent, now, outcome) => {
    expect(outcomeOf(order(state), sent, now)).toBe(outcome);
  });

  test('is not decided by data from before the end of the window', () => {
    expect(outcomeOf(order('PROCESSING'), none, after, within)).toBe('unknown');
    expect(outcomeOf(order('PROCESSING'), none, after, after)).toBe('missed');
  });

  test('is not missed for a user who sees the log of only some accounts', () => {
    expect(outcomeOf(order('FAILED'), { ...none, ownOnly: true }, after)).toBe('unknown');
    expect(outcomeOf(order('FAILED'), { ...some, ownOnly: true }, after)).toBe('lost');
  });

  test('depends on the state while the hours are not known', () => {
    const armed = order('READY_FOR_CATCH', 'east.co.uk');
    expect(outcomeOf(armed, none, at('00:30:00'))).toBe('waiting');
    expect(outcomeOf(order('PROCESSING', 'east.co.uk'), none, at('23:30:00'))).toBe('racing');
    expect(outcomeOf(armed, none, at('23:59:59') + 1000)).toBe('missed');
  });

  test('a name of a registry that releases no names to the public never races', () => {
    expect(outcomeOf(order('PROCESSING', 'brook.cz'), none, at('12:00:00'))).toBe('waiting');
  });

  test('no order is won, lost or missed without a reason', () => {
    const states = constantFrom(
      'PAID_WAITING_EXDATE',
      'PAID_WAITING_CATCH',
      'READY_FOR_CATCH',
      'PROCESSING',
      'CATCHED_PROCESSING',
      'CATCHED_COMPLETED',
      'FAILED',
      'UNHEARD_OF',
    );
    const sents = constantFrom(true, false, undefined);
    const times = integer({ min: at('00:00:00'), max: at('23:59:59') });
    assert(
      property(states, sents, times, (state, sent, now) => {
        const outcome = outcomeOf(order(state), { sent, last: undefined }, now);
        if (outcome === 'won') expect(state).toMatch(/^CATCHED/);
        if (outcome === 'lost') expect([state, sent]).toEqual(['FAILED', true]);
        if (outcome === 'missed') expect(sent).toBe(false);
      }),
    );
  });

  test('an order takes part only if it is paid and not withdrawn', () => {
    expect(takesPart(order('READY_FOR_CATCH'))).toBe(true);
    expect(takesPart(order('READY_FOR_CATCH', 'brook.com', null))).toBe(false);
    expect(takesPart(order('NEW'))).toBe(false);
    expect(takesPart(order('REFUNDED'))).toBe(false);
  });
});

describe('the meaning of an answer', () => {
  test.each([
    [2302, 'plain'],
    [1000, 'good'],
    [1001, 'good'],
    [2502, 'bad'],
    [2400, 'bad'],
    [null, 'bad'],
  ] as const)('of a create with %s is %s', (code, tone) => {
    expect(createTone(row(code))).toBe(tone);
  });

  test.each([
    [2302, 'Taken'],
    [1000, 'Caught'],
    [2502, 'Session limit'],
    [2999, 'Refused'],
    [null, 'No answer'],
  ] as const)('of a create with %s reads %s', (code, text) => {
    expect(answerText(row(code))).toBe(text);
  });

  test('of another command is a problem only for a refusal or a broken connection', () => {
    expect(answerTone(row(1000, 'check'))).toBe('plain');
    expect(answerTone(row(null, null))).toBe('plain');
    expect(answerTone(row(2200, 'login'))).toBe('bad');
    expect(answerTone({ ...row(null, null), connection_type: 'error' })).toBe('bad');
  });
});
