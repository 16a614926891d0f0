import type { AnyAnswer, StreamedFile } from '../call/handler.ts';
import { jsonReply, type Reply, UNCACHED } from '../exchange.ts';
import type { ContractOperation } from '../generated/contract.ts';

function isIterable(value: unknown): value is AsyncIterable<unknown> | Iterable<unknown> {
  return (
    typeof value === 'object' &&
    value !== null &&
    (Symbol.asyncIterator in value || Symbol.iterator in value)
  );
}

function isFile(value: unknown): value is StreamedFile {
  return typeof value === 'object' && value !== null && 'filename' in value && 'content' in value;
}

/** Each event as a line that begins with `data: `, followed by an empty line. */
async function* eventLines(
  events: AsyncIterable<unknown> | Iterable<unknown>,
  check: (event: unknown) => void,
): AsyncGenerator<string> {
  for await (const event of events) {
    check(event);
    yield `data: ${JSON.stringify(event)}\n\n`;
  }
}

/** An answer as it goes out: JSON, a stream of events, or a file, as the contract says. */
export function replyOf(
  operation: ContractOperation,
  { status, body }: AnyAnswer,
  check: { readonly answer: (body: unknown) => void; readonly event: (event: unknown) => void },
): Reply {
  const documented = operation.answers[status];
  if (documented?.events !== undefined && isIterable(body)) {
    const headers = { 'content-type': 'text/event-stream', ...UNCACHED };
    return { status, headers, body: eventLines(body, check.event) };
  }
  if (isFile(body) && documented?.contentType !== 'application/json') {
    const headers = {
      'content-type': `${documented?.contentType ?? 'application/octet-stream'}; charset=utf-8`,
      'content-disposition': `attachment; filename="${body.filename}"`,
      ...UNCACHED,
    };
    return { status, headers, body: body.content };
  }
  check.answer(body);
  return jsonReply(status, body);
}
