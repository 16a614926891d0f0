import type { Mock } from '@dropcatch/mock-server/browser';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../../src/core/api/queryClient.ts';
import { callsOf, openConsole, type OpenConsole } from './console.tsx';
import { tellOfOtherTab } from './elsewhere.ts';
import { dialog } from './screen.ts';

/** The seeded day before the tests take place: nobody has checked its domains yet. */
export const yesterday = '2026-11-19';

export const list = page.getByRole('table', { name: 'Released domains' });
export const button = (name: string) => page.getByRole('button', { name, exact: true });

/** Gives the mock these released domains and no others. */
export function withDomains(
  { world: { store } }: Mock,
  domains: readonly {
    domain: string;
    last_checked?: string | null;
    is_available?: boolean | null;
  }[],
): void {
  for (const { id } of store.releasedDomains.all()) store.releasedDomains.delete(id);
  for (const { domain, is_available = null, ...rest } of domains) {
    const tld = domain.slice(domain.indexOf('.') + 1);
    store.releasedDomains.add({ domain, tld, release_date: yesterday, is_available, ...rest });
  }
}

/** An entry of local storage about a check, as the console writes it. */
interface StoredCheck {
  sessionId: string;
  releaseDate: string;
  startTime: number;
  type: string;
  endedAt?: number;
  progress?: unknown;
}

const userIds = { admin: 1, manager: 2 } as const;
const keyOf = (who: keyof typeof userIds) => `preference:checkSessions.${userIds[who]}`;

/** What this browser has noted about checks. */
export function storedChecks(who: keyof typeof userIds = 'admin'): StoredCheck[] {
  const stored: unknown = JSON.parse(localStorage.getItem(keyOf(who)) ?? '[]');
  return stored as StoredCheck[];
}

/** Writes to local storage before the console starts. */
export function storeChecks(value: unknown, who: keyof typeof userIds = 'admin'): void {
  localStorage.setItem(keyOf(who), typeof value === 'string' ? value : JSON.stringify(value));
}

/** Writes to local storage as another tab of the browser does. */
export function storeFromOtherTab(value: unknown): void {
  storeChecks(value);
  tellOfOtherTab(keyOf('admin'));
}

/** The dialog of a check, and the chips that stand for checks. */
export const status = dialog.getByRole('status', { name: 'Status' });
export const chips = page.getByRole('list', { name: 'Domain checks' });
export const chip = chips.getByRole('button', { name: /^Check of 19 Nov 2026: / });

/** How often the console has asked how far a check is. */
export const polls = (mock: Mock) => callsOf(mock, 'releasedDomains/checkProgress').length;

/** How many questions are on their way. */
const open = () => queryClient.isFetching({ queryKey: ['releasedCheck'] });

/** Waits until the console has heard the answers to what it asked: only then can the next question come. */
export async function expectAnswered(): Promise<void> {
  await expect.poll(open).toBe(0);
}

/** Waits until the console has asked so often and has heard the answers. */
export async function expectPolls(mock: Mock, count: number): Promise<void> {
  await expect
    .poll(() => ({ asked: polls(mock), open: open() }))
    .toEqual({ asked: count, open: 0 });
}

/** Gives the mock names that were released yesterday: a check of them takes 36 seconds of the server. */
export const withLongCheck = (mock: Mock) =>
  withDomains(
    mock,
    Array.from({ length: 900 }, (_, index) => ({ domain: `pixel-${index}.com` })),
  );

/** Opens the screen as an admin and starts the quick check, whose progress then shows. */
export async function openQuickCheck(): Promise<OpenConsole> {
  const opened = await openConsole('/released', { as: 'admin', prepare: withLongCheck });
  await button('Quick Check Yesterday').click();
  await expect.element(status).toHaveTextContent('Running');
  return opened;
}
