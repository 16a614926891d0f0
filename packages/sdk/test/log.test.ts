import { inspect } from 'node:util';
import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { Logger, LogLevel } from '../src/options.ts';
import { type Answer, clientOf, done, expecting, rejection } from './kit/service.ts';

const traced: Answer = () =>
  Response.json({ id: 42 }, { headers: { 'x-request-id': 'req-7', 'set-cookie': 'sid=1' } });

/** A logger that records its messages. */
function keeper() {
  const lines: string[] = [];
  const note = (level: string) => (message: string, details?: unknown) =>
    void lines.push(
      `${level} ${message} ${details === undefined ? '' : inspect(details, { depth: 9 })}`.trim(),
    );
  const logger: Logger = {
    debug: note('debug'),
    info: note('info'),
    warn: note('warn'),
    error: note('error'),
  };
  return { lines, logger };
}

describe('the log', () => {
  test.each<[LogLevel | undefined, string[]]>([
    ['off', []],
    ['error', ['error']],
    ['warn', ['warn', 'error']],
    [undefined, ['info', 'warn', 'info', 'error']],
    ['info', ['info', 'warn', 'info', 'error']],
    ['debug', ['debug', 'info', 'warn', 'debug', 'info', 'error']],
  ])('of level %s has exactly its lines', async (logLevel, levels) => {
    const { lines, logger } = keeper();
    const { client } = clientOf(
      () => new Response('', { status: 503, headers: { 'retry-after': '0' } }),
      {
        maxRetries: 1,
        logger,
        logLevel,
      },
    );
    await rejection(client.orders.list({ domain: 'x' }));
    expect(lines.map((line) => line.split(' ')[0])).toEqual(levels);
  });

  test('tells method, path, status, time, tries and request id in plain words', async () => {
    const { lines, logger } = keeper();
    const { client } = clientOf(traced, { logger, logLevel: 'debug' });
    await client.orders.get(42);
    expect(lines[0]).toMatch(
      /^debug orders\/get: GET \/api\/orders\/42 \{ attempt: 1, headers: \[.*'authorization'.*\] \}$/,
    );
    expect(lines[1]).toMatch(/^info orders\/get: 200 in \d+ ms \{ requestId: 'req-7' \}$/);
  });

  test.each<[string, () => void | Promise<void>]>([
    [
      'throws',
      () => {
        throw new Error('ENOSPC');
      },
    ],
    ['rejects', async () => Promise.reject(new Error('ENOSPC'))],
  ])('whose logger %s loses no answer', async (_, write) => {
    const logger = { debug: write, info: write, warn: write, error: write };
    const { client } = clientOf(() => Response.json({ success: true, order_id: 7 }), {
      logger,
      logLevel: 'debug',
    });
    const body = { domain: 'a.com', drop_date: '2026-11-20', price: 69 };
    const placed = await client.domains.order({ ...body, epp_registrar_category_id: 1 });
    expect(placed).toEqual({ success: true, order_id: 7 });
  });

  test('tells of a stream that fails after its start', async () => {
    const { lines, logger } = keeper();
    const { client } = clientOf(() => new Response('data: {"type":"error","error":"Busy"}\n\n'), {
      logger,
      logLevel: 'error',
    });
    const events = await client.eppTools.checkDomains({ account_id: 3, domains: ['a.com'] });
    await rejection(events.next());
    expect(lines).toEqual([expect.stringMatching(/^error .*The service ended the stream: Busy/)]);
  });

  test('says nothing of an abort', async () => {
    const { lines, logger } = keeper();
    const { client } = clientOf(traced, { logger });
    await rejection(client.orders.get(42, { signal: AbortSignal.abort() }));
    expect(lines).toEqual([]);
  });
});

const secret = fc.stringMatching(/^[A-Za-z0-9]{16,24}$/);

test('logs and errors of a full session contain no secret', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(secret, { minLength: 6, maxLength: 6 }), async (secrets) => {
      const [password = '', access = '', refresh = '', next = '', key = '', wanted = ''] = secrets;
      const { lines, logger } = keeper();
      const session = { access_token: access, refresh_token: refresh, user: { id: 7 } };
      const { client } = clientOf(
        ({ line, token, headers, body }) => {
          if (line === 'POST /auth/login') return Response.json(session);
          if (line === 'POST /auth/refresh') return Response.json({ access_token: next });
          if (token === access) return Response.json({ error: 'Token expired' }, { status: 401 });
          if (line.startsWith('PUT'))
            return new Response(`<pre>${inspect([...headers])}${body}</pre>`);
          if (line.startsWith('POST /domains/order')) {
            return Object.assign(new TypeError(`fetch failed ${token} ${body}`), {
              request: headers,
            });
          }
          return line.startsWith('DELETE') ? new Response('', { status: 503 }) : done();
        },
        { session: null, logger, logLevel: 'debug', headers: { 'x-api-key': key } },
      );
      const input = { current_password: password, new_password: wanted };
      await client.auth.login({ email: 'jan@example.com', password });
      await client.request('GET', '/search', { query: { token: wanted } });
      const failures = [
        await rejection(client.auth.changePassword(input)),
        await rejection(client.domains.order({ domain: 'a.com' } as never)),
        await rejection(client.domains.unwatch('a.com')),
        await rejection(client.orders.list({}, { headers: { 'x bad': key } })),
      ];
      await client.auth.logout();
      const everything = [
        ...lines,
        ...failures.map((error) => inspect(error, { depth: 9, showHidden: true })),
      ].join('\n');
      expect(lines.length).toBeGreaterThan(10);
      for (const hidden of secrets) expect(everything).not.toContain(hidden);
    }),
    { numRuns: 10 },
  );
});

test('an error hides what the service repeats of a password, a token or a header', async () => {
  const hidden = ['correct-horse', 'battery"staple', 'a1-long-token', 'key-of-the-team'];
  const [current_password = '', new_password = '', access_token = '', key = ''] = hidden;
  const { lines, logger } = keeper();
  const { client } = clientOf(
    ({ headers, body }) =>
      Response.json(
        { error: `${headers.get('authorization')} ${key}`, sent: [...hidden, JSON.parse(body)] },
        { status: 400 },
      ),
    { session: { access_token }, headers: { 'x-api-key': key, 'x-n': '4' }, logger },
  );
  const error = await rejection(client.auth.changePassword({ current_password, new_password }));
  expect(error).toMatchObject({
    message: 'auth/changePassword: 400 *** ***.',
    body: { sent: [...Array<string>(4).fill('***'), { current_password: '***' }] },
  });
  const everything = [...lines, inspect(error, { depth: 9 })].join();
  for (const part of [...hidden, 'staple']) expect(everything).not.toContain(part);
});

test('an error hides a repeated secret of a request beyond the contract, in any letter case of its name', async () => {
  const { client } = clientOf(({ body }) =>
    Response.json({ error: `Bad ${body}` }, { status: 400 }),
  );
  const body = { apiKey: 'key-of-the-team', newPassword: 'correct-horse' };
  const error = await rejection(client.request('POST', '/beta/keys', { body }));
  expect(inspect(error, { depth: 9 })).not.toMatch(/key-of-the-team|correct-horse/);
});

test.each<[string, () => void | Promise<void>]>([
  [
    'throws',
    () => {
      throw new Error('mine');
    },
  ],
  ['rejects', async () => Promise.reject(new Error('mine'))],
])(
  'an onSignOut that %s costs a warning, and neither the call nor the process',
  async (_, onSignOut) => {
    const warn = vi.fn<(message: string) => void>();
    const skip = () => {};
    const logger = { debug: skip, info: skip, warn, error: skip };
    const { client } = clientOf(expecting('a2'), { refresh: false, onSignOut, logger });
    expect(await rejection(client.orders.list())).toMatchObject({ status: 401 });
    // An unhandled rejection would fail the run.
    await expect.poll(() => warn.mock.calls).toEqual([['The option `onSignOut` failed.']]);
  },
);
