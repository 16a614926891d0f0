import type { CallOptions, Download, EventStream } from './call.ts';
import { StreamError } from './errors.ts';

/** What every event has; `completed` is the last one. */
interface StreamEvent {
  type: string;
}

/**
 * Reads events: lines that begin with `data:`, parted by one line end or two, LF or CRLF, in chunks cut anywhere. Other lines
 * (comments, names, ids) mean nothing here. Ends after `completed`; leaving the loop, or an abort, closes the connection.
 * @throws {StreamError} when the stream ends or breaks off before `completed`, or an event cannot be read
 */
export function readEvents(
  operation: string,
  body: Download['stream'],
  signal: CallOptions['signal'],
): EventStream<StreamEvent> {
  const events = eventsOf(operation, body, signal);
  // A generator that has not begun never comes to its `finally`.
  void events.next();
  return events;
}

/** The events, after a first value that says nothing. */
async function* eventsOf(
  operation: string,
  body: Download['stream'],
  signal: CallOptions['signal'],
): AsyncGenerator<StreamEvent, void, undefined> {
  const reader = (body ?? new Blob().stream()).pipeThrough(new TextDecoderStream()).getReader();
  // Also ends a read that waits, where the platform has lost sight of the signal.
  const close = () => void reader.cancel().catch(() => {});
  signal?.addEventListener('abort', close);
  let problem = 'The stream ended before its `completed` event. Send what is missing again.';
  try {
    yield undefined as never;
    for await (const { line, isCut } of linesOf(reader)) {
      if (!line.startsWith('data:')) continue;
      const event = readEvent(line);
      if (!event && !isCut) problem = 'The stream has an event that cannot be read.';
      if (!event) break;
      // Many events may come at once: none is given after an abort.
      signal?.throwIfAborted();
      yield event;
      if (event.type === 'completed') return;
    }
  } catch {
    // The connection was lost: told below, as a stream that ended is.
  } finally {
    signal?.removeEventListener('abort', close);
    close();
  }
  signal?.throwIfAborted();
  throw new StreamError(operation, problem);
}

/** A line, and whether the stream ended within it, so that it may be incomplete. */
interface Line {
  line: string;
  isCut: boolean;
}

async function* linesOf(
  reader: ReadableStreamDefaultReader<string>,
): AsyncGenerator<Line, void, undefined> {
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    const lines = (rest + value).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield { line, isCut: false };
  }
  yield { line: rest, isCut: true };
}

/** The event that a line holds, if it holds one. */
function readEvent(line: string): StreamEvent | undefined {
  try {
    const event: StreamEvent = JSON.parse(line.slice('data:'.length));
    return typeof event.type === 'string' ? event : undefined;
  } catch {
    return undefined;
  }
}
