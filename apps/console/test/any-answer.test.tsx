import { notifications } from '@mantine/notifications';
import { MutationObserver, type MutationOptions } from '@tanstack/react-query';
import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../src/core/api/queryClient.ts';
import { answerWith } from './kit/answerWith.ts';
import { mutationCases } from './kit/mutations.ts';
import { callsOf, openConsole } from './kit/console.tsx';
import {
  button,
  select,
  dialog,
  expectToast,
  field,
  heading,
  rowAction,
  expectSettled,
} from './kit/screen.ts';

/** Successful answers to a write, without data. */
const answers = [{ body: {} }, { body: { success: true } }, { status: 204 }] as const;

/** Mutations that fail without the data of their answer. */
const needData: readonly string[] = ['exportDomains', 'analyzeResponse'];

/** Every mutation that the console exports: its name and its file. */
const declared = Object.entries(
  import.meta.glob<string>('../src/**/*.ts', { query: '?raw', import: 'default', eager: true }),
).flatMap(([file, text]) =>
  text
    .split(/^export const /m)
    .slice(1)
    .filter((declaration) => /\bmutationOptions\(/.test(declaration))
    .map((declaration) => ({ name: /^\w+/.exec(declaration)?.[0] ?? '', file })),
);
const modules = import.meta.glob<Record<string, unknown>>('../src/**/*.ts');

/** Turns `…/eppAccounts.ts` into `/epp-accounts`. */
const screenOf = (file: string) =>
  `/${/(\w+)\.ts$/.exec(file)?.[1]?.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

test('every row of the table names a mutation', () => {
  const names = declared.map(({ name }) => name);
  expect(names.length).toBeGreaterThan(40);
  expect(names).toEqual(expect.arrayContaining([...Object.keys(mutationCases), ...needData]));
});

/** Answers all further writes with this. The mock does not receive them. */
function answerWrites({ status = 200, body }: { status?: number; body?: unknown }): () => void {
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (...sent: Parameters<typeof fetch>) => {
    const request = new Request(...sent);
    if (request.method === 'GET') return fetch(request);
    return body === undefined ? new Response(null, { status }) : Response.json(body, { status });
  });
  return () => vi.stubGlobal('fetch', fetch);
}

/** The texts of the toasts. */
const toasts = () =>
  [...document.querySelectorAll('.mantine-Notification-root')].map(
    ({ textContent }) => textContent,
  );

/** The text of a toast, followed by the name of the record if the text lacks it. */
function withName(text: string, variables: unknown): string {
  const { name, username, title }: Partial<Record<string, string>> = { ...(variables as object) };
  const about = name ?? username ?? title ?? '';
  return text.includes(about) ? text : text + about;
}

/** The queries on screen that a mutation refetches. */
function affectedBy({ meta }: MutationOptions<unknown, Error, unknown>) {
  return (meta?.invalidates ?? [])
    .flatMap((queryKey) => queryClient.getQueryCache().findAll({ queryKey, type: 'active' }))
    .filter((query) => !query.isDisabled());
}

const writes = declared.filter(({ name }) => !needData.includes(name));

test.for(writes)('$name works with an empty answer', async ({ name, file }) => {
  const row = mutationCases[name] ?? {};
  const { url = screenOf(file), args = [2], variables = { id: 2 }, refetches } = row;
  const { mock } = await openConsole(url, { as: 'admin' });
  await expect.element(heading).toBeVisible();
  if (refetches) await expect.poll(() => callsOf(mock, refetches).length).toBeGreaterThan(0);
  await expectSettled();
  const made = (await modules[file]?.())?.[name];
  const options = (
    typeof made === 'function' ? (made as (...all: unknown[]) => unknown)(...args) : made
  ) as MutationOptions<unknown, Error, unknown>;
  const success = options.meta?.success;
  const expected = row.success ?? success;
  if (options.meta?.invalidates) expect(affectedBy(options)).not.toEqual([]);
  for (const answer of answers) {
    notifications.clean();
    await expect.poll(toasts).toEqual([]);
    const stop = answerWrites(answer);
    const shown = affectedBy(options).map((query) => [query, query.state.dataUpdateCount] as const);
    const asked = refetches ? callsOf(mock, refetches).length : 0;
    await new MutationObserver(queryClient, options).mutate(variables);
    await expect.poll(toasts).toEqual(expected ? [withName(String(expected), variables)] : []);
    for (const [query, count] of shown) {
      await expect.poll(() => query.state.dataUpdateCount).toBeGreaterThan(count);
    }
    if (refetches) await expect.poll(() => callsOf(mock, refetches).length).toBeGreaterThan(asked);
    stop();
  }
});

describe.for(answers)('dialogs with the answer %o', (answer) => {
  test('a form closes', async () => {
    await openConsole('/news/new', { as: 'admin' });
    await field('Title').fill('Maintenance on Sunday');
    await field('Content').fill('From 02:00 to 04:00 UTC.');
    answerWith('news/create', answer);
    await button('Create Article').click();
    await expectToast('News article created successfully');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByRole('row').filter({ hasText: 'on Sunday' })).toBeVisible();
  });

  test('a question closes', async () => {
    await openConsole('/sources', { as: 'admin' });
    answerWith('sources/delete', answer);
    await rowAction('DropFeed', 'Delete');
    await button('Delete Source').click();
    await expectToast('Source deleted successfully');
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('a check of released domains without a session id returns to the list', async () => {
    const { address } = await openConsole('/released', { as: 'admin' });
    answerWith('releasedDomains/check', answer);
    await page.getByRole('button', { name: 'Check Domains' }).click();
    await dialog.getByLabelText('Release Date').fill('2026-11-19');
    await select('EPP Account').selectOptions('1');
    await button('Start Check').click();
    await expectToast('Domain check started successfully');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(address()).toBe('/released');
  });

  test('an import says that it is done', async () => {
    await openConsole('/sources/1/import', { as: 'admin' });
    answerWith('sources/import', answer);
    await button('Start Import').click();
    await expect
      .element(dialog.getByText('The import is done. Its result is in the history.'))
      .toBeVisible();
  });

  test('a test of a data source says that it worked', async () => {
    await openConsole('/data-sources/1/test', { as: 'admin' });
    answerWith('dataSources/test', answer);
    await field('Domains').fill('tidalforge.com');
    await button('Test API').click();
    await expect
      .element(dialog.getByText('The test worked. The server sent no results.').first())
      .toBeVisible();
  });

  test('an analysis without fields shows an error', async () => {
    await openConsole('/data-sources/new?mapping=true', { as: 'admin' });
    answerWith('dataSources/analyze', answer);
    const mapping = page.getByRole('dialog', { name: 'Response Mapping' });
    await mapping.getByLabelText('Example Response').fill('{"a":1}');
    await mapping.getByRole('button', { name: 'Analyze Response' }).click();
    await expect.element(mapping.getByText('Failed to analyze response')).toBeVisible();
  });

  test('the profile keeps its id and role, and is read again', async () => {
    const { mock } = await openConsole('/profile', { as: 'manager' });
    await page.getByLabelText('First Name').fill('Markéta');
    const asked = callsOf(mock, 'auth/profile').length;
    answerWith('auth/updateProfile', answer);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expectToast('Profile updated successfully');
    await expect.element(page.getByRole('link', { name: 'EPP Accounts' })).toBeVisible();
    await expect.element(page.getByLabelText('First Name')).toHaveValue('Markéta');
    expect(callsOf(mock, 'auth/profile').length).toBeGreaterThan(asked);
    const stored: unknown = JSON.parse(localStorage.getItem('user') ?? '');
    expect(stored).toMatchObject({ id: 2, role: 'manager', first_name: 'Markéta' });
  });
});
