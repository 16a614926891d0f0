import { expect, test } from 'vitest';
import { as, sender, testMock } from '../../test/kit/mock.ts';
import { Network } from './network.ts';

test('a random part of the calls fails in the form of the contract, and the same part each time', async () => {
  const statuses = async (): Promise<number[]> => {
    const mock = testMock({ errorRate: 0.3, rows: 50 });
    const send = await as(mock, 'user');
    const answers = [];
    for (let i = 0; i < 60; i += 1) answers.push(await send('GET', '/notifications/stats'));
    const failed = answers.filter(({ status }) => status !== 200);
    expect(new Set(failed.map(({ status }) => status))).toEqual(new Set([500]));
    expect(failed[0]?.body).toEqual({ error: 'Internal server error' });
    return answers.map(({ status }) => status);
  };
  const first = await statuses();
  expect(first.filter((status) => status === 500).length).toBeGreaterThan(8);
  expect(first.filter((status) => status === 200).length).toBeGreaterThan(30);
  expect(await statuses()).toEqual(first);
});

test('sign-in and refresh never fail by chance', async () => {
  const mock = testMock({ errorRate: 1, rows: 50 });
  const credentials = { email: 'user@dropcatch.test', password: 'dropcatch' };
  expect(await sender(mock)('POST', '/auth/login', credentials)).toMatchObject({ status: 200 });
  const { refresh_token } = await mock.signIn(credentials.email);
  const refresh = sender(mock, { authorization: `Bearer ${refresh_token}` });
  expect(await refresh('POST', '/auth/refresh')).toMatchObject({ status: 200 });
  expect(await (await as(mock, 'user'))('GET', '/auth/profile')).toMatchObject({ status: 500 });
});

test('a reset restores the network of the options', async () => {
  const mock = testMock({ errorRate: 1, latency: '1', rows: 50 });
  mock.network.set({ error_rate: 0, latency: '50-400' });
  expect(await (await as(mock, 'user'))('GET', '/auth/profile')).toMatchObject({ status: 200 });
  mock.reset();
  expect(mock.network.state).toEqual({ error_rate: 1, latency: '1' });
});

test('a fixed latency can be a number, and omitted settings stay', () => {
  const mock = testMock({ latency: 5, rows: 50 });
  expect(mock.network.state).toEqual({ latency: '5', error_rate: 0 });
  mock.network.set({ error_rate: 0.5, latency: undefined });
  expect(mock.network.state).toEqual({ latency: '5', error_rate: 0.5 });
  mock.network.set({ latency: 7 });
  expect(mock.network.state).toEqual({ latency: '7', error_rate: 0.5 });
  expect(() => mock.network.set({ latency: -1 })).toThrow('latency must be like 200');
});

test('an invalid latency or error rate is refused and changes nothing', () => {
  const network = new Network('seed');
  expect(() => network.set({ latency: 'slow' })).toThrow('latency must be like 200');
  expect(() => network.set({ error_rate: 1.5 })).toThrow('error_rate must be a number from 0 to 1');
  const misnamed = { latency: '1', errorRate: 0.1 };
  expect(() => network.set(misnamed)).toThrow('errorRate is unknown. Known: latency, error_rate');
  expect(network.state).toEqual({ latency: '0', error_rate: 0 });
});
