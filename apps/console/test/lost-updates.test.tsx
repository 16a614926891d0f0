import type { Mock } from '@dropcatch/mock-server/browser';
import type { OperationId } from '@dropcatch/sdk/operations';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from './kit/axe.ts';
import { callsOf, openConsole } from './kit/console.tsx';
import { unreachable } from './kit/faults.ts';
import { expectLogged } from './kit/log.ts';
import { dialog, expectHolds, expectToast, select, signInAs } from './kit/screen.ts';
import { openDialog, sourceByName } from './kit/sources.ts';

interface RecordKind {
  route: (id: number) => string;
  record: (mock: Mock) => { id: number } | undefined;
  /** The object with the edited fields, if it is a part of the record. */
  part?: (record: never) => object;
  save: string;
  update: OperationId;
  /** The call that reads the record again; by default, that of the list. */
  read?: OperationId;
  /** The field that both people edit; by default, with host names. */
  both: { label: string; name: string; mine?: unknown; theirs?: unknown };
  /** A field that only the other person edits. */
  other: { name: string; value: unknown };
  saved: string;
  /** What is logged when the record cannot be read. */
  logged?: string;
}

const kinds = {
  source: {
    route: (id) => `/sources/${id}/edit`,
    record: ({ world }) => world.store.sources.all()[0],
    save: 'Save Source',
    update: 'sources/update',
    both: { label: 'Description', name: 'description' },
    other: { name: 'fetch_config', value: { timeout: 77, csv_delimiter: ';', max_pages: 3 } },
    saved: 'Source updated successfully',
  },
  'data source': {
    route: (id) => `/data-sources/${id}/edit`,
    record: ({ world }) => world.store.dataSources.all()[0],
    save: 'Update',
    update: 'dataSources/update',
    both: { label: 'Description', name: 'description' },
    other: { name: 'batch_size', value: 77 },
    saved: 'Data source updated successfully',
  },
  user: {
    route: (id) => `/users/${id}/edit`,
    record: ({ world }) => world.store.users.find(({ username }) => username === 'jnovak'),
    save: 'Save User',
    update: 'adminUsers/update',
    both: { label: 'Company', name: 'company' },
    other: { name: 'is_active', value: false },
    saved: 'User updated successfully',
  },
  category: {
    route: (id) => `/epp-categories/${id}/edit`,
    record: ({ world }) => world.store.eppCategories.all()[0],
    save: 'Save Category',
    update: 'eppCategories/update',
    both: { label: 'Description', name: 'description' },
    other: { name: 'default_timeout', value: 77 },
    saved: 'EPP category updated successfully',
    logged: 'Failed to load EPP categories',
  },
  account: {
    route: (id) => `/epp-accounts/${id}/edit`,
    record: ({ world }) => world.store.eppAccounts.find(({ manager_id }) => manager_id !== null),
    save: 'Save Account',
    update: 'eppAccounts/update',
    both: { label: 'Host Override', name: 'host_override' },
    other: { name: 'connection_timeout', value: 77 },
    saved: 'EPP account updated successfully',
  },
  article: {
    route: (id) => `/news/${id}/edit`,
    record: ({ world }) => world.store.news.all()[0],
    save: 'Save Article',
    update: 'news/update',
    both: { label: 'Summary', name: 'summary' },
    other: { name: 'title', value: 'Retitled by another' },
    saved: 'News article updated successfully',
  },
  'category’s settings': {
    route: (id) => `/epp-categories/${id}/settings`,
    record: ({ world }) => world.store.eppCategories.all()[0],
    part: ({ settings }: { settings: object }) => settings,
    save: 'Save Settings',
    update: 'eppCategories/updateSettings',
    read: 'eppCategories/settings',
    both: {
      label: 'Max Commands per Second',
      name: 'max_commands_per_second',
      mine: 17,
      theirs: 11,
    },
    other: { name: 'command_delay_ms', value: 1234 },
    saved: 'EPP settings saved successfully',
  },
  'account’s settings': {
    route: (id) => `/epp-accounts/${id}/settings`,
    record: ({ world }) => {
      const account = world.store.eppAccounts.all()[0];
      // An own value shows as a field at once.
      if (account) account.settings = { max_commands_per_second: 19, ...account.settings };
      return account;
    },
    part: ({ settings }: { settings: object }) => settings,
    save: 'Save Settings',
    update: 'eppAccounts/updateSettings',
    read: 'eppAccounts/settings',
    both: {
      label: 'Max Commands per Second',
      name: 'max_commands_per_second',
      mine: 17,
      theirs: 11,
    },
    other: { name: 'command_delay_ms', value: 1234 },
    saved: 'Account settings saved successfully',
    logged: 'Failed to load account settings',
  },
  profile: {
    route: () => '/profile',
    record: ({ world }) => world.store.users.find(({ email }) => email === 'admin@dropcatch.test'),
    save: 'Save Changes',
    update: 'auth/updateProfile',
    read: 'auth/profile',
    both: { label: 'Company', name: 'company' },
    other: { name: 'phone', value: '+420 777 000 111' },
    saved: 'Profile updated successfully',
  },
  'order’s payment': {
    route: (id) => `/orders/${id}/payment`,
    record: ({ world }) => world.store.orders.find(({ paid_at }) => paid_at !== null),
    save: 'Update Payment',
    update: 'orders/updatePayment',
    read: 'orders/get',
    both: { label: 'Payment Reference', name: 'payment_reference' },
    other: { name: 'payment_method', value: 'crypto' },
    saved: 'Payment status updated successfully',
  },
} satisfies Readonly<Record<string, RecordKind>>;

const screen = page.getByRole('main').or(dialog);
const question = page.getByRole('dialog', { name: 'Somebody else changed this too' });

/** Opens the form of a record and types a host name, which is valid in every field of the table. */
async function openAndType(kind: RecordKind) {
  const opened = await openConsole((started) => kind.route(kind.record(started)?.id ?? 0), {
    as: 'admin',
  });
  const { mock } = opened;
  const stored = () => {
    const record = kind.record(mock);
    if (!record) throw new Error('there is no such record');
    return kind.part?.(record as never) ?? record;
  };
  const { mine = 'mine.example.com', theirs = 'theirs.example.com' } = kind.both;
  const field = screen.getByRole('textbox', { name: kind.both.label, exact: true });
  await field.fill(String(mine));
  const save = () => screen.getByRole('button', { name: kind.save, exact: true }).click();
  return { ...opened, stored, field, save, mine, theirs };
}

describe.each(Object.entries<RecordKind>(kinds))('two people who edit one %s', (_name, kind) => {
  const { both, other, saved, update } = kind;

  test('keep what only one of them changed, without a question', async () => {
    const { mock, stored, save, mine } = await openAndType(kind);
    Object.assign(stored(), { [other.name]: other.value });
    await save();
    await expectToast(saved);
    expect(stored()).toMatchObject({ [both.name]: mine, [other.name]: other.value });
    expect(callsOf(mock, update)).toHaveLength(1);
  });

  test('are asked about a field that both changed, before anything is sent', async () => {
    const { mock, stored, save, field, mine, theirs } = await openAndType(kind);
    Object.assign(stored(), { [both.name]: theirs, [other.name]: other.value });
    await save();
    const group = question.getByRole('radiogroup', { name: both.label });
    await expectHolds(group, String(mine));
    await expectHolds(group, String(theirs));
    await expect.element(question.getByRole('button', { name: 'Back to the Form' })).toHaveFocus();
    expect(callsOf(mock, update)).toHaveLength(0);

    await question.getByRole('button', { name: 'Back to the Form' }).click();
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(field).toHaveValue(String(mine));
    expect(callsOf(mock, update)).toHaveLength(0);

    await save();
    await question.getByRole('button', { name: 'Save' }).click();
    await expectToast(saved);
    expect(stored()).toMatchObject({ [both.name]: mine, [other.name]: other.value });
  });

  test('can take what the other one saved', async () => {
    const { stored, save, theirs } = await openAndType(kind);
    Object.assign(stored(), { [both.name]: theirs });
    await save();
    await question.getByRole('radio', { name: /^Take theirs/ }).click();
    await question.getByRole('button', { name: 'Save' }).click();
    await expectToast(saved);
    expect(stored()).toMatchObject({ [both.name]: theirs });
  });

  test('send nothing and lose nothing while the record cannot be read again', async () => {
    const { mock, save, field, mine } = await openAndType(kind);
    const read = kind.read ?? (update.replace('/update', '/list') as OperationId);
    // The first try and the retry.
    mock.faults.add({ ...unreachable, times: 2, operation: read });
    await save();
    await expect.element(screen.getByText(/The server cannot be reached/)).toBeVisible();
    expect(callsOf(mock, update)).toHaveLength(0);
    await expect.element(field).toHaveValue(String(mine));
    if (kind.logged) await expectLogged(kind.logged);
    await save();
    await expectToast(saved);
  });
});

test('the question about a conflict is accessible, and leaving the form asks first', async () => {
  const { mock, stored, save, go } = await openAndType(kinds['category']);
  Object.assign(stored(), { description: 'theirs.example.com' });
  await save();
  await expect.element(question).toBeVisible();
  await expectAccessible();
  go('/payments');
  const leave = page.getByRole('dialog', { name: 'Discard your changes?' });
  await leave.getByRole('button', { name: 'Discard' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(callsOf(mock, 'eppCategories/update')).toHaveLength(0);
  expect(stored()).toMatchObject({ description: 'theirs.example.com' });
});

test('a form restored after the session ended does not undo what others saved meanwhile', async () => {
  const { mock, stored, save, go } = await openAndType(kinds['category']);
  const fault = mock.faults.add({ kind: 'status', operation: 'eppCategories/list', status: 401 });
  const refresh = mock.faults.add({ kind: 'status', operation: 'auth/refresh', status: 401 });
  await save();
  await expect.element(page.getByLabelText('Email')).toBeVisible();
  fault.remove();
  refresh.remove();
  Object.assign(stored(), { default_timeout: 77 });
  await signInAs('admin');
  go('/epp-categories/1/edit');
  await expect
    .element(dialog.getByRole('textbox', { name: 'Description' }))
    .toHaveValue('mine.example.com');
  await save();
  await expectToast('EPP category updated successfully');
  expect(stored()).toMatchObject({ description: 'mine.example.com', default_timeout: 77 });
});

test('the question about a conflict shows no secret', async () => {
  const { mock } = await openConsole(
    (started) => `/data-sources/${started.world.store.dataSources.all()[0]?.id}/edit`,
    {
      as: 'admin',
      prepare: ({ world }) =>
        Object.assign(world.store.dataSources.all()[0] ?? {}, {
          auth_type: 'basic',
          auth_credentials: { username: 'old', password: 'stored-secret' },
        }),
    },
  );
  await dialog.getByLabelText('Password').fill('typed-secret');
  Object.assign(mock.world.store.dataSources.all()[0] ?? {}, { auth_type: 'none' });
  await dialog.getByRole('button', { name: 'Update', exact: true }).click();
  await expect.element(question.getByRole('radiogroup', { name: 'Authentication' })).toBeVisible();
  await expectHolds(question, 'Basic');
  expect(question.element().textContent).not.toContain('secret');
});

test('two people who edit one schedule are asked about it as a whole', async () => {
  const { mock } = await openDialog('DropFeed', 'schedule');
  await select('Schedule Type').selectOptions('Daily');
  await dialog.getByLabelText('Time (UTC)').fill('07:05');
  const stored = sourceByName(mock, 'DropFeed');
  Object.assign(stored, {
    schedule_enabled: true,
    schedule_cron: '0 22 * * 1',
    schedule_config: { type: 'weekly', day_of_week: 1, hour: 22, minute: 0 },
  });
  const save = () => dialog.getByRole('button', { name: 'Save Schedule' }).click();
  await save();
  const group = question.getByRole('radiogroup', { name: 'Schedule' });
  await expectHolds(group, 'At 07:05');
  await expectHolds(group, 'At 22:00, only on Monday');
  expect(callsOf(mock, 'sources/schedule')).toHaveLength(0);
  await question.getByRole('radio', { name: /^Take theirs/ }).click();
  await question.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText(/^Job Scheduled!/)).toBeVisible();
  expect(stored).toMatchObject({ schedule_config: { type: 'weekly', day_of_week: 1, hour: 22 } });
});
