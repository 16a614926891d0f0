import type { OperationId } from '@dropcatch/sdk/operations';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../src/core/api/queryClient.ts';
import { operationOf } from './kit/answerWith.ts';
import { openConsole } from './kit/console.tsx';

/** Every screen and dialog that shows data. */
const screens = [
  '/',
  '/domains',
  '/released',
  '/orders',
  '/orders/1855',
  '/users',
  '/users/9',
  '/epp-accounts',
  '/epp-accounts/1/edit',
  '/epp-accounts/1/settings',
  '/epp-accounts/1/test-catch',
  '/epp-categories',
  '/epp-categories/1/edit',
  '/epp-categories/1/settings',
  '/epp-logs',
  '/epp-logs/48100',
  '/epp-tools',
  '/audit-logs',
  '/audit-logs/1',
  '/sources',
  '/sources/1/edit',
  '/sources/1/schedule',
  '/sources/1/history',
  '/sources/1/delete-data',
  '/data-sources',
  '/data-sources/1/edit',
  '/data-sources/1/browse',
  '/news',
  '/news/1/edit',
  '/schedulers',
  '/profile',
] as const;

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

/** The fields of each object are split into this many shares. A run removes one share. */
const shares = 4;

/** How a field can be missing. */
const absences = ['absent', 'null'] as const;

/**
 * Removes one share of the fields of each object: they become absent or null in turn. In a list, each row lacks the
 * next share.
 */
function without(value: unknown, share: number, turn: number, path = ''): unknown {
  if (Array.isArray(value)) {
    return value.map((item, index) => without(item, share + index, turn, `${path}[]`));
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).flatMap(([name, inner], index) => {
    const at = path ? `${path}.${name}` : name;
    const isWhole = path === '' && Object.keys(value).length === 1;
    const kept = isWhole || required.some((pattern) => pattern.test(at));
    if (kept || (index + share) % shares !== 0) return [[name, without(inner, share, turn, at)]];
    const absence = absences[(Math.floor(index / shares) + share + turn) % absences.length];
    return absence === 'null' ? [[name, null]] : [];
  });
  return Object.fromEntries(entries);
}

/** Calls that decide who is signed in. */
const session: readonly (OperationId | undefined)[] = ['auth/login', 'auth/refresh'];

test.for(screens)('%s works without the fields that an answer may lack', async (url) => {
  let take: (body: unknown) => unknown = (body) => body;
  const { address } = await openConsole(url, {
    as: 'admin',
    prepare: () => {
      const { fetch } = globalThis;
      vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
        const request = new Request(input, init);
        const operation = operationOf(request.method, request.url);
        const response = await fetch(request);
        const isJson = response.headers.get('content-type')?.includes('json');
        if (!response.ok || !isJson || session.includes(operation)) return response;
        return Response.json(take(await response.json()), response);
      });
    },
  });
  const settled = () => expect.poll(() => queryClient.isFetching()).toBe(0);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await settled();
  const opened = address();
  const problems: string[] = [];
  for (const turn of [0, 1]) {
    for (let share = 0; share < shares; share += 1) {
      take = (body) => without(body, share, turn);
      await queryClient.resetQueries();
      await settled();
      const text = document.body.textContent;
      const odd = /\bNaN\b|undefined|\bnull\b|Invalid Date|Something went wrong/.exec(text);
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
