import type { Download, EventStream, HttpCall } from './call.ts';
import { ConnectionError, StreamError, TimeoutError } from './errors.ts';
import { parseJson } from './json.ts';

/** The common part of all events. `completed` is the last one. */
interface StreamEvent {
  type: string;
}

const sendAgain = 'Send what is missing again.';
const endedEarly = `The stream ended before its \`completed\` event. ${sendAgain}`;
const unreadable = 'The stream has an event that cannot be read.';
const tooLong = 'The stream has a line of more than a million characters.';

/** Largest length of a line, in characters. */
const longestLine = 1_000_000;

/**
 * Reads events: lines that begin with `data:`, separated by one or two line ends (LF or CRLF), in any chunks. Ignores
 * other lines (comments, names, ids). Ends after `completed`. Leaving the loop or an abort closes the connection.
 * @param isEvent reads the fields of an event. False if it is none
 * @throws {StreamError} when the stream ends, breaks off or is silent before `completed`, or an event is invalid
 */
export function readEvents(
  call: HttpCall,
  body: Download['stream'],
  isEvent: (value: unknown) => boolean,
): EventStream<StreamEvent> {
  const events = eventsOf(call, body, isEvent);
  // Starts the generator, because one that has not started never runs its `finally`.
  void events.next();
  return events;
}

/** The events, after a first value without meaning. */
async function* eventsOf(
  { operation: { id: operation }, options: { signal } }: HttpCall,
  body: Download['stream'],
  isEvent: (value: unknown) => boolean,
): AsyncGenerator<StreamEvent, void, undefined> {
  const reader = (body ?? new Blob().stream()).pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  try {
    yield undefined as never;
    for (;;) {
      // The last line may have no line end.
      const { done, value = '\n' } = await reader.read();
      // Only what is new is searched, so that a long line costs no more than its length.
      const [first = '', ...lines] = value.split('\n');
      if (rest.length + first.length > longestLine) throw new StreamError(operation, tooLong);
      lines.unshift(rest + first);
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (!line.startsWith('data:')) continue;
        const event = parseJson(line.slice('data:'.length)) as StreamEvent | null | undefined;
        if (typeof event?.type !== 'string' || !isEvent(event)) {
          throw new StreamError(operation, done ? endedEarly : unreadable);
        }
        // Several events may arrive at once, but none is passed on after an abort.
        signal?.throwIfAborted();
        yield event;
        if (event.type === 'completed') return;
      }
      if (done) throw new StreamError(operation, endedEarly);
    }
  } catch (error) {
    signal?.throwIfAborted();
    if (!(error instanceof ConnectionError)) throw error;
    const isSilent = error instanceof TimeoutError;
    const message = isSilent ? error.message.replace(`${operation}: `, '') : endedEarly;
    throw new StreamError(operation, isSilent ? `${message} ${sendAgain}` : message, {
      cause: error.cause ?? error,
    });
  } finally {
    void reader.cancel().catch(() => {});
  }
}
