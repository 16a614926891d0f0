import { ConnectionError, StreamError, TimeoutError } from '../errors/errors.ts';
import { maskOf } from '../errors/secrets.ts';
import type { HttpCall } from '../http-call.ts';
import { parseJson } from '../json.ts';
import { log } from '../options.ts';
import type { Download, EventStream } from '../signatures.ts';

/** The common part of all events. `completed` is the last one. */
interface StreamEvent {
  type: string;
}

const sendAgain = 'Send what is missing again.';
const endedEarly = `The stream ended before its \`completed\` event. ${sendAgain}`;
const unreadable = 'The stream has an event that cannot be read.';
const tooLong = 'The stream has an event of more than a million characters.';

/** Largest length of an event, in characters. */
const longestEvent = 1_000_000;

/**
 * Reads events by the standard of event streams (HTML, section 9.2.6). The service also sends events as single lines that
 * begin with `data:`, without the empty line that ends an event, so each is given as soon as its JSON is whole: a reader
 * that waits for the empty line would keep it back. Ends after `completed`. Leaving the loop or an abort closes the
 * connection.
 * @param isEvent reads the fields of an event. False if it is none
 * @throws {StreamError} when the stream ends, breaks off or is silent before `completed`, tells an error, or has an
 * invalid event
 */
export function readEvents(
  call: HttpCall,
  body: NonNullable<Download['stream']>,
  isEvent: (value: unknown) => boolean,
): EventStream<StreamEvent> {
  const events = eventsOf(call, body, isEvent);
  // Starts the generator, because one that has not started never runs its `finally`.
  void events.next();
  return events;
}

/** The events, after a first value without meaning. */
async function* eventsOf(
  call: HttpCall,
  body: NonNullable<Download['stream']>,
  isEvent: (value: unknown) => boolean,
): AsyncGenerator<StreamEvent, void, undefined> {
  const { id } = call.operation;
  const { signal } = call.options;
  let source: { cancel: () => Promise<void> } = body;
  try {
    yield undefined as never;
    // Locked only now, so that `asResponse()` can pass the body on.
    const reader = (source = body.getReader());
    for await (const { name, data, json, isWhole } of messagesOf(id, reader)) {
      const event = json as Partial<StreamEvent> | null | undefined;
      const isTyped = typeof event?.type === 'string';
      if (name === 'error' || event?.type === 'error') throw toldError(call, event, data);
      // A heartbeat, or the mark of an end that some services send after the last event.
      if (!isTyped && (name !== '' || data === '[DONE]')) continue;
      if (!isTyped || !isEvent(event)) throw new StreamError(id, isWhole ? unreadable : endedEarly);
      // Several events may arrive at once, but none is passed on after an abort.
      signal?.throwIfAborted();
      yield event as StreamEvent;
      if (event.type === 'completed') return;
    }
    throw new StreamError(id, endedEarly);
  } catch (error) {
    signal?.throwIfAborted();
    const failure = error instanceof ConnectionError ? brokenOff(id, error) : error;
    if (failure instanceof StreamError) log(call.options, 'error', failure.message);
    throw failure;
  } finally {
    void source.cancel().catch(() => {});
  }
}

/** The connection was lost, or silent for too long. */
function brokenOff(id: string, error: ConnectionError): StreamError {
  const isSilent = error instanceof TimeoutError;
  const message = isSilent ? `${error.message.replace(`${id}: `, '')} ${sendAgain}` : endedEarly;
  return new StreamError(id, message, { cause: error.cause ?? error });
}

/** The error that a stream tells, in the service's words. */
function toldError(call: HttpCall, event: unknown, data: string): StreamError {
  const { error, message = error } = {
    ...(event as Readonly<Record<string, unknown>> | undefined),
  };
  const reason = [error, message, data].find((text) => typeof text === 'string' && text !== '');
  const words = maskOf(call).text(String(reason)).slice(0, 500).replace(/\.$/, '');
  return new StreamError(call.operation.id, `The service ended the stream: ${words}. ${sendAgain}`);
}

/** What a stream sends: the name of an event, and its data. */
interface StreamMessage {
  /** Empty for the usual ones. */
  name: string;
  data: string;
  /** The data as JSON. Undefined when it is none. */
  json: unknown;
  /** Whether an end of line follows. */
  isWhole: boolean;
}

/** The messages of a stream with data, in order. */
async function* messagesOf(
  operation: string,
  reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<StreamMessage, void, undefined> {
  let name = '';
  let data: string | undefined;
  for await (const { line, isWhole } of linesOf(operation, reader)) {
    const [, field, value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? [];
    if (field === 'event') name = value === 'message' ? '' : value;
    if (field === 'data') data = data === undefined ? value : `${data}\n${value}`;
    if (data !== undefined && data.length > longestEvent) throw new StreamError(operation, tooLong);
    if (data) {
      const json = parseJson(data);
      // An object may go on in the next line.
      const isPart = json === undefined && line !== '' && isWhole && /^\s*\{/.test(data);
      if (!isPart) {
        yield { name, data, json, isWhole };
        data = undefined;
      }
    }
    if (line === '') [name, data] = ['', undefined];
  }
}

/** The lines of a stream, which end with LF, CR or both. The last one may have no end. */
async function* linesOf(
  operation: string,
  reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<{ line: string; isWhole: boolean }, void, undefined> {
  const decoder = new TextDecoder();
  let rest = '';
  for (let isOver = false, last = ''; !isOver;) {
    const { done, value } = await reader.read();
    isOver = done;
    let text = decoder.decode(value, { stream: !done });
    // The second half of a line end that a chunk has cut.
    if (last === '\r' && text.startsWith('\n')) text = text.slice(1);
    last = text.at(-1) ?? last;
    // Only what is new is searched, so that a long line costs no more than its length.
    const [first = '', ...lines] = text.split(/\r\n|\n|\r/);
    if (rest.length + first.length > longestEvent) throw new StreamError(operation, tooLong);
    lines.unshift(rest + first);
    rest = lines.pop() ?? '';
    for (const line of lines) yield { line, isWhole: true };
  }
  if (rest) yield { line: rest, isWhole: false };
}
