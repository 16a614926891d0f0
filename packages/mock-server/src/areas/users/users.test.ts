import { expect, test } from 'vitest';
import { as, sender, testMock } from '../../../test/kit/mock.ts';
import type { Mock } from '../../mock/mock.ts';
import { isOpen } from '../orders/orders.ts';
import type { StoredUser } from '../../world/records/users.ts';

const NEW = { email: 'new@example.com', username: 'newcomer', password: 'correct-horse' };

/** A seeded user by name. */
function userNamed(mock: Mock, username: string): StoredUser {
  const user = mock.world.store.users.find((candidate) => candidate.username === username);
  if (user === undefined) throw new Error(`The seed has no ${username}`);
  return user;
}

const signIn = (mock: Mock, email: string, password: string) =>
  sender(mock)('POST', '/auth/login', { email, password });

test('an admin pages through everybody, newest first and without passwords', async () => {
  const send = await as(testMock(), 'admin');
  const { body } = await send('GET', '/admin/users?per_page=250');
  expect(body).toMatchObject({ pagination: { total: 60, pages: 1 } });
  const { users } = body as { users: { created_at: string }[] };
  const times = users.map(({ created_at }) => created_at);
  expect(times).toEqual(times.toSorted().toReversed());
  expect(JSON.stringify(body)).not.toContain('password');
  expect(await send('GET', '/admin/users?per_page=50&page=2')).toMatchObject({
    body: { users: { length: 10 }, pagination: { has_next: false } },
  });
});

test.each([
  ['search=NOVÁK', ['jnovak']],
  ['search=jan%20nov', ['jnovak']],
  ['search=%20tidal%20forge%20', ['jnovak']],
  ['search=%D8%AD%D8%AF%D8%A7%D8%AF', ['nadia.haddad']],
  ['search=%C3%85ngstr%C3%B6m', ['combining']],
  ['search=.*', []],
  ['search=@dropcatch.test&role=admin', ['rvogel', 'admin', 'sortega']],
  ['role=user&manager_id=4&search=o%27neill', ['goneill']],
  ['role=admin&manager_id=2', []],
])('a list with %s has exactly the users that match', async (query, expected) => {
  const send = await as(testMock(), 'admin');
  const { body } = await send('GET', `/admin/users?${query}`);
  const names = (body as { users: { username: string }[] }).users.map(({ username }) => username);
  expect(names.toSorted()).toEqual(expected.toSorted());
});

test('a manager sees only their own users, whatever the filters are', async () => {
  const mock = testMock();
  const send = await as(mock, 'manager');
  const own = mock.world.store.users.filter(({ manager_id }) => manager_id === 2);
  expect(own.length).toBeGreaterThan(10);
  const total = (count: number) => ({ body: { pagination: { total: count } } });
  expect(await send('GET', '/users')).toMatchObject(total(own.length));
  expect(await send('GET', '/users?manager_id=2&role=user')).toMatchObject(total(own.length));
  expect(await send('GET', '/users?manager_id=4')).toMatchObject(total(0));
  expect(await send('GET', '/users?role=manager')).toMatchObject(total(0));
  expect(await send('GET', '/users?search=htanaka')).toMatchObject(total(0));
  expect(await send('GET', '/admin/users')).toMatchObject({ status: 403 });
});

test('a new user can sign in at once, belongs to their manager and is in the audit log', async () => {
  const mock = testMock();
  const manager = await as(mock, 'manager');
  const given = { ...NEW, company: '', role: 'admin', manager_id: 4 };
  const { status, body } = await manager('POST', '/users', given);
  expect(status).toBe(201);
  expect(body).toMatchObject({
    role: 'user',
    manager_id: 2,
    manager: { company_name: 'Northwind Domains' },
    company: null,
    is_active: true,
    email_verified: false,
    created_at: '2026-11-20T17:58:00Z',
  });
  expect(await manager('GET', '/users')).toMatchObject({
    body: { users: expect.arrayContaining([body]) },
  });
  expect(mock.world.store.auditLogs.all().at(-1)).toMatchObject({
    action: 'user.create',
    actor: 'manager',
    resource_type: 'User',
  });
  expect(await signIn(mock, 'NEW@example.com', NEW.password)).toMatchObject({ status: 200 });
});

test('an admin creates users of every role, and only the role user keeps a manager', async () => {
  const mock = testMock();
  const admin = await as(mock, 'admin');
  expect(
    await admin('POST', '/admin/users', { ...NEW, role: 'manager', manager_id: 2 }),
  ).toMatchObject({ status: 201, body: { role: 'manager', manager_id: null, manager: null } });
  const second = { ...NEW, email: 'b@example.com', username: 'b', is_active: false };
  expect(await admin('POST', '/admin/users', { ...second, manager_id: 4 })).toMatchObject({
    status: 201,
    body: { role: 'user', manager_id: 4 },
  });
  expect(await signIn(mock, second.email, NEW.password)).toMatchObject({ status: 401 });
  expect(await admin('GET', '/admin/managers')).toMatchObject({
    body: { managers: expect.arrayContaining([{ id: 64, company_name: 'newcomer' }]) },
  });
});

test.each([
  ['admin', '/admin/users'],
  ['manager', '/users'],
] as const)(
  'for the %s, an email or a username in use gets a 409 that names it',
  async (who, path) => {
    const mock = testMock();
    const send = await as(mock, who);
    const email = 'This email is already in use';
    const username = 'This username is already in use';
    expect(await send('POST', path, { ...NEW, email: 'ADMIN@dropcatch.test' })).toMatchObject({
      status: 409,
      body: { error: email, fields: { email } },
    });
    const { id } = userNamed(mock, 'lfischer');
    const both = { email: 'user@dropcatch.test', username: 'JNovak' };
    expect(await send('PUT', `${path}/${id}`, both)).toMatchObject({
      status: 409,
      body: { error: email, fields: { email, username } },
    });
    expect(await send('PUT', `${path}/3`, both)).toMatchObject({ status: 200 });
  },
);

test('an update keeps omitted fields, clears empty ones, and is audited without secrets', async () => {
  const mock = testMock();
  const admin = await as(mock, 'admin');
  const { id, email, username } = userNamed(mock, 'lfischer');
  const change = { email, username, company: '', phone: '+49 30 1', password: 'a-new-password' };
  expect(await admin('PUT', `/admin/users/${id}`, change)).toMatchObject({
    status: 200,
    body: { first_name: 'Lena', company: null, phone: '+49 30 1', manager_id: 2, role: 'user' },
  });
  const entry = mock.world.store.auditLogs.all().at(-1);
  expect(entry).toMatchObject({
    action: 'user.update',
    actor: 'admin',
    resource_type: 'User',
    resource_id: id,
  });
  expect(entry?.details).toEqual({
    changed: ['phone', 'company', 'password'],
    from: { company: 'Fischer & Söhne GmbH', phone: null },
    to: { company: null, phone: '+49 30 1' },
  });
  expect(JSON.stringify(entry)).not.toContain('a-new-password');
  expect(await signIn(mock, email, 'dropcatch')).toMatchObject({ status: 401 });
  expect(await signIn(mock, email, 'a-new-password')).toMatchObject({ status: 200 });
});

test('after a change of the email, only the new one can sign in', async () => {
  const mock = testMock();
  const admin = await as(mock, 'admin');
  const { id, email, username } = userNamed(mock, 'lfischer');
  const change = { email: 'lena@example.com', username };
  expect(await admin('PUT', `/admin/users/${id}`, change)).toMatchObject({ body: change });
  expect(await signIn(mock, email, 'dropcatch')).toMatchObject({ status: 401 });
  expect(await signIn(mock, change.email, 'dropcatch')).toMatchObject({ status: 200 });
});

test('a new role changes permissions and manager, and the manager must exist', async () => {
  const mock = testMock();
  const admin = await as(mock, 'admin');
  const { id, email, username } = userNamed(mock, 'lfischer');
  const path = `/admin/users/${id}`;
  expect(await admin('PUT', path, { email, username, manager_id: 3 })).toMatchObject({
    status: 400,
    body: { fields: { manager_id: 'is not a manager' } },
  });
  expect(await admin('PUT', path, { email, username, manager_id: 4 })).toMatchObject({
    body: { manager: { company_name: 'Beaumont Portfolio SARL' } },
  });
  expect(await admin('PUT', path, { email, username, role: 'manager' })).toMatchObject({
    body: { manager_id: null, permissions: { manage_orders: true } },
  });
});

test('a manager who becomes a user cannot be their own manager', async () => {
  const mock = testMock();
  const admin = await as(mock, 'admin');
  const { id, email, username } = userNamed(mock, 'gholm');
  const change = { email, username, role: 'user' };
  expect(await admin('PUT', `/admin/users/${id}`, { ...change, manager_id: id })).toMatchObject({
    status: 400,
    body: { fields: { manager_id: 'is not a manager' } },
  });
  expect(await admin('PUT', `/admin/users/${id}`, { ...change, manager_id: 4 })).toMatchObject({
    status: 200,
    body: { role: 'user', manager_id: 4 },
  });
});

test('a deactivated user is signed out and cannot sign in again', async () => {
  const mock = testMock();
  const user = await as(mock, 'user');
  const manager = await as(mock, 'manager');
  const change = { email: 'user@dropcatch.test', username: 'jnovak', is_active: false };
  expect(await manager('PUT', '/users/3', change)).toMatchObject({ status: 200 });
  expect(await user('GET', '/auth/profile')).toMatchObject({
    status: 401,
    body: { error: 'The account is not active' },
  });
  expect(await signIn(mock, change.email, 'dropcatch')).toMatchObject({ status: 401 });
});

test('nobody can delete, deactivate or demote themselves', async () => {
  const mock = testMock();
  const admin = await as(mock, 'admin');
  const self = { email: 'admin@dropcatch.test', username: 'admin' };
  expect(await admin('DELETE', '/admin/users/1')).toMatchObject({
    status: 409,
    body: { error: 'You cannot delete your own account' },
  });
  expect(await admin('PUT', '/admin/users/1', { ...self, is_active: false })).toMatchObject({
    status: 409,
    body: { fields: { is_active: expect.any(String) } },
  });
  expect(await admin('PUT', '/admin/users/1', { ...self, role: 'user' })).toMatchObject({
    status: 409,
    body: { fields: { role: expect.any(String) } },
  });
  expect(
    await admin('PUT', '/admin/users/1', { ...self, role: 'admin', is_active: true }),
  ).toMatchObject({ status: 200 });
});

test('a manager who has users or accounts cannot be deleted', async () => {
  const mock = testMock();
  const admin = await as(mock, 'admin');
  const { username, email } = userNamed(mock, 'manager');
  expect(await admin('DELETE', '/admin/users/2')).toMatchObject({
    status: 409,
    body: {
      error: expect.stringMatching(/^manager looks after \d+ users and 3 EPP accounts: assign/),
    },
  });
  expect(await admin('PUT', '/admin/users/2', { username, email, role: 'user' })).toMatchObject({
    status: 409,
    body: { fields: { role: expect.stringContaining('looks after') } },
  });
  const { id } = userNamed(mock, 'gholm');
  expect(await admin('DELETE', `/admin/users/${id}`)).toMatchObject({
    status: 200,
    body: { message: 'gholm is deleted' },
  });
});

test('deleting a user removes their notifications, and cancels but keeps their open orders', async () => {
  const mock = testMock();
  const { store } = mock.world;
  const open = store.orders.filter(({ user_id, state }) => user_id === 3 && isOpen(state));
  const all = store.orders.filter(({ user_id }) => user_id === 3);
  store.watchlist(3).add('tidalforge.com');
  const session = await as(mock, 'user');
  const manager = await as(mock, 'manager');
  expect(await manager('DELETE', '/users/3')).toMatchObject({
    status: 200,
    body: { message: `jnovak is deleted, ${open.length} open orders cancelled` },
  });
  expect(await session('GET', '/auth/profile')).toMatchObject({ status: 401 });
  expect(store.notifications.find(({ user_id }) => user_id === 3)).toBeUndefined();
  expect(store.watchlists.get(3)).toBeUndefined();
  const admin = await as(mock, 'admin');
  expect(await admin('GET', `/orders/${open[0]?.id}`)).toMatchObject({
    body: {
      state: 'CANCELLED',
      user: { username: 'deleted user' },
      history: expect.arrayContaining([
        expect.objectContaining({
          to_state: 'CANCELLED',
          actor: { username: 'manager' },
          note: 'The account jnovak was deleted',
        }),
      ]),
    },
  });
  expect(store.orders.filter(({ user_id }) => user_id === 3)).toHaveLength(all.length);
  expect(store.auditLogs.all().at(-1)).toMatchObject({
    action: 'user.delete',
    resource_id: 3,
    details: {
      username: 'jnovak',
      email: 'user@dropcatch.test',
      role: 'user',
      cancelled_orders: open.length,
    },
  });
  expect(await manager('DELETE', '/users/3')).toMatchObject({ status: 404 });
});

test('a manager gets a 404 for users of others and for themselves', async () => {
  const mock = testMock();
  const manager = await as(mock, 'manager');
  for (const username of ['htanaka', 'manager', 'admin', 'pzielinski']) {
    const { id } = userNamed(mock, username);
    for (const [method, body] of [
      ['PUT', { email: 'x@example.com', username: 'x' }],
      ['DELETE', undefined],
    ] as const) {
      expect(await manager(method, `/users/${id}`, body)).toMatchObject({
        status: 404,
        body: { error: 'User not found' },
      });
    }
  }
});

test('managers are listed by company, the same for both forms', async () => {
  const send = await as(testMock(), 'admin');
  const answer = {
    status: 200,
    body: {
      managers: [
        { id: 4, company_name: 'Beaumont Portfolio SARL' },
        { id: 58, company_name: 'Holm Namnbyrå AB' },
        { id: 2, company_name: 'Northwind Domains' },
        { id: 57, company_name: 'olafur' },
      ],
    },
  };
  expect(await send('GET', '/managers')).toMatchObject(answer);
  expect(await send('GET', '/admin/managers')).toMatchObject(answer);
});
