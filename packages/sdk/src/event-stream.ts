import type { Download, EventStream } from './call.ts';
import { StreamError } from './errors.ts';
import type { OperationId } from './generated/operations.ts';

/** What every event has; `completed` is the last one. */
interface StreamEvent {
  type: string;
}

/**
 * Reads events: lines that begin with `data:`, parted by one line end or two, LF or CRLF, in chunks cut anywhere. Other lines
 * (comments, names, ids) mean nothing here. Ends after `completed`; leaving the loop closes the connection.
 * @throws {StreamError} when the stream ends or breaks off before `completed`, or an event cannot be read
 */
export function readEvents(
  operation: OperationId,
  body: Download['stream'],
  signal: AbortSignal | null,
): EventStream<StreamEvent> {
  const events = eventsOf(operation, body, signal);
  // A generator that has not begun never comes to its `finally`.
  void events.next();
  return events;
}

/** The events, after a first value that says nothing. */
async function* eventsOf(
  operation: OperationId,
  body: Download['stream'],
  signal: AbortSignal | null,
): AsyncGenerator<StreamEvent, void, undefined> {
  const bytes = body ?? new Blob().stream();
  const reader = bytes.pipeThrough(new TextDecoderStream()).getReader();
  let unreadable = false;
  try {
    yield undefined as never;
    for (let rest = '', ended = false; !ended;) {
      // The end of the stream ends its last line, too.
      const { done, value = '\n' } = await reader.read();
      const lines = (rest + value).split('\n');
      rest = lines.pop() as string;
      ended = done;
      for (const line of lines) {
        if (!line.startsWith('data:')) continue;
        // The last line may be cut.
        unreadable = !ended;
        const event: StreamEvent = JSON.parse(line.slice(5));
        const { type } = event;
        if (typeof type !== 'string') throw new TypeError();
        unreadable = false;
        // Many events may come at once: none is given after an abort.
        signal?.throwIfAborted();
        yield event;
        if (type === 'completed') return;
      }
    }
  } catch {
    signal?.throwIfAborted();
  } finally {
    reader.cancel().catch(() => {});
  }
  throw new StreamError(operation, unreadable ? 'unreadable event' : 'ended early');
}
