import { describe, expect, test, vi } from 'vitest';
import { filename } from '../src/answer/answer.ts';
import { ApiError, ConnectionError, DecodeError, TimeoutError } from '../src/errors/errors.ts';
import { clientOf, rejection } from './kit/service.ts';

const html = '<!doctype html><title>502 Bad Gateway</title>';

describe('successful answers', () => {
  test.each([
    ['a 204', () => new Response(null, { status: 204 })],
    ['an empty body', () => new Response('')],
  ])('%s confirms a call whose answer is only a message', async (_, answer) => {
    const { client } = clientOf(answer);
    expect(await client.notifications.markRead(7)).toEqual({});
    expect((await client.orders.restart(42)).message).toBeUndefined();
  });

  test('no body in place of a file is a DecodeError', async () => {
    const { client } = clientOf(() => new Response(null, { status: 204 }));
    const error = await rejection(client.domains.export({ filters: {}, format: 'csv' }));
    expect(error).toBeInstanceOf(DecodeError);
    expect(String(error)).toContain('The answer (status 204) is empty.');
  });

  test('an empty body of any other call is a DecodeError, which warns of a second order', async () => {
    const { client } = clientOf(() => new Response(null, { status: 204 }));
    const order = { domain: 'a.com', drop_date: '2026-11-20', price: 69 };
    const error = await rejection(client.domains.order({ ...order, epp_registrar_category_id: 1 }));
    expect(error).toBeInstanceOf(DecodeError);
    expect(error).toMatchObject({
      message:
        'domains/order: The answer (status 204) is empty. It may have been carried out: check before you repeat it.',
      status: 204,
      text: '',
    });
  });

  test.each([
    ['an HTML page', html],
    ['truncated JSON', '{"orders":[{"id":1'],
  ])('%s is a DecodeError', async (_, body) => {
    const { client } = clientOf(() => new Response(body));
    const error = await rejection(client.orders.list());
    expect(error).toBeInstanceOf(DecodeError);
    expect(error).toMatchObject({ name: 'DecodeError', operation: 'orders/list' });
  });

  test('unknown values of open enumerations pass through', async () => {
    const order = { id: 42, state: 'READY_FOR_CATCH', payment_method: 'barter', user: {} };
    const { client } = clientOf(() => Response.json(order));
    expect(await client.orders.get(42)).toEqual(order);
  });
});

describe('error answers', () => {
  test('have the status, the service’s text, the body and the operation', async () => {
    const body = { error: 'Order not found', fields: { id: 'unknown' } };
    const { client } = clientOf(() => Response.json(body, { status: 404 }));
    const error = await rejection(client.orders.get(42));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      name: 'ApiError',
      message: 'orders/get: 404 Order not found.',
      operation: 'orders/get',
      status: 404,
      error: 'Order not found',
      body,
      retryAfter: undefined,
    });
  });

  test.each([
    ['an HTML page', html],
    ['truncated JSON', '{"error":"Order n'],
    ['nothing', ''],
    ['null', 'null'],
    ['a string', '"no"'],
    ['an object in place of a text', '{"error":{"code":502}}'],
  ])('of %s have no text, only the status', async (_, body) => {
    const { client } = clientOf(
      () => new Response(body, { status: 502, statusText: 'Bad Gateway' }),
    );
    const error = await rejection(client.orders.list());
    expect(error).toMatchObject({ status: 502, error: undefined });
    if (body === '' || body === html) expect(error).toHaveProperty('body', undefined);
    expect(String(error)).toBe('ApiError: orders/list: 502 Bad Gateway.');
  });

  test('of the EPP log are left as they are', async () => {
    const body = { error: 'Bad filter', fields: { success: 'must be 0 or 1' } };
    const { client } = clientOf(() => Response.json(body, { status: 400 }));
    expect(await rejection(client.eppLogs.list())).toMatchObject({ body });
  });

  test('of a download are read as JSON, whatever type they claim', async () => {
    const { client } = clientOf(
      () =>
        new Response('{"error":"Too many rows"}', {
          status: 400,
          headers: { 'content-type': 'text/csv' },
        }),
    );
    const error = await rejection(client.domains.export({ filters: {}, format: 'csv' }));
    expect(error).toMatchObject({ status: 400, error: 'Too many rows' });
  });

  test.each([
    ['120', 120],
    ['0', 0],
    ['', undefined],
    [new Date(Date.now() + 90_500).toUTCString(), expect.closeTo(90, -1)],
    [new Date(0).toUTCString(), undefined],
    // An hour behind this computer's clock, but a minute after the date of the answer.
    [new Date(Date.now() - 3_540_000).toUTCString(), expect.closeTo(60, -1), 3_600_000],
    ['soon', undefined],
  ])('tell how long to wait: Retry-After %s', async (value, expected, behind = 0) => {
    const date = new Date(Date.now() - behind).toUTCString();
    const { client } = clientOf(
      () => new Response('', { status: 429, headers: { 'retry-after': value, date } }),
    );
    const error = await rejection(client.orders.list());
    expect(error).toMatchObject({ status: 429, retryAfter: expected });
  });

  test('are not tried again with maxRetries 0', async () => {
    const { client, asked } = clientOf(() => new Response('', { status: 503 }));
    await rejection(client.orders.list());
    await rejection(client.orders.restart(1));
    expect(asked).toHaveLength(2);
  });
});

describe('a lost connection', () => {
  test('is a ConnectionError with the platform’s code', async () => {
    const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    const { client, asked } = clientOf(() => new TypeError('fetch failed', { cause: refused }));
    const error = await rejection(client.orders.list());
    expect(error).toBeInstanceOf(ConnectionError);
    expect(String(error)).toBe(
      'ConnectionError: orders/list: The service could not be reached, and nothing was sent (ECONNREFUSED).' +
        ' Check the network and the `baseUrl`.',
    );
    expect(asked).toHaveLength(1);
  });

  test('is also one when it is lost in the body, or when a fetch fails in its own way', async () => {
    const broken = new ReadableStream({
      pull: (stream) => stream.error(new TypeError('terminated')),
    });
    for (const answer of [() => new Response(broken), () => new RangeError('odd')]) {
      const { client } = clientOf(answer);
      expect(await rejection(client.orders.list())).toBeInstanceOf(ConnectionError);
    }
  });
});

describe('a download', () => {
  const csv = 'domain,price\r\ntidalforge.com,69\r\n';
  const answer = (headers: Record<string, string>) => () => new Response(csv, { headers });

  test('has its name, its type and its content', async () => {
    const { client } = clientOf(
      answer({
        'content-type': 'text/csv',
        'content-disposition': 'attachment; filename="domains_2026-11-20.csv"',
      }),
    );
    const file = await client.domains.export({ filters: {}, format: 'csv' });
    expect(file).toMatchObject({ filename: 'domains_2026-11-20.csv', contentType: 'text/csv' });
    expect(await (await file.blob()).text()).toBe(csv);
  });

  test('is read once, and says so where it is read again', async () => {
    const { client } = clientOf(answer({}));
    const file = await client.domains.export({ filters: {}, format: 'csv' });
    await file.blob();
    expect(await rejection(file.blob())).toBeInstanceOf(TypeError);
  });

  test('can be read as it comes', async () => {
    const { client } = clientOf(answer({}));
    const { stream } = await client.domains.export({ filters: {}, format: 'csv' });
    expect(await new Response(stream).text()).toBe(csv);
  });

  test.each(['text/html', 'TEXT/HTML; charset=utf-8', 'application/xhtml+xml'])(
    'that is a page of type %s, as a network sends to sign in, is a DecodeError',
    async (type) => {
      for (const page of [html, '']) {
        const headers = { 'content-type': type };
        const { client } = clientOf(() => new Response(page, { headers }));
        const error = await rejection(client.domains.export({ filters: {}, format: 'csv' }));
        expect(error).toBeInstanceOf(DecodeError);
      }
    },
  );

  test('that is JSON, such as an error with 200, is a DecodeError with its words', async () => {
    const { client } = clientOf(() => Response.json({ error: 'Quota exceeded' }));
    const error = await rejection(client.domains.export({ filters: {}, format: 'csv' }));
    expect(error).toBeInstanceOf(DecodeError);
    expect(String(error)).toContain('is not a file: Quota exceeded.');
  });

  test('that nobody reads is closed after the idle timeout', async () => {
    const cancel = vi.fn<() => void>();
    const { client } = clientOf(() => new Response(new ReadableStream({ cancel })));
    vi.useFakeTimers();
    const file = await client.domains.export(
      { filters: {}, format: 'csv' },
      { idleTimeout: 5_000 },
    );
    await vi.advanceTimersByTimeAsync(5_000);
    vi.useRealTimers();
    expect(cancel).toHaveBeenCalled();
    expect(String(await rejection(file.blob()))).toContain('Nobody read the answer for 5 s.');
  });

  test('that breaks off is a ConnectionError', async () => {
    const broken = new ReadableStream({
      pull: (stream) => stream.error(new TypeError('terminated')),
    });
    const { client } = clientOf(() => new Response(broken));
    const file = await client.domains.export({ filters: {}, format: 'csv' });
    expect(await rejection(file.blob())).toBeInstanceOf(ConnectionError);
  });

  test('that breaks off is a ConnectionError in its stream, too', async () => {
    const failure = Object.assign(new TypeError('terminated'), { code: 'UND_ERR_SOCKET' });
    const broken = new ReadableStream({ pull: (stream) => stream.error(failure) });
    const { client } = clientOf(() => new Response(broken));
    const { stream } = await client.domains.export({ filters: {}, format: 'csv' });
    const error = await rejection(new Response(stream).text());
    expect(error).toBeInstanceOf(ConnectionError);
    expect(error).toMatchObject({ code: 'connection_lost', cause: { code: 'UND_ERR_SOCKET' } });
  });

  test('that is silent for the idle timeout is a TimeoutError, and its connection is closed', async () => {
    const cancel = vi.fn<() => void>();
    const silent = new ReadableStream({ cancel });
    const { client } = clientOf(() => new Response(silent), { idleTimeout: 5 });
    const file = await client.domains.export({ filters: {}, format: 'csv' });
    const error = await rejection(file.blob());
    expect(error).toBeInstanceOf(TimeoutError);
    expect(String(error)).toContain('domains/export: Nothing arrived for 0.005 s.');
    expect(cancel).toHaveBeenCalled();
  });

  test.each([
    ['attachment; filename="a b.csv"', 'a b.csv'],
    ['attachment; filename=plain.csv', 'plain.csv'],
    ["attachment; filename*=UTF-8''p%C5%99%C3%ADklad.csv", 'příklad.csv'],
    [
      'attachment; filename="priklad.csv"; filename*=UTF-8\'cs\'p%C5%99%C3%ADklad.csv',
      'příklad.csv',
    ],
    ['attachment; filename*=UTF-8\'\'x.csv; filename="y.csv"', 'x.csv'],
    ["attachment; filename*=UTF-8'en-US'x.csv", 'x.csv'],
    ['attachment; filename="../../etc/passwd"', 'passwd'],
    ["attachment; filename*=UTF-8''..%2F..%5Cetc%2Fpasswd", 'passwd'],
    ["attachment; filename*=UTF-8''C:%5CUsers%5Cme%5Cx.csv", 'x.csv'],
    ['attachment; filename="100% sure.csv"', '100% sure.csv'],
    ['attachment; filename="a;b.csv"; size=3', 'a;b.csv'],
    ['attachment; filename="a\\"b.csv"', 'a"b.csv'],
    ['attachment; filename=".."', undefined],
    ['attachment; filename="a/.."', undefined],
    ['attachment', undefined],
    ['attachment; filename=""', undefined],
    ['', undefined],
  ])('takes its name from %s', (disposition, name) => {
    expect(filename(disposition)).toBe(name);
  });
});

test('EPP log rows have words and booleans, in whatever form they came', async () => {
  const row = (connection_type: unknown, success: unknown) => ({
    log_id: 1,
    connection_type,
    success,
  });
  const logs = [row(1, 1), row(5, 0), row('command', true), row('later', false), row(9, 1)];
  const { client } = clientOf(({ line }) =>
    Response.json(
      line === 'GET /epp/logs' ? { logs } : { log: { ...row(3, 0), request: '<epp/>' } },
    ),
  );
  expect((await client.eppLogs.list()).logs).toEqual([
    row('connect', true),
    row('error', false),
    row('command', true),
    row('later', false),
    row('9', true),
  ]);
  expect((await client.eppLogs.get(1)).log).toMatchObject({
    ...row('command', false),
    request: '<epp/>',
  });
});

test('rows of other answers keep their values, whatever their names', async () => {
  const answer = { data: [{ domain: 'a.com', success: 1, connection_type: 2 }], total: 1 };
  const { client } = clientOf(() => Response.json(answer));
  expect(await client.dataSources.browse(1)).toEqual(answer);
});

describe('a compressed answer of an endless length', () => {
  const headers = { 'content-encoding': 'gzip', 'content-type': 'application/json' };
  /** A body of so many mebibytes. Calls `cancel` when it is closed. */
  const long = (mebibytes: number, cancel: () => void) => {
    let left = mebibytes;
    return new ReadableStream<Uint8Array>(
      {
        pull: (stream) => {
          if (left-- > 0) stream.enqueue(new Uint8Array(1024 * 1024).fill(32));
          else stream.close();
        },
        cancel,
      },
      { highWaterMark: 0 },
    );
  };

  test('is a DecodeError, and its connection is closed', async () => {
    const cancel = vi.fn<() => void>();
    const { client } = clientOf(() => new Response(long(500, cancel), { headers }));
    const error = await rejection(client.orders.list());
    expect(error).toBeInstanceOf(DecodeError);
    expect(String(error)).toContain('is longer than 100 MiB');
    await expect.poll(() => cancel.mock.calls.length).toBe(1);
  });

  test('of an error is read only at its beginning', async () => {
    const cancel = vi.fn<() => void>();
    const { client } = clientOf(() => new Response(long(500, cancel), { status: 500, headers }));
    expect(await rejection(client.orders.list())).toMatchObject({ name: 'ApiError', status: 500 });
    await expect.poll(() => cancel.mock.calls.length).toBe(1);
  });
});
