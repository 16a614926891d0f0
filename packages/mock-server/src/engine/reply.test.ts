import { expect, test } from 'vitest';
import type { ReplyBody } from './reply.ts';
import { operations } from '../generated/contract.ts';
import type { OperationId } from '../generated/operations.ts';
import { replyOf } from './reply.ts';

function operation(id: OperationId) {
  const found = operations.find((candidate) => candidate.id === id);
  if (found === undefined) throw new Error(`No operation ${id}`);
  return found;
}

async function textOf(body: ReplyBody): Promise<string> {
  let text = '';
  for await (const piece of body) text += piece;
  return text;
}

const unchecked = { answer: () => undefined, event: () => undefined };

test('each event is checked, and then sent in one line', async () => {
  const checked: unknown[] = [];
  const events = [{ type: 'started', total: 1 }, { type: 'completed' }];
  const reply = replyOf(
    operation('eppTools/checkDomains'),
    { status: 200, body: events },
    { ...unchecked, event: (event) => checked.push(event) },
  );
  expect(reply.headers['content-type']).toBe('text/event-stream');
  expect(checked).toEqual([]);
  expect(await textOf(reply.body)).toBe(
    'data: {"type":"started","total":1}\n\ndata: {"type":"completed"}\n\n',
  );
  expect(checked).toEqual(events);
});

test('an operation that streams answers its errors as JSON', () => {
  const answer = { status: 404, body: { error: 'There is no such account' } };
  const reply = replyOf(operation('eppTools/checkDomains'), answer, unchecked);
  expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(reply.body).toBe('{"error":"There is no such account"}');
});

test('no answer and no error may be cached', () => {
  for (const status of [200, 404]) {
    const reply = replyOf(operation('orders/get'), { status, body: {} }, unchecked);
    expect(reply.headers['cache-control']).toBe('no-store');
  }
});

test('a file has its name and kind', async () => {
  const body = { filename: 'domains_2026-11-20.csv', content: ['domain\r\n', 'a.com\r\n'] };
  const reply = replyOf(operation('domains/export'), { status: 200, body }, unchecked);
  expect(reply.headers).toEqual({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="domains_2026-11-20.csv"',
    'cache-control': 'no-store',
  });
  expect(await textOf(reply.body)).toBe('domain\r\na.com\r\n');
});
