import type { Page } from '@playwright/test';
import type { Mock } from '@dropcatch/mock-server/node';
import { routes, type Role } from '../../test/kit/access.ts';
import { expect, menu, openAs } from './console.ts';

/**
 * What the service does to calls under chaos. `CHAOS_SEEDS=7,8,9` plays other runs than the suite's; the name of a failed
 * test has its seed.
 */
export const seeds = (process.env['CHAOS_SEEDS'] ?? '1,2').split(',').map(Number);

const faults = [
  { kind: 'delay', milliseconds: 700 },
  { kind: 'status', status: 500 },
  { kind: 'status', status: 503 },
  { kind: 'reset' },
  { kind: 'truncate' },
  { kind: 'malformed' },
  { kind: 'empty' },
  { kind: 'portal' },
  { kind: 'cut', after: 2 },
  { kind: 'expired' },
] as const;

/** Faults after which the service has done what it was asked, and nobody has heard of it. */
const unheard: readonly string[] = ['truncate', 'malformed', 'empty', 'cut'];

/** One call in this many goes wrong. */
const every = 4;

/** The most calls that a whole run may send: each step asks a handful of things, twice where one fails. */
export const mostCalls = 250;

/** What the browser and the console may note while that goes on: failed calls, and nothing else. */
export const trouble = [/^(401|500|502|503) /, /^net::/, /^error: Failed to /];

/** The paths of the calls that a page sends from now on. */
export function followCalls(page: Page): () => readonly string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) paths.push(pathname);
  });
  return () => paths;
}

/** How many calls of an operation were done without the console hearing of it. */
export function unheardCalls(mock: Mock, operation: string): number {
  return mock.requests.filter(
    (call) => call.operation === operation && unheard.includes(call.fault ?? ''),
  ).length;
}

/** Numbers from 0 to below 1 that follow from a seed (mulberry32). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Plans what goes wrong with each of the calls to come, by their number. */
export function unleash(mock: Mock, seed: number): void {
  const next = random(seed);
  for (let nth = 1; nth <= mostCalls; nth += 1) {
    const fault = faults[Math.floor(next() * faults.length * every)];
    if (fault) mock.faults.add({ ...fault, nth });
  }
}

/** The sign-in screen's button: a session may end at any time. */
export const signIn = (page: Page) => page.getByRole('button', { name: 'Sign In' });

/** Calms the service down for a moment in which somebody who was signed out signs in again. */
async function comeBack(page: Page, mock: Mock, role: Role, seed: number): Promise<void> {
  if (!new URL(page.url()).pathname.startsWith('/login')) return;
  mock.faults.clear();
  await openAs(page, mock, role, '/payments');
  await expect(page.getByRole('heading', { name: 'Payments' })).toBeVisible();
  unleash(mock, seed);
}

/** Goes to a screen by the menu. Whatever became of its calls, there is a screen and no white page. */
export async function visit(page: Page, mock: Mock, role: Role, seed: number, item: string) {
  await comeBack(page, mock, role, seed);
  const link = menu(page).getByRole('link', { name: item, exact: true });
  await expect(link.or(signIn(page))).toBeVisible();
  // A call of the last screen may have ended the session by now, or does so under the pointer.
  if (await link.isVisible()) {
    await link.click({ timeout: 3000 }).catch(() => expect(signIn(page)).toBeVisible());
  }
  const open = link.and(page.locator('[aria-current="page"]'));
  await expect(open.or(signIn(page))).toBeVisible();
  // The menu is ahead: the last screen stays until the next one is there.
  const [path] = await open.evaluateAll((links) => links.map((each) => each.getAttribute('href')));
  const name = routes.find((route) => route.path === path)?.heading ?? '';
  await expect(
    page.getByRole('heading', { level: 1, name }).or(signIn(page)).first(),
  ).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await page.getByText('Something went wrong').count()).toBe(0);
}
