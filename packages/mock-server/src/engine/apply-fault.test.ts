import { expect, test, vi } from 'vitest';
import type { Reply } from './reply.ts';
import type { ServiceRequest } from './request.ts';
import { operationOf } from '../contract/check.ts';
import type { Fault } from './fault-kinds.ts';
import { applyFault } from './apply-fault.ts';

const request: ServiceRequest = {
  method: 'POST',
  path: '/api/epp/tools/domain-check',
  query: new URLSearchParams(),
  headers: {},
  header: () => undefined,
  text: () => Promise.resolve(''),
  signal: new AbortController().signal,
};

const violation = (problem: string): never => {
  throw new Error(problem);
};

/** Resolves to `silent` in the next turn of the event loop: by then, what does not wait has arrived. */
const nextTurn = () => new Promise((resolve) => void setImmediate(resolve, 'silent'));

const operation = operationOf('eppTools/checkDomains');

async function answerWith(
  fault: Fault,
): Promise<{ status: number; text: string; breaks: Reply['breaks'] }> {
  const body = ['data: 1\n\n', 'data: 2\n\n', 'data: 3\n\n'];
  const answer = (): Promise<Reply> => Promise.resolve({ status: 200, headers: {}, body });
  const reply = await applyFault({
    fault,
    request,
    operation,
    removed: undefined,
    answer,
    violation,
  });
  let text = '';
  for await (const piece of reply.body) text += piece;
  return { status: reply.status, text, breaks: reply.breaks };
}

test('a broken connection cuts a stream after the given number of events', async () => {
  expect(await answerWith({ kind: 'cut', after: 2 })).toEqual({
    status: 200,
    text: 'data: 1\n\ndata: 2\n\n',
    breaks: 'truncate',
  });
  expect(await answerWith({ kind: 'cut' })).toEqual({
    status: 200,
    text: 'data: 1\n\n',
    breaks: 'truncate',
  });
  expect(await answerWith({ kind: 'cut', after: 0 })).toEqual({
    status: 200,
    text: '',
    breaks: 'truncate',
  });
});

test('a clean cut ends the stream as if it were complete', async () => {
  expect(await answerWith({ kind: 'cut', after: 1, clean: true })).toEqual({
    status: 200,
    text: 'data: 1\n\n',
    breaks: undefined,
  });
});

test('a truncated stream breaks in the middle', async () => {
  const { text, breaks } = await answerWith({ kind: 'truncate' });
  expect(breaks).toBe('truncate');
  expect(text.length).toBe(14);
});

test('a status that has no body gets none', async () => {
  expect(await answerWith({ kind: 'status', status: 204 })).toMatchObject({
    status: 204,
    text: '',
  });
});

test('a stream repeats each of its events', async () => {
  expect((await answerWith({ kind: 'repeat' })).text).toBe(
    'data: 1\n\ndata: 1\n\ndata: 2\n\ndata: 2\n\ndata: 3\n\ndata: 3\n\n',
  );
});

test('a late answer belongs to a call that was carried out', async () => {
  const answer = vi.fn<() => Promise<Reply>>(() =>
    Promise.resolve({ status: 200, headers: {}, body: 'done' }),
  );
  const removed = new AbortController();
  const reply = applyFault({
    fault: { kind: 'late' },
    request,
    operation,
    removed: removed.signal,
    answer,
    violation,
  });
  await expect.poll(() => answer.mock.calls).toHaveLength(1);
  removed.abort();
  expect(await reply).toMatchObject({ status: 200, body: 'done' });
});

test('a call that hangs until its client has left does nothing', async () => {
  const answer = vi.fn<() => Promise<Reply>>();
  const left = { ...request, signal: AbortSignal.abort() };
  const reply = await applyFault({
    fault: { kind: 'hang' },
    request: left,
    operation,
    removed: undefined,
    answer,
    violation,
  });
  expect(reply.breaks).toBe('reset');
  expect(answer).not.toHaveBeenCalled();
});

test('a stream stalls after the given number of events, and continues when the fault is removed', async () => {
  const removed = new AbortController();
  const answer = (): Promise<Reply> =>
    Promise.resolve({
      status: 200,
      headers: {},
      body: ['data: 1\n\n', 'data: 2\n\n', 'data: 3\n\n'],
    });
  const { body, breaks } = await applyFault({
    fault: { kind: 'stall', after: 2 },
    request,
    operation,
    removed: removed.signal,
    answer,
    violation,
  });
  let text = '';
  const whole = (async () => {
    for await (const piece of body) text += piece;
  })();
  await expect.poll(() => text).toBe('data: 1\n\ndata: 2\n\n');
  expect(await Promise.race([whole, nextTurn()])).toBe('silent');
  removed.abort();
  await whole;
  expect(text).toBe('data: 1\n\ndata: 2\n\ndata: 3\n\n');
  expect(breaks).toBeUndefined();
});

test.each([
  [0, ''],
  [1, '{'],
  [6, '{"a":"'],
  [7, '{"a":"'],
  [8, '{"a":"é'],
  [99, '{"a":"é"}'],
])('a plain answer stalls after %i bytes, and never within a character', async (after, sent) => {
  const answer = (): Promise<Reply> =>
    Promise.resolve({ status: 400, headers: {}, body: '{"a":"é"}' });
  const left = new AbortController();
  const { body } = await applyFault({
    fault: { kind: 'stall', after },
    request: { ...request, signal: left.signal },
    operation,
    removed: undefined,
    answer,
    violation,
  });
  const pieces = (body as AsyncIterable<string>)[Symbol.asyncIterator]();
  const first = sent === '' ? '' : (await pieces.next()).value;
  expect(first).toBe(sent);
  expect(await Promise.race([pieces.next(), nextTurn()])).toBe('silent');
  left.abort();
});
