import type { Page } from '@playwright/test';
import type { Mock } from '@dropcatch/mock-server/node';
import { routes, type Role } from '../../test/kit/access.ts';
import { expect, menu, openAs } from './console.ts';

/** The seeds of the chaos tests. `CHAOS_SEEDS=7,8,9` plays others. The name of a failed test has its seed. */
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

/** Faults after which the service has done the work, but the console gets no usable response. */
const losesResponse: readonly string[] = ['truncate', 'malformed', 'empty', 'cut'];

/** One call in this many fails. */
const every = 4;

/** The most calls that a whole run may send: a handful in each step, and twice those that fail. */
export const maxCalls = 250;

/** The problems that the faults may cause: failed calls, and nothing else. */
export const failedCalls = [/^(401|500|502|503) /, /^net::/, /^error: Failed to /];

/** Records the calls that a page sends from now on. The result returns their paths. */
export function followCalls(page: Page): () => readonly string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) paths.push(pathname);
  });
  return () => paths;
}

/** How many calls of an operation did their work without a usable response. */
export function lostResponses(mock: Mock, operation: string): number {
  return mock.requests.filter(
    (call) => call.operation === operation && losesResponse.includes(call.fault ?? ''),
  ).length;
}

/** Generates numbers from 0 to below 1 from a seed (mulberry32). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Plans the faults of the next calls, by their number. */
export function planFaults(mock: Mock, seed: number): void {
  const next = random(seed);
  for (let nth = 1; nth <= maxCalls; nth += 1) {
    const fault = faults[Math.floor(next() * faults.length * every)];
    if (fault) mock.faults.add({ ...fault, nth });
  }
}

/** The button of the sign-in screen. A session may end at any time. */
export const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign In' });

/** Signs in again if the session has ended. The service has no faults meanwhile. */
async function restoreSession(page: Page, mock: Mock, role: Role, seed: number): Promise<void> {
  if (!new URL(page.url()).pathname.startsWith('/login')) return;
  mock.faults.clear();
  await openAs(page, mock, role, '/payments');
  await expect(page.getByRole('heading', { name: 'Payments' })).toBeVisible();
  planFaults(mock, seed);
}

/** Opens a screen from the menu. Checks that it shows, even if its calls fail. */
export async function visit(page: Page, mock: Mock, role: Role, seed: number, item: string) {
  await restoreSession(page, mock, role, seed);
  const link = menu(page).getByRole('link', { name: item, exact: true });
  await expect(link.or(signInButton(page))).toBeVisible();
  // A call of the last screen may end the session, even during the click.
  if (await link.isVisible()) {
    await link.click({ timeout: 3000 }).catch(() => expect(signInButton(page)).toBeVisible());
  }
  const open = link.and(page.locator('[aria-current="page"]'));
  await expect(open.or(signInButton(page))).toBeVisible();
  // The menu changes first: the last screen stays until the next one is ready.
  const [path] = await open.evaluateAll((links) => links.map((each) => each.getAttribute('href')));
  const name = routes.find((route) => route.path === path)?.heading ?? '';
  await expect(
    page.getByRole('heading', { level: 1, name }).or(signInButton(page)).first(),
  ).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await page.getByText('Something went wrong').count()).toBe(0);
}
