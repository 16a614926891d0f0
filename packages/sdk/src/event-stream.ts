import type { CallOptions, Download, EventStream } from './call.ts';
import { StreamError } from './errors.ts';

/** The common part of all events. `completed` is the last one. */
interface StreamEvent {
  type: string;
}

const endedEarly = 'The stream ended before its `completed` event. Send what is missing again.';
const unreadable = 'The stream has an event that cannot be read.';

/**
 * Reads events: lines that begin with `data:`, separated by one or two line ends (LF or CRLF), in any chunks. Ignores
 * other lines (comments, names, ids). Ends after `completed`. Leaving the loop or an abort closes the connection.
 * @param isEvent reads the fields of an event. False if it is none
 * @throws {StreamError} when the stream ends or breaks off before `completed`, or an event is invalid
 */
export function readEvents(
  operation: string,
  body: Download['stream'],
  signal: CallOptions['signal'],
  isEvent: (value: unknown) => boolean,
): EventStream<StreamEvent> {
  const events = eventsOf(operation, body, signal, isEvent);
  // Starts the generator, because one that has not started never runs its `finally`.
  void events.next();
  return events;
}

/** The events, after a first value without meaning. */
async function* eventsOf(
  operation: string,
  body: Download['stream'],
  signal: CallOptions['signal'],
  isEvent: (value: unknown) => boolean,
): AsyncGenerator<StreamEvent, void, undefined> {
  const reader = (body ?? new Blob().stream()).pipeThrough(new TextDecoderStream()).getReader();
  // Also ends a waiting read when the platform no longer follows the signal.
  const close = () => void reader.cancel().catch(() => {});
  signal?.addEventListener('abort', close);
  let rest = '';
  try {
    yield undefined as never;
    for (;;) {
      // The last line may have no line end.
      const { done, value = '\n' } = await reader.read();
      const lines = (rest + value).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (!line.startsWith('data:')) continue;
        const event = readEvent(line);
        if (!event || !isEvent(event))
          throw new StreamError(operation, done ? endedEarly : unreadable);
        // Several events may arrive at once, but none is passed on after an abort.
        signal?.throwIfAborted();
        yield event;
        if (event.type === 'completed') return;
      }
      if (done) throw new StreamError(operation, endedEarly);
    }
  } catch (error) {
    signal?.throwIfAborted();
    // Any other error means that the connection was lost.
    throw error instanceof StreamError ? error : new StreamError(operation, endedEarly);
  } finally {
    signal?.removeEventListener('abort', close);
    close();
  }
}

/** Parses the event of a line. Undefined if it is not valid. */
function readEvent(line: string): StreamEvent | undefined {
  try {
    const event: StreamEvent = JSON.parse(line.slice('data:'.length));
    return typeof event.type === 'string' ? event : undefined;
  } catch {
    return undefined;
  }
}
