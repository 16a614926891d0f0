import { CompactSign } from 'jose/jws/compact/sign';
import { expect, test, vi } from 'vitest';
import { as, bearer, sender, testMock } from '../../test/kit/mock.ts';
import { MINUTE } from '../world/time.ts';
import { Tokens } from '../world/tokens.ts';

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

test('an access token expires by the clock, and the refresh token gets a new one', async () => {
  const mock = testMock();
  const { access_token, refresh_token } = await mock.signIn('user@dropcatch.test');
  mock.clock.advance(15 * MINUTE);
  expect(await sender(mock, bearer(access_token))('GET', '/auth/profile')).toMatchObject({
    status: 401,
    body: { error: 'Token has expired' },
  });
  const refreshed = await sender(mock, bearer(refresh_token))('POST', '/auth/refresh');
  expect(refreshed).toMatchObject({ status: 200, body: { access_token: expect.any(String) } });
  const fresh = (refreshed.body as { access_token: string }).access_token;
  expect(await sender(mock, bearer(fresh))('GET', '/auth/profile')).toMatchObject({ status: 200 });
});

test('each kind of token is accepted only by its own operations', async () => {
  const mock = testMock();
  const { access_token, refresh_token } = await mock.signIn('user@dropcatch.test');
  expect(await sender(mock, bearer(refresh_token))('GET', '/auth/profile')).toMatchObject({
    status: 401,
  });
  expect(await sender(mock, bearer(access_token))('POST', '/auth/refresh')).toMatchObject({
    status: 401,
  });
});

test('signing out ends the session for both tokens, but not other sessions', async () => {
  const mock = testMock();
  const { access_token, refresh_token } = await mock.signIn('user@dropcatch.test');
  const other = await as(mock, 'user');
  await sender(mock, bearer(access_token))('POST', '/auth/logout');
  for (const [token, method, path] of [
    [access_token, 'GET', '/auth/profile'],
    [refresh_token, 'POST', '/auth/refresh'],
  ] as const) {
    expect(await sender(mock, bearer(token))(method, path)).toMatchObject({
      status: 401,
      body: { error: 'The session has ended' },
    });
  }
  expect(await other('GET', '/auth/profile')).toMatchObject({ status: 200 });
});

test('a user who is made inactive is signed out', async () => {
  const mock = testMock();
  const send = await as(mock, 'user');
  const user = mock.world.store.users.get(3);
  if (user !== undefined) user.is_active = false;
  expect(await send('GET', '/auth/profile')).toMatchObject({ status: 401 });
});

test('forged, mangled and unsigned tokens are refused', async () => {
  const mock = testMock();
  const { access_token } = await mock.signIn('user@dropcatch.test');
  const [header = '', payload = '', signature = ''] = access_token.split('.');
  const claims = { sub: '1', sid: 1, type: 'access', iat: 0, exp: 9_999_999_999 };
  const tokens = [
    `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`,
    `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.${signature}`,
    `${header}.${encode(claims)}.${signature}`,
    `${header}.${payload}.`,
    `${header}.${payload}`,
    `${access_token}.x`,
    `${access_token}=`,
    await new Tokens('another seed').sign({ ...claims, type: 'access' }),
    'x.y.z',
    'null',
    '🙈',
  ];
  for (const token of tokens) {
    const headers = { authorization: `Bearer ${encodeURI(token)}` };
    expect(await sender(mock, headers)('GET', '/auth/profile')).toMatchObject({
      status: 401,
      body: { error: 'Invalid token' },
    });
  }
  for (const authorization of [
    'Basic dXNlcg==',
    'Bearer',
    access_token,
    `Bearer ${access_token} x`,
  ]) {
    expect(await sender(mock, { authorization })('GET', '/auth/profile')).toMatchObject({
      status: 401,
    });
  }
});

test('tokens outlive a restart with the same seed', async () => {
  const { access_token } = await testMock().signIn('user@dropcatch.test');
  const send = sender(testMock(), bearer(access_token));
  expect(await send('GET', '/auth/profile')).toMatchObject({ status: 200 });
});

test('the signature of a token is computed once, and a thousand tokens are remembered', async () => {
  const tokens = new Tokens('1');
  const claims = { sub: '1', type: 'access', iat: 0, exp: 1 } as const;
  const sids = Array.from({ length: 1001 }, (_, sid) => sid);
  const signed = await Promise.all(sids.map((sid) => tokens.sign({ ...claims, sid })));
  const [first = '', second = ''] = signed;
  const computed = vi.spyOn(crypto.subtle, 'verify');
  try {
    for (const token of signed.slice(0, 1000)) await tokens.verify(token);
    expect(await tokens.verify(first)).toEqual({ ...claims, sid: 0 });
    expect(computed).toHaveBeenCalledTimes(1000);
    for (const token of signed.slice(1000)) await tokens.verify(token);
    // The newest token replaced the oldest.
    await tokens.verify(second);
    expect(computed).toHaveBeenCalledTimes(1001);
    expect(await tokens.verify(first)).toEqual({ ...claims, sid: 0 });
    expect(computed).toHaveBeenCalledTimes(1002);
  } finally {
    computed.mockRestore();
  }
});

test('a signed token whose payload is not JSON gets a 401', async () => {
  const key = new TextEncoder().encode('dropcatch mock server, seed 1');
  const token = await new CompactSign(new TextEncoder().encode('no JSON'))
    .setProtectedHeader({ alg: 'HS256' })
    .sign(key);
  const answer = await sender(testMock(), bearer(token))('GET', '/auth/profile');
  expect(answer).toMatchObject({ status: 401, body: { error: 'Invalid token' } });
});
