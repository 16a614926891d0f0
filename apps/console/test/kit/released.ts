import type { Mock } from '@dropcatch/mock-server/browser';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../../src/core/api/queryClient.ts';
import { callsOf, openConsole, type OpenConsole } from './console.tsx';
import { fireStorageEvent } from './storageEvents.ts';
import { dialog } from './screen.ts';

/** The day before the time of the tests. Its seeded domains are not checked yet. */
export const yesterday = '2026-11-19';

export const list = page.getByRole('table', { name: 'Released domains' });
export const button = (name: string) => page.getByRole('button', { name, exact: true });

/** Makes these the only released domains of the mock. */
export function setReleasedDomains(
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

/** A check in local storage, as the console writes it. */
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

/** The checks in this browser's local storage. */
export function storedChecks(who: keyof typeof userIds = 'admin'): StoredCheck[] {
  const stored: unknown = JSON.parse(localStorage.getItem(keyOf(who)) ?? '[]');
  return stored as StoredCheck[];
}

/** Writes checks to local storage, before the console starts. */
export function storeChecks(value: unknown, who: keyof typeof userIds = 'admin'): void {
  localStorage.setItem(keyOf(who), typeof value === 'string' ? value : JSON.stringify(value));
}

/** Writes checks to local storage, as another tab does. */
export function storeFromOtherTab(value: unknown): void {
  storeChecks(value);
  fireStorageEvent(keyOf('admin'));
}

/** The status in the dialog of a check, and the chips of checks. */
export const status = dialog.getByRole('status', { name: 'Status' });
export const chips = page.getByRole('list', { name: 'Domain checks' });
export const chip = chips.getByRole('button', { name: /^Check of 19 Nov 2026: / });

/** How many progress calls the console has sent. */
export const polls = (mock: Mock) => callsOf(mock, 'releasedDomains/checkProgress').length;

/** How many progress calls are pending. */
const pending = () => queryClient.isFetching({ queryKey: ['releasedCheck'] });

/** Waits until all progress calls have an answer: only then can the next one start. */
export async function expectAnswered(): Promise<void> {
  await expect.poll(pending).toBe(0);
}

/** Waits until the console has sent `count` progress calls and all have an answer. */
export async function expectPolls(mock: Mock, count: number): Promise<void> {
  await expect
    .poll(() => ({ asked: polls(mock), pending: pending() }))
    .toEqual({ asked: count, pending: 0 });
}

/** Makes 900 domains of yesterday the only released ones. A check of them takes 36 seconds. */
export const setLongCheck = (mock: Mock) =>
  setReleasedDomains(
    mock,
    Array.from({ length: 900 }, (_, index) => ({ domain: `pixel-${index}.com` })),
  );

/** Opens the screen as an admin, starts the quick check and waits for its progress. */
export async function openQuickCheck(): Promise<OpenConsole> {
  const opened = await openConsole('/released', { as: 'admin', prepare: setLongCheck });
  await button('Quick Check Yesterday').click();
  await expect.element(status).toHaveTextContent('Running');
  return opened;
}
