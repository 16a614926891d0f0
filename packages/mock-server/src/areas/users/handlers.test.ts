import { expect, test } from 'vitest';
import { as, sender, testMock } from '../../../test/kit/mock.ts';
import { MINUTE } from '../../world/time.ts';

const PROFILE = { email: 'user@dropcatch.test', username: 'jnovak' };

test.each(['admin', 'manager', 'user'])('%s signs in with the seeded password', async (who) => {
  const send = sender(testMock());
  const email = `${who}@dropcatch.test`;
  const { status, body } = await send('POST', '/auth/login', { email, password: 'dropcatch' });
  expect(status).toBe(200);
  expect(body).toMatchObject({ user: { email, role: who }, access_token: expect.any(String) });
  expect(JSON.stringify(body)).not.toContain('"password"');
});

test('a wrong password, an unknown address and an inactive account get the same 401', async () => {
  const mock = testMock();
  const send = sender(mock);
  const failures = (): number =>
    mock.world.store.auditLogs.filter(({ action }) => action === 'login_failed').length;
  const before = failures();
  for (const [email, password] of [
    ['user@dropcatch.test', 'wrong'],
    ['nobody@dropcatch.test', 'dropcatch'],
    ['sofia.marin@example.com', 'dropcatch'],
  ]) {
    expect(await send('POST', '/auth/login', { email, password })).toMatchObject({
      status: 401,
      body: { error: 'Invalid email or password' },
    });
  }
  expect(failures()).toBe(before + 3);
});

test('registering makes an account that can sign in', async () => {
  const send = sender(testMock());
  const account = { username: 'newcomer', email: 'new@example.com', password: 'correct-horse' };
  const empty = { phone: null, company: '' };
  expect(await send('POST', '/auth/register', { ...account, ...empty })).toMatchObject({
    status: 201,
    body: {
      user: {
        role: 'user',
        username: 'newcomer',
        manager: null,
        phone: null,
        company: null,
        permissions: { export_domains: true },
      },
    },
  });
  const { email, password } = account;
  expect(await send('POST', '/auth/login', { email, password })).toMatchObject({ status: 200 });
});

test('an email or username in use gets a 409 that names the field, in any letter case', async () => {
  const mock = testMock();
  const account = { username: 'ADMIN', email: 'Admin@dropcatch.test', password: 'correct-horse' };
  expect(await sender(mock)('POST', '/auth/register', account)).toMatchObject({
    status: 409,
    body: {
      error: 'This email is already in use',
      fields: {
        email: 'This email is already in use',
        username: 'This username is already in use',
      },
    },
  });
  const user = await as(mock, 'user');
  const taken = { ...PROFILE, email: 'admin@dropcatch.test' };
  expect(await user('PUT', '/auth/profile', taken)).toMatchObject({ status: 409 });
});

test('users can send their profile back as they read it, with null where there is nothing', async () => {
  const user = await as(testMock(), 'user');
  const empty = { first_name: null, last_name: null, phone: null, company: null };
  const profile = { ...PROFILE, ...empty };
  expect(await user('PUT', '/auth/profile', profile)).toMatchObject({ status: 200, body: empty });
});

test('a manager without a company is offered by the username, however it was emptied', async () => {
  const mock = testMock();
  const manager = await as(mock, 'manager');
  const profile = { email: 'manager@dropcatch.test', username: 'northwind', company: '' };
  expect(await manager('PUT', '/auth/profile', profile)).toMatchObject({ status: 200 });
  const admin = await as(mock, 'admin');
  expect(await admin('GET', '/managers')).toMatchObject({
    body: { managers: expect.arrayContaining([{ id: 2, company_name: 'northwind' }]) },
  });
});

test('a profile can be saved with its own email and username', async () => {
  const user = await as(testMock(), 'user');
  const sent = { ...PROFILE, first_name: 'Honza', company: '' };
  const change = { ...sent, company: null };
  expect(await user('PUT', '/auth/profile', sent)).toMatchObject({ status: 200, body: change });
  expect(await user('GET', '/auth/profile')).toMatchObject({
    body: { ...change, role: 'user', manager: { company_name: 'Northwind Domains' } },
  });
});

test('the password changes only with the current one', async () => {
  const mock = testMock();
  const user = await as(mock, 'user');
  const change = { current_password: 'wrong', new_password: 'correct-horse' };
  expect(await user('PUT', '/auth/password', change)).toMatchObject({
    status: 400,
    body: { fields: { current_password: 'The current password is wrong' } },
  });
  expect(
    await user('PUT', '/auth/password', { ...change, current_password: 'dropcatch' }),
  ).toMatchObject({ status: 200, body: { message: 'Password updated successfully' } });
  const login = { email: PROFILE.email, password: 'correct-horse' };
  expect(await sender(mock)('POST', '/auth/login', login)).toMatchObject({ status: 200 });
});

test('ten wrong passwords for an address lock it for a quarter of an hour, and lock no other', async () => {
  const mock = testMock();
  const send = sender(mock);
  const email = 'user@dropcatch.test';
  const signIn = (password: string, who = email) =>
    send('POST', '/auth/login', { email: who, password });
  for (let tries = 0; tries < 10; tries += 1) expect((await signIn('wrong')).status).toBe(401);
  mock.clock.advance(5 * MINUTE);
  const locked = await signIn('dropcatch');
  expect([locked.status, locked.headers.get('retry-after')]).toEqual([429, '600']);
  expect(locked.body).toEqual({ error: 'Too many attempts. Try again in 600 seconds.' });
  expect((await signIn('dropcatch', 'admin@dropcatch.test')).status).toBe(200);
  mock.clock.advance(10 * MINUTE);
  expect((await signIn('dropcatch')).status).toBe(200);
});
