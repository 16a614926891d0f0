/** The content of a successful answer: a JSON value, a file or a stream of events. */
import type { Download, EventStream, HttpCall } from './call.ts';
import { notJson, notReached } from './failure.ts';
import { eppConnectionTypes } from './generated/enums.ts';
import { readEvents } from './event-stream.ts';

/** Whether the answer of a call is JSON, which is read as a whole. */
export const isJson = ({ operation }: HttpCall): boolean => operation.answer === undefined;

/**
 * Parses JSON. An answer without a body, such as a 204, is `{}`.
 * @throws {DecodeError} for any other text
 */
export function parseJson({ operation: { id } }: HttpCall, text: string, isOk: boolean): unknown {
  if (text === '') return {};
  try {
    return JSON.parse(text, isOk && id.startsWith('eppLogs') ? normalizeLog : undefined);
  } catch {
    throw notJson(id);
  }
}

/**
 * Reviver for `JSON.parse` that converts an EPP log row to the documented form: a connection type that is a number from
 * 1 to its word, and a success of 1 or 0 to a boolean.
 */
function normalizeLog(key: string, value: unknown): unknown {
  if (key === 'connection_type') return eppConnectionTypes[Number(value) - 1] ?? value;
  return key === 'success' ? Boolean(value) : value;
}

/**
 * The events or the file of an answer.
 * @throws {DecodeError} for an HTML page in place of a file
 */
export function readBody(call: HttpCall, response: Response): EventStream<unknown> | Download {
  const { operation, options } = call;
  const { headers, body } = response;
  if (operation.answer === 'stream') return readEvents(operation.id, body, options.signal);
  const contentType = headers.get('content-type') ?? '';
  // An HTML page, such as the sign-in page of a network.
  if (/html/i.test(contentType)) throw notJson(operation.id);
  return {
    filename: filename(headers.get('content-disposition') ?? ''),
    contentType,
    stream: body,
    async blob() {
      // A second read fails like on the platform: the connection is not lost.
      if (response.bodyUsed) return response.blob();
      try {
        return await response.blob();
      } catch (error) {
        options.signal?.throwIfAborted();
        throw notReached(call, error);
      }
    },
  };
}

/** The name in Content-Disposition, without a path. `filename*` wins over `filename` (RFC 6266, section 4.3). */
export function filename(disposition: string): string | undefined {
  let [, name = ''] =
    /(?:.*filename\*=utf-8'.*?'|.*filename=)("[^"]+|[^";]+)/i.exec(disposition) ?? [];
  try {
    name = decodeURIComponent(name);
  } catch {
    // The percent sign encodes nothing, so it is part of the name.
  }
  return name.split(/[\\/"]/).pop() || undefined;
}
