import type { Mock } from '@dropcatch/mock-server/browser';
import type { EppLog } from '@dropcatch/sdk';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerWith } from '../../../test/kit/answerWith.ts';
import { callsOf, now, openConsole } from '../../../test/kit/console.tsx';
import { unreachable } from '../../../test/kit/faults.ts';
import { dialog } from '../../../test/kit/screen.ts';
import { setTime } from '../../../test/kit/timers.ts';

const table = page.getByRole('table', { name: 'EPP Logs' });

/** Gives the newest entry a time with a fraction of a second. */
function withMoment({ world: { store } }: Mock) {
  const [latest] = store.eppLogs.all().toSorted((a, b) => b.at - a.at);
  Object.assign(latest ?? {}, { at: Date.parse('2026-11-20T12:04:11.007Z') });
}

describe('details', () => {
  test('show the request and response, mask the password and explain the code', async () => {
    const { address } = await openConsole('/epp-logs?command=login', { as: 'admin' });
    await table
      .getByRole('link', { name: /details of entry/ })
      .first()
      .click();
    const request = dialog.getByRole('region', { name: 'Request' });
    await expect.element(request.getByText('********').first()).toBeVisible();
    await expect.element(dialog.getByRole('region', { name: 'Response' })).toBeVisible();
    await expect.element(dialog.getByText(/^\d{4} \w/)).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: 'Copy clTRID' })).toBeVisible();
    expect(address()).toMatch(/^\/epp-logs\/\d+\?command=login$/);
  });

  test('mask a password that the registry repeats, in the verdict and in the response', async () => {
    const secret = 'Hunter-22-long';
    const { mock } = await openConsole('/epp-logs', {
      as: 'admin',
      prepare: () =>
        answerWith('eppLogs/get', ({ log }: { log: EppLog }) => ({
          log: {
            ...log,
            status_code: 2200,
            status_message: `Password ${secret} is wrong`,
            request: `<login><clID>DC</clID><pw>${secret}</pw></login>`,
            response: `<result code="2200"><msg>Password ${secret} is wrong</msg></result>`,
          },
        })),
    });
    await table.getByRole('link').first().click();
    await expect.element(dialog.getByText('Password ******** is wrong').first()).toBeVisible();
    expect(callsOf(mock, 'eppLogs/get').length).toBeGreaterThan(0);
    expect(document.body.textContent).not.toContain(secret);
  });

  test('start with the result: the code, the message of the registry, and its meaning', async () => {
    await openConsole('/epp-logs?command=create&success=false', { as: 'admin' });
    await table
      .getByRole('row')
      .filter({ hasText: '2302' })
      .getByRole('link', { name: /details of entry/ })
      .first()
      .click();
    const verdict = dialog.getByRole('paragraph').filter({ hasText: '2302' });
    await expect.element(verdict.getByText('Failed')).toBeVisible();
    await expect.element(verdict.getByText('Object exists')).toBeVisible();
    await expect.element(verdict.getByText(/another registrar was faster/)).toBeVisible();
  });

  test('arrow keys go to the next entry and back', async () => {
    const { address } = await openConsole('/epp-logs', { as: 'manager' });
    await table.getByRole('link').first().click();
    await expect.element(dialog.getByRole('button', { name: 'Newer entry' })).toBeDisabled();
    const first = address();
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(address).not.toBe(first);
    await userEvent.keyboard('{ArrowLeft}');
    await expect.poll(address).toBe(first);
    await userEvent.keyboard('{Escape}');
    await expect.poll(address).toBe('/epp-logs');
  });

  test('do not reload the list below, so that the entries keep their neighbours', async () => {
    const { mock, address } = await openConsole('/epp-logs', { as: 'admin' });
    await expect.element(table.getByRole('link').first()).toBeVisible();
    setTime(now.getTime() + 2000);
    await table.getByRole('link').first().click();
    await expect.element(dialog.getByRole('region', { name: 'Request' })).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(dialog.getByRole('button', { name: 'Newer entry' })).toBeEnabled();
    await expect.element(dialog.getByRole('region', { name: 'Request' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.poll(address).toBe('/epp-logs');
    expect(callsOf(mock, 'eppLogs/list')).toHaveLength(1);
  });

  test('show a hundred kilobytes of XML, which scroll inside the details', async () => {
    let id = 0;
    const { address } = await openConsole('/epp-logs', {
      as: 'admin',
      prepare: ({ world: { store } }) => {
        const [latest] = store.eppLogs.all().toSorted((a, b) => b.at - a.at);
        const names = Array.from({ length: 1200 }, (_, at) => `long-list-${at}.com`);
        ({ id } = Object.assign(latest ?? { id }, { kind: 'command', command: 'check', names }));
      },
    });
    await table.getByRole('link', { name: new RegExp(`details of entry ${id}$`) }).click();
    const xml = dialog.getByLabelText('Response XML');
    const response = dialog.getByRole('region', { name: 'Response', exact: true });
    const more = response.getByRole('button', { name: 'Show more' });
    await expect.element(xml.getByText('long-list-0.com')).toBeInTheDocument();
    expect(xml.element().textContent.length).toBeLessThan(11_000);
    await expect
      .element(response.getByRole('status').filter({ hasText: /^The first 9,9\d\d of / }))
      .toBeVisible();
    for (let clicks = 0; clicks < 4; clicks += 1) await more.click();
    await expect.element(more).not.toBeInTheDocument();
    await expect.element(xml.getByText('long-list-1199.com')).toBeInTheDocument();
    const { textContent, scrollHeight, clientHeight } = xml.element();
    expect(textContent.length).toBeGreaterThan(90_000);
    expect(scrollHeight).toBeGreaterThan(20 * clientHeight);
    expect(clientHeight).toBeLessThan(window.innerHeight);

    const first = address();
    xml.element().focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(address()).toBe(first);
    await userEvent.keyboard('{Tab}{ArrowRight}');
    await expect.poll(address).not.toBe(first);
    await expect.element(xml.getByText('long-list-0.com')).not.toBeInTheDocument();
  });

  test.for([
    ['attributes', `<a ${Array.from({ length: 50_000 }, (_, at) => `x${at}="1"`).join(' ')}/>`],
    ['elements', `<a>${'<b/>'.repeat(100_000)}</a>`],
    ['levels', '<x:a>'.repeat(50_000)],
  ] as const)('draw the beginning of a megabyte of %s', async ([, xml]) => {
    await openConsole('/epp-logs', {
      as: 'admin',
      prepare: () =>
        answerWith('eppLogs/get', ({ log }: { log: EppLog }) => ({
          log: { ...log, response: xml },
        })),
    });
    await table.getByRole('link').first().click();
    await expect.element(dialog.getByText(/^The first \d+,\d+ of /)).toBeVisible();
    expect(dialog.element().querySelectorAll('pre span').length).toBeLessThan(10_000);
  });

  test('show the milliseconds', async () => {
    await openConsole('/epp-logs', { as: 'admin', prepare: withMoment });
    await table.getByRole('link').first().click();
    await expect.element(dialog.getByText('20 Nov 2026, 13:04:11.007')).toBeVisible();
  });

  test.for([
    ['admin', true],
    ['manager', false],
  ] as const)('show the account of an answer only to an admin: %s', async ([as, shown]) => {
    const { mock } = await openConsole('/epp-logs', {
      as,
      prepare: () => {
        answerWith('eppLogs/get', ({ log }: { log: object }) => ({
          log: { ...log, account_id: 3 },
        }));
      },
    });
    await table.getByRole('link').first().click();
    await expect.element(dialog.getByRole('region', { name: 'Request' })).toBeVisible();
    const name = mock.world.store.eppAccounts.get(3)?.name;
    expect(dialog.getByText(`${name} (3)`).elements()).toHaveLength(shown ? 1 : 0);
    expect(dialog.getByText('Account', { exact: true }).elements()).toHaveLength(shown ? 1 : 0);
  });

  test('say when they cannot be loaded [§8.epp-logs.detail-failed]', async () => {
    await openConsole('/epp-logs/1', {
      as: 'admin',
      prepare: ({ faults }) => faults.add({ ...unreachable, operation: 'eppLogs/get' }),
    });
    await expect.element(dialog.getByText(/^Failed to load log detail: /)).toBeVisible();
  });
});
