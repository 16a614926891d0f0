import type { OperationId } from '@dropcatch/sdk/operations';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../src/core/api/queryClient.ts';
import { operationOf } from './kit/answerWith.ts';
import { openConsole } from './kit/console.tsx';
import { recordPaths, screenOf, withRecord } from './kit/dialogs.ts';
import { screens } from './kit/screens.ts';
import { expectSettled } from './kit/screen.ts';

/** Every screen and dialog that shows data. */
const addresses = Object.entries(screens)
  .filter(([, { list, showsAnswers }]) => list ?? showsAnswers)
  .flatMap(([path]) => [path, ...recordPaths(path)]);

/** Fields that an answer always has: without them there is nothing to show. */
const required: readonly RegExp[] = [
  /(^|\.)(\w+_)?id$/,
  // The rows or the record of an answer, and whether something was done or runs.
  /^(\w+s|log|success|is_running)$/,
  // These identify a user.
  /^(role|username|email)$/,
  /^pagination\.(pages|total|has_next)$/,
  /^(date_distribution|orders\.trend_data|history)\[\]\.date$/,
  /^data\[\]\.(domain|fetched_at)$/,
  /^(domains|released_domains)\[\]\.domain$/,
];

/** The fields of each object are split into this many shares. A run spoils one share. */
const shares = 2;

/** How a field can be spoilt. Without a value it is absent. */
const spoilt = [{}, { value: null }, { value: 'spoilt' }, { value: { a: 1 } }, { value: ['a'] }];

/**
 * Spoils one share of the fields of each object, in all ways in turn. In a list, the next row has the next share
 * spoilt. Keeps some rows from all of a long list, enough for each field to be spoilt in each way: more take longer.
 */
function spoil(value: unknown, share: number, turn: number, path = ''): unknown {
  if (Array.isArray(value)) {
    const step = Math.ceil(value.length / (shares * spoilt.length));
    const kept = value.filter((_, index) => index % step === 0);
    return kept.map((item, index) => spoil(item, share + index, turn, `${path}[]`));
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).flatMap(([name, inner], index) => {
    const at = path ? `${path}.${name}` : name;
    const isWhole = path === '' && Object.keys(value).length === 1;
    const kept = isWhole || required.some((pattern) => pattern.test(at));
    if (kept || (index + share) % shares !== 0) return [[name, spoil(inner, share, turn, at)]];
    const way = spoilt[(Math.floor(index / shares) + share + turn) % spoilt.length] ?? {};
    return 'value' in way ? [[name, way.value]] : [];
  });
  return Object.fromEntries(entries);
}

/** The same values as services of other kinds send them: in quotes, without an offset, and null for an empty list. */
function quoted(value: unknown): unknown {
  if (Array.isArray(value)) return value.length > 0 ? value.map(quoted) : null;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') {
    return value.replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d(\.\d+)?)Z$/, '$1 $2');
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, quoted(inner)]));
}

/** A row of a list that has this id, by whatever name. */
const hasId = (row: { id?: unknown; job_id?: unknown; domain?: unknown }, id: string) =>
  [row.id, row.job_id, row.domain].some((value) => String(value) === id);

/**
 * The list below a dialog: its first row and the row of the dialog. The address of the list tests all rows, and drawing
 * them again below each dialog takes most of its time.
 */
function fewRows(body: object, id: string): unknown {
  return Object.fromEntries(
    Object.entries(body).map(([name, value]: [string, unknown]) => [
      name,
      Array.isArray(value) ? value.filter((row, at) => at === 0 || hasId(row, id)) : value,
    ]),
  );
}

/** Calls that decide who is signed in. */
const session: readonly (OperationId | undefined)[] = ['auth/login', 'auth/refresh'];

/** Opens a screen as an admin. All answers to reads change as the returned function says. */
async function openChanged(path: string) {
  let change = (body: unknown) => body;
  const below = path.includes('$') ? screens[screenOf(path)]?.list?.reads : undefined;
  let url = '';
  const { address } = await openConsole((mock) => (url = withRecord(mock, path)), {
    as: 'admin',
    prepare: () => {
      const { fetch } = globalThis;
      vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
        const request = new Request(input, init);
        const operation = operationOf(request.method, request.url);
        const response = await fetch(request);
        const isJson = response.headers.get('content-type')?.includes('json');
        if (!response.ok || !isJson || session.includes(operation)) return response;
        const body = await response.json();
        const given = operation === below ? fewRows(body, url.split('/')[2] ?? '') : body;
        return Response.json(change(given), response);
      });
    },
  });
  const settled = async () => {
    await expectSettled();
    // A long list shows its first rows first. Their text as it is laid out takes longer to read.
    let last: string | null = '';
    await expect
      .poll(() => {
        const before = last;
        last = document.body.textContent;
        return last === before;
      })
      .toBe(true);
  };
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await settled();
  /** Reads everything again with changed answers. Returns the text of the screen. */
  const changed = async (next: (body: unknown) => unknown): Promise<string> => {
    change = next;
    await queryClient.resetQueries();
    await settled();
    return document.body.innerText;
  };
  return { address, changed };
}

/** The names of controls, which screen readers say. */
const labels = () =>
  [...document.querySelectorAll('[aria-label]')].map((named) => named.ariaLabel).join('\n');

test.for(addresses)('%s works with fields that are missing or cannot be read', async (url) => {
  const { address, changed } = await openChanged(url);
  const opened = address();
  const problems: string[] = [];
  for (const turn of spoilt.keys()) {
    for (let share = 0; share < shares; share += 1) {
      const text = `${await changed((body) => spoil(body, share, turn))}\n${labels()}`;
      const odd = /\bNaN\b|undefined|\bnull\b|\[object|Invalid Date|Something went wrong/.exec(
        text,
      );
      if (odd)
        problems.push(
          `${turn}/${share}: ${text.slice(Math.max(0, odd.index - 60), odd.index + 40)}`,
        );
      if (address() !== opened) problems.push(`${turn}/${share}: went to ${address()}`);
      if (text.includes('Something went wrong')) break;
    }
  }
  expect(problems).toEqual([]);
});

test.for(addresses)(
  '%s is the same with quoted numbers, times without an offset and null lists',
  async (url) => {
    const { changed } = await openChanged(url);
    const lines = async (change: (body: unknown) => unknown) =>
      // Seconds may pass between the two.
      (await changed(change)).replaceAll(/\bin (\d+[hm] )?\d+[ms]\b/g, 'soon').split('\n');
    // A long list may still grow while it is read.
    await expect
      .poll(async () => {
        const plain = await lines((body) => body);
        expect(plain.length).toBeGreaterThan(20);
        const same = await lines(quoted);
        return same.map((line, index) => [plain[index], line]).filter(([a, b]) => a !== b);
      })
      .toEqual([]);
  },
);
