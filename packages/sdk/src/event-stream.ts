import type { CallOptions, Download, EventStream } from './call.ts';
import { StreamError } from './errors.ts';

/** What every event has; `completed` is the last one. */
interface StreamEvent {
  type: string;
}

const endedEarly = 'The stream ended before its `completed` event. Send what is missing again.';
const unreadable = 'The stream has an event that cannot be read.';

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
  let rest = '';
  try {
    yield undefined as never;
    for (;;) {
      // The last line may lack its line end.
      const { done, value = '\n' } = await reader.read();
      const lines = (rest + value).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (!line.startsWith('data:')) continue;
        const event = readEvent(line);
        if (!event) throw new StreamError(operation, done ? endedEarly : unreadable);
        // Many events may come at once: none is given after an abort.
        signal?.throwIfAborted();
        yield event;
        if (event.type === 'completed') return;
      }
      if (done) throw new StreamError(operation, endedEarly);
    }
  } catch (error) {
    signal?.throwIfAborted();
    // Anything else means that the connection was lost.
    throw error instanceof StreamError ? error : new StreamError(operation, endedEarly);
  } finally {
    signal?.removeEventListener('abort', close);
    close();
  }
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
