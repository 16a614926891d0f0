import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { DecodeError, StreamError } from '../errors/errors.ts';
import { clientOf, rejection } from '../../test/kit/service.ts';

const input = { account_id: 3, domains: ['tidalforge.com', 'příklad.cz'] };
const events = [
  { type: 'started', total: 2 },
  {
    type: 'result',
    index: 0,
    domain: 'tidalforge.com',
    status: 'taken',
    message: 'In use',
    duration_ms: 38,
  },
  {
    type: 'result',
    index: 1,
    domain: 'příklad.cz',
    status: 'available',
    message: '✓',
    duration_ms: 41,
  },
  { type: 'completed' },
];
const encode = (text: string) => new TextEncoder().encode(text);

/** A body in the given chunks. Calls `cancel` when it is cancelled. */
function bodyOf(chunks: Uint8Array[], cancel = vi.fn<() => void>()) {
  const rest = [...chunks];
  return new ReadableStream<Uint8Array>(
    {
      pull: (stream) => {
        const chunk = rest.shift();
        if (chunk) stream.enqueue(chunk);
        else stream.close();
      },
      cancel,
    },
    { highWaterMark: 0 },
  );
}

/** All events that the client reads from a body, and the final error, if any. */
async function read(body: BodyInit | null) {
  const { client } = clientOf(() => new Response(body));
  const seen: unknown[] = [];
  try {
    for await (const event of await client.eppTools.checkDomains(input)) seen.push(event);
  } catch (error) {
    return { seen, error };
  }
  return { seen, error: undefined };
}

const cut = (bytes: Uint8Array, at: number[]) => {
  const ends = [...new Set(at)].toSorted((a, b) => a - b);
  return [...ends, bytes.length].map((end, index) => bytes.slice(ends[index - 1] ?? 0, end));
};

describe.each([
  ['LF', '\n'],
  ['two LF', '\n\n'],
  ['CRLF', '\r\n'],
  ['two CRLF', '\r\n\r\n'],
])('lines parted by %s', (_, end) => {
  const text = events.map((event) => `data: ${JSON.stringify(event)}`).join(end);

  test.each([text, text + end])('cut in two at every byte give the same events', async (whole) => {
    const bytes = encode(whole);
    for (let at = 1; at < bytes.length; at++) {
      expect((await read(bodyOf(cut(bytes, [at])))).seen).toEqual(events);
    }
  });

  test('cut anywhere give the same events', async () => {
    const bytes = encode(text);
    const cuts = fc.array(fc.integer({ min: 1, max: bytes.length - 1 }), { maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(cuts, async (at) => {
        expect(await read(bodyOf(cut(bytes, at)))).toEqual({ seen: events, error: undefined });
      }),
      { numRuns: 50 },
    );
  });

  test('that end too early, at whatever byte, are a StreamError after the whole events', async () => {
    const bytes = encode(text);
    for (let at = 0; at < bytes.length; at++) {
      const { seen, error } = await read(bodyOf([bytes.slice(0, at)]));
      expect(error).toBeInstanceOf(StreamError);
      expect(error).toMatchObject({
        message:
          'eppTools/checkDomains: The stream ended before its `completed` event. Send what is missing again.',
      });
      expect(events.slice(0, seen.length)).toEqual(seen);
      expect(seen.length).toBeLessThan(events.length);
    }
  });
});

test('comments, names and ids between the events mean nothing', async () => {
  const lines = events.map(
    (event) => `: ping\nid: 1\nevent: check\ndata:${JSON.stringify(event)}\n`,
  );
  expect((await read(`\uFEFF${lines.join('\n')}`)).seen).toEqual(events);
});

describe('an event stream by the standard', () => {
  const started = { type: 'started', total: 1 };
  const rest = 'data: {"type":"completed"}\n\n';

  test.each([
    ['a named heartbeat', 'event: ping\ndata: {}\n\n'],
    ['a named heartbeat that is no JSON', 'event: heartbeat\ndata: 17:00\n\n'],
    ['an event without data', 'data:\n\n'],
    ['an event with a name alone', 'event: ping\n\n'],
    ['the mark of an end', 'data: [DONE]\n\n'],
    ['a comment', ':\n: keep-alive\n\n'],
    ['a field that nobody knows', 'retry: 5\nfoo\nbar: 1\n\n'],
  ])('%s is skipped', async (_, odd) => {
    const text = `${odd}data: ${JSON.stringify(started)}\n\n${odd}${rest}`;
    const { seen, error } = await read(text);
    expect(error).toBeUndefined();
    expect(seen).toEqual([started, { type: 'completed' }]);
  });

  test.each([
    ['in two lines', 'data: {"type":\ndata: "started","total":1}\n\n'],
    ['in a line each', 'data: {\ndata:"type":"started",\ndata:\ndata: "total":1}\n\n'],
    ['with the usual name', 'event: message\ndata: {"type":"started","total":1}\n\n'],
    ['after a byte order mark', '\uFEFFdata: {"type":"started","total":1}\n\n'],
    ['without a space', 'data:{"type":"started","total":1}\n\n'],
  ])('an event %s is one event', async (_, text) => {
    expect((await read(text + rest)).seen).toEqual([started, { type: 'completed' }]);
  });

  test.each([
    ['CR', '\r'],
    ['two CR', '\r\r'],
  ])('lines parted by %s, cut anywhere, give the same events', async (_, end) => {
    const bytes = encode(events.map((event) => `data: ${JSON.stringify(event)}`).join(end));
    for (let at = 1; at < bytes.length; at++) {
      expect((await read(bodyOf(cut(bytes, [at])))).seen).toEqual(events);
    }
  });

  test('an event whose lines end with CRLF is one, wherever a chunk ends', async () => {
    const bytes = encode(`data: {"type":\r\ndata: "started","total":1}\r\n\r\n${rest}`);
    for (let at = 1; at < bytes.length; at++) {
      expect((await read(bodyOf(cut(bytes, [at])))).seen).toEqual([started, { type: 'completed' }]);
    }
  });

  test('an event of a single line is given before the next one arrives', async () => {
    const body = bodyOf([encode('data: {"type":"started","total":1}\n')]);
    const { client } = clientOf(() => new Response(body));
    const stream = await client.eppTools.checkDomains(input);
    expect((await stream.next()).value).toEqual(started);
    await stream.return?.();
  });

  test.each([
    ['event: error\ndata: {"error":"Registry down"}\n\n', 'Registry down'],
    ['event: error\ndata: Registry down.\n\n', 'Registry down'],
    ['event: error\ndata: {"message":"Registry down"}\n\n', 'Registry down'],
    ['data: {"type":"error","error":"Registry down"}\n', 'Registry down'],
    ['event: error\ndata: {"error":"Bad token secret-1"}\n\n', 'Bad token ***'],
  ])('%j is a StreamError with the words of the service', async (text, words) => {
    const { client } = clientOf(() => new Response(text + rest), {
      session: { access_token: 'secret-1' },
    });
    const stream = await client.eppTools.checkDomains(input);
    const error = await rejection(stream.next());
    expect(error).toBeInstanceOf(StreamError);
    expect(error).toMatchObject({
      message: `eppTools/checkDomains: The service ended the stream: ${words}. Send what is missing again.`,
    });
  });
});

test('asResponse() gives the stream as it comes, for a page of one’s own', async () => {
  const text = events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('');
  const headers = { 'content-type': 'text/event-stream' };
  const { client, asked } = clientOf(() => new Response(text, { headers }));
  const response = await client.eppTools.checkDomains(input).asResponse();
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  expect(await response.text()).toBe(text);
  expect(asked).toHaveLength(1);
});

test('a stream that nobody reads is closed after the idle timeout, and says so', async () => {
  const cancel = vi.fn<() => void>();
  const { client } = clientOf(() => new Response(new ReadableStream({ cancel })));
  vi.useFakeTimers();
  const stream = await client.eppTools.checkDomains(input, { idleTimeout: 5_000 });
  await vi.advanceTimersByTimeAsync(5_000);
  vi.useRealTimers();
  await expect.poll(() => cancel.mock.calls.length).toBe(1);
  const error = await rejection(stream.next());
  expect(error).toBeInstanceOf(StreamError);
  expect(String(error)).toContain('Nobody read the answer for 5 s.');
});

test('events of an unknown type pass through', async () => {
  const paused = { type: 'paused', until: '18:00' };
  const { seen } = await read(`data: ${JSON.stringify(paused)}\ndata: {"type":"completed"}\n`);
  expect(seen[0]).toEqual(paused);
});

test.each([
  ['nothing', ''],
  ['text', 'Bad Gateway'],
  ['an event that is not JSON', 'data: <html>\n'],
  ['an event that is null', 'data: null\n'],
  ['an event that is a text', 'data: "completed"\n'],
  ['an event without a type', 'data: {"domain":"tidalforge.com"}\n'],
  ['an event whose type is no text', 'data: {"type":1}\n'],
])('%s in place of events is a StreamError', async (_, body) => {
  const { seen, error } = await read(body);
  expect(seen).toEqual([]);
  expect(error).toBeInstanceOf(StreamError);
  expect(error).toMatchObject({ name: 'StreamError', operation: 'eppTools/checkDomains' });
});

test('a connection that is lost in the middle is a StreamError', async () => {
  const [first] = events;
  const chunks = [encode(`data: ${JSON.stringify(first)}\n`)];
  const body = new ReadableStream({
    pull: (stream) => {
      const chunk = chunks.shift();
      if (chunk) stream.enqueue(chunk);
      else stream.error(new TypeError('terminated'));
    },
  });
  const { seen, error } = await read(body);
  expect(seen.length).toBeLessThanOrEqual(1);
  expect(error).toBeInstanceOf(StreamError);
});

test('leaving the loop closes the connection, and so does the last event', async () => {
  const text = events.map((event) => `data: ${JSON.stringify(event)}\n`).join('');
  for (const stopAt of ['started', 'completed']) {
    const cancel = vi.fn<() => void>();
    const body = bodyOf([encode(text), encode('more')], cancel);
    const { client } = clientOf(() => new Response(body));
    for await (const { type } of await client.eppTools.checkDomains(input)) {
      if (type === stopAt) break;
    }
    await expect.poll(() => cancel.mock.calls.length).toBe(1);
  }
});

test('unread events are released by `return`', async () => {
  const cancel = vi.fn<() => void>();
  const { client } = clientOf(() => new Response(bodyOf([encode('data: {}')], cancel)));
  const unread = await client.eppTools.checkDomains(input);
  expect(await unread.return?.()).toEqual({ done: true, value: undefined });
  await expect.poll(() => cancel.mock.calls.length).toBe(1);
});

test('an error status rejects before there are events, and is not tried again', async () => {
  const { client, asked } = clientOf(() => Response.json({ error: 'Busy' }, { status: 409 }));
  expect(await rejection(client.eppTools.checkDomains(input))).toMatchObject({
    name: 'ApiError',
    status: 409,
    error: 'Busy',
  });
  expect(asked).toHaveLength(1);
});

test.each([
  ['a web page', '<!doctype html>Sign in', 'text/html', 'is not a stream of events. '],
  [
    'JSON',
    '{"success":false,"error":"Account is busy"}',
    'application/json',
    'is not a stream of events: Account is busy.',
  ],
  ['nothing', null, '', 'is not a stream of events.'],
])('%s in place of a stream is a DecodeError with its text', async (_, body, type, problem) => {
  const { client } = clientOf(() => new Response(body, { headers: { 'content-type': type } }));
  const error = await rejection(client.eppTools.checkDomains(input));
  expect(error).toBeInstanceOf(DecodeError);
  expect(error).toMatchObject({
    status: 200,
    text: body ?? '',
    operation: 'eppTools/checkDomains',
  });
  expect(String(error)).toContain(problem);
});

test('a stream that is silent for the idle timeout is a StreamError, and its connection is closed', async () => {
  const cancel = vi.fn<() => void>();
  const start = (stream: ReadableStreamDefaultController) =>
    stream.enqueue(encode('data: {"type":"started","total":1}\n'));
  const { client } = clientOf(() => new Response(new ReadableStream({ start, cancel })));
  vi.useFakeTimers();
  const stream = await client.eppTools.checkDomains(input, { idleTimeout: 5 });
  expect((await stream.next()).value).toMatchObject({ type: 'started' });
  const next = rejection(stream.next());
  await vi.advanceTimersByTimeAsync(5);
  const error = await next;
  vi.useRealTimers();
  expect(error).toBeInstanceOf(StreamError);
  expect(String(error)).toContain('Nothing arrived for 0.005 s.');
  expect(cancel).toHaveBeenCalled();
});

test('a line of more than a million characters is a StreamError, and is searched once', async () => {
  const split = vi.spyOn(String.prototype, 'split');
  const chunk = encode('x'.repeat(10_000));
  const { error } = await read(bodyOf(Array.from({ length: 200 }, () => chunk)));
  const searched = split.mock.contexts.reduce<number>((sum, text) => sum + String(text).length, 0);
  split.mockRestore();
  expect(String(error)).toContain('more than a million characters');
  expect(searched).toBeLessThan(1_100_000);
});
