import { inspect } from 'node:util';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { filename } from '../answer/answer.ts';
import type { ApiError } from './errors.ts';
import { maskOf } from './secrets.ts';
import { clientOf, rejection } from '../../test/kit/service.ts';

const html = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
const ascii = (text: string) =>
  text.replaceAll(
    /[^\x20-\x7E]/g,
    (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
const quoted = (text: string) => JSON.stringify(text).slice(1, -1);
const address = (text: string) => new URLSearchParams({ a: text }).toString().slice(2);

/** The ways in which a service or a proxy repeats a text. */
const ways: Readonly<Record<string, (secret: string) => string>> = {
  'as it is': (secret) => `Bad password ${secret} given`,
  'in JSON': (secret) => JSON.stringify({ note: secret }),
  'in JSON of ASCII': (secret) => ascii(JSON.stringify({ note: secret })),
  'in JSON in JSON': (secret) => JSON.stringify({ error: JSON.stringify({ note: secret }) }),
  'in an address': (secret) => `/login?p=${encodeURIComponent(secret.toWellFormed())}&x=1`,
  'in a form': (secret) => `p=${address(secret)}&x=1`,
  'in a page': (secret) => `<pre>${html(secret)}</pre>`,
};

/** Every form of a text that a reader could take for it. */
const formsOf = (secret: string) => [
  secret,
  quoted(secret),
  ascii(quoted(secret)),
  quoted(quoted(secret)),
  encodeURIComponent(secret.toWellFormed()),
  address(secret),
  html(secret),
];

const hostile = fc
  .tuple(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom(
      '"',
      '\\',
      '\n',
      '%2f',
      '&',
      "'",
      '<b>',
      ' ',
      '+',
      '$&',
      '(((',
      'é',
      '😀',
      '\u0000',
    ),
  )
  .map(([rest, odd]) => `Zq7${odd}${rest}Kx`);

test.each(Object.entries(ways))(
  'a password that is repeated %s is in no error',
  async (_, repeat) => {
    await fc.assert(
      fc.asyncProperty(hostile, fc.constantFrom(200, 400, 500), async (password, status) => {
        // With the mark at its end, no text is JSON.
        const text = repeat(password) + (status === 200 ? '!' : '');
        const { client } = clientOf(() => new Response(text, { status }));
        const body = { current_password: password, new_password: `${password}2` };
        const error = await rejection(client.auth.changePassword(body));
        const everything = [
          inspect(error, { depth: 9 }),
          JSON.stringify(error),
          String(error),
        ].join();
        for (const form of formsOf(password)) expect(everything).not.toContain(form);
      }),
      { numRuns: 60 },
    );
  },
);

/** What a header can have of a text: bytes in place of letters, and no control characters. */
const inHeader = (text: string) =>
  Buffer.from(text)
    .toString('latin1')
    .replaceAll(/[^\x20-\x7E\x80-\xFF]/g, '');

test.each(Object.entries(ways))(
  'a password that the head of an answer repeats %s is in no error, no message and no log',
  async (_, repeat) => {
    await fc.assert(
      fc.asyncProperty(hostile, fc.constantFrom(200, 400, 500), async (password, status) => {
        const shown = inHeader(repeat(password));
        fc.pre(Buffer.from(repeat(password)).length === shown.length);
        const lines: unknown[] = [];
        const keep = (...line: unknown[]) => lines.push(line);
        const logger = { debug: keep, info: keep, warn: keep, error: keep };
        const headers = { 'x-echo': shown, 'x-request-id': shown, link: shown };
        const { client } = clientOf(
          () => new Response('!', { status, statusText: shown, headers }),
          { logger, logLevel: 'debug' },
        );
        const body = { current_password: password, new_password: `${password}2` };
        const error = await rejection(client.auth.changePassword(body));
        expect(error).toMatchObject({ requestId: expect.stringContaining('***') });
        const { headers: kept } = error as ApiError;
        const everything = inspect([lines, error, [...kept]], { depth: 9 });
        for (const form of formsOf(password).map(inHeader)) {
          expect(everything).not.toContain(quoted(form));
          expect(everything).not.toContain(form);
        }
      }),
      { numRuns: 40 },
    );
  },
);

test('the token is in no error, whatever part of an answer repeats it', async () => {
  const token = 'secret-token-1';
  const headers = {
    'x-echo': `Bearer ${token}`,
    'x-request-id': token,
    'www-authenticate': `Bearer error_description="${token}"`,
    location: `/login?next=%2F&t=${token}`,
    link: `<https://drop.test/?refresh_token=another-token>; rel=next`,
  };
  for (const [status, text] of [
    [400, '{"error":"no"}'],
    [400, ''],
    [200, '<p>Sign in</p>'],
    [200, '{"orders":1}'],
  ] as const) {
    const answer = () => new Response(text, { status, statusText: token, headers });
    const { client } = clientOf(answer, { session: { access_token: token } });
    const error = (await rejection(client.orders.list())) as ApiError;
    const everything = inspect([error, String(error), [...error.headers]], { depth: 9 });
    expect(everything).not.toContain(token);
    expect(everything).not.toContain('another-token');
    expect(error.headers.get('x-echo')).toBe('***');
  }
});

test('the token is in no error of a stream, a file or a list that does not go on', async () => {
  const token = 'secret-token-1';
  const headers = { 'x-request-id': token, 'content-type': 'text/event-stream' };
  const session = { access_token: token };
  const stream = clientOf(() => new Response(`data: {"type":"${token}`, { headers }), { session });
  const events = await stream.client.eppTools.checkDomains({ account_id: 1, domains: ['a.com'] });
  const page = { orders: [], pagination: { page: 1, pages: 2, has_next: true } };
  const list = clientOf(() => Response.json(page, { headers }), { session });
  const file = clientOf(() => new Response(null, { headers }), { session });
  for (const error of [
    await rejection(events.next()),
    await rejection(list.client.orders.listAll().toArray()),
    await rejection(file.client.domains.export({ filters: {}, format: 'csv' })),
  ]) {
    const kept = [...((error as Partial<ApiError>).headers ?? [])];
    expect(inspect([error, kept], { depth: 9 })).not.toContain(token);
  }
});

test('a secret of the query, of a list, or of a hook is masked, too', async () => {
  const hidden = ['token-of-the-query', 'first-of-the-list', 'key-of-the-hook'];
  const { client } = clientOf(() => Response.json({ error: hidden.join() }, { status: 400 }), {
    onRequest: ({ request }) => request.headers.set('x-api-key', 'key-of-the-hook'),
  });
  const input = { query: { token: hidden[0] }, body: { secrets: [hidden[1]] } };
  const error = await rejection(client.request('POST', '/search', input));
  expect(error).toMatchObject({ error: '***,***,***' });
});

test('the keys of a map that repeats the token are not logged as they are', async () => {
  const lines: string[] = [];
  const keep = (line: string) => lines.push(line);
  const { client } = clientOf(() => Response.json({ by_state: { 'secret-token-1': 'many' } }), {
    session: { access_token: 'secret-token-1' },
    logger: { debug: keep, info: keep, warn: keep, error: keep },
  });
  await client.orders.stats();
  expect(lines).toContain('orders/stats: `by_state.***` cannot be read');
});

test.each([
  ['"wrong"', '"***"'],
  ['{"note":"wrong"}', '{"note":"***"}'],
  ['/login?p=wrong&x=1', '/login?p=***&x=1'],
  ['Password: wrong', 'Password: ***'],
  ['<b>wrong</b>', '<b>***</b>'],
  ['wrong', '***'],
  ['Bearer cat', '***'],
  ['The current password is wrong', 'The current password is wrong'],
  ['wrongly, a category, and cat food', 'wrongly, a category, and cat food'],
])('a short secret is masked as a value, and stays as an ordinary word: %s', (text, shown) => {
  const headers = new Headers({ authorization: 'Bearer cat' });
  expect(maskOf({ url: '', headers, body: { password: 'wrong' } }).text(text)).toBe(shown);
});

test('fields that only name or describe a secret hide nothing', async () => {
  const body = {
    main_value_field: 'refused',
    additional_values: ['123456'],
    keepalive_type: 'hello',
  };
  const { client } = clientOf(() =>
    Response.json({ error: 'value 123456 refused: hello' }, { status: 400 }),
  );
  expect(await rejection(client.request('POST', '/sources', { body }))).toMatchObject({
    error: 'value 123456 refused: hello',
  });
});

test('tokens that only the service sends are masked, complaints about fields are not', async () => {
  const answer = {
    error: 'No',
    access_token: 'eyJhbGciOi',
    nested: [{ apiKey: 'k-123' }],
    fields: { password: 'required', token: 'must not be empty' },
  };
  const { client } = clientOf(() => Response.json(answer, { status: 422 }));
  expect(await rejection(client.orders.list())).toMatchObject({
    body: { access_token: '***', nested: [{ apiKey: '***' }], fields: answer.fields },
    fields: answer.fields,
  });
  const cut = clientOf(() => new Response('{"access_token":"eyJhbGciOi","x":'));
  expect(await rejection(cut.client.orders.list())).toMatchObject({
    text: '{"access_token":"***","x":',
  });
});

/** The time that this thread has worked, in milliseconds. Unlike the clock, it stands still while others work. */
function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

describe('100 kB of hostile text', () => {
  const pieces = [
    "filename*=utf-8';",
    ';filename="',
    '; filename*=',
    '"token":"',
    '"password" : ',
    ' ',
    '0',
    '1.',
    '2026-11-26 ',
    '"',
    '\\',
    '***',
    'Bearer ',
    '%',
    '&quot;',
    '\uD83D',
  ];

  test.each(pieces)('take no longer than their length allows: %j', (piece) => {
    const text = piece.repeat(100_000 / piece.length);
    const headers = new Headers({ authorization: 'Bearer a1-token' });
    const mask = maskOf({ url: '', headers, body: { password: piece.repeat(8), pw: 'a' } });
    const start = cpuTime();
    filename(text);
    mask.text(text);
    mask.json([text]);
    expect(cpuTime() - start).toBeLessThan(1000);
  });

  test.each(pieces)('take no longer than their length allows in an answer: %j', async (piece) => {
    const text = piece.repeat(100_000 / piece.length);
    const { client } = clientOf(() =>
      Response.json({ price: text, created_at: text, drop_date: text, id: text }),
    );
    const start = cpuTime();
    await client.orders.get(1);
    expect(cpuTime() - start).toBeLessThan(1000);
  });
});
