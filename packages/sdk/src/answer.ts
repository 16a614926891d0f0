/** What a successful answer holds: a JSON value, a file or a stream of events. */
import type { Download, EventStream, HttpCall } from './call.ts';
import { notJson, notReached } from './failure.ts';
import { eppConnectionTypes } from './generated/enums.ts';
import { readEvents } from './event-stream.ts';

/** Whether the answer of a call is JSON, and so is read as a whole. */
export const isJson = ({ operation }: HttpCall): boolean => operation.answer === undefined;

/**
 * Reads JSON. An answer without a body, such as a 204, is a success with nothing to say: `{}`.
 * @throws {DecodeError} for anything else
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
 * Brings the two forms of an EPP log row into the one that the types show, for `JSON.parse`: the connection type, which may be a
 * number from 1, as its word, and the success, which may be 1 or 0, as a boolean.
 */
function normalizeLog(key: string, value: unknown): unknown {
  if (key === 'connection_type') return eppConnectionTypes[Number(value) - 1] ?? value;
  return key === 'success' ? Boolean(value) : value;
}

/**
 * The events or the file that an answer holds.
 * @throws {DecodeError} for a page in place of a file
 */
export function readBody(call: HttpCall, response: Response): EventStream<unknown> | Download {
  const { operation, options } = call;
  const { headers, body } = response;
  if (operation.answer === 'stream') return readEvents(operation.id, body, options.signal);
  const contentType = headers.get('content-type') ?? '';
  // A page for people, such as the sign-in page of a network.
  if (/html/i.test(contentType)) throw notJson(operation.id);
  return {
    filename: filename(headers.get('content-disposition') ?? ''),
    contentType,
    stream: body,
    async blob() {
      // What was read already fails as the platform has it: no connection was lost.
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

/** The name in Content-Disposition (RFC 6266): `filename*` before `filename`, and never a path. */
export function filename(disposition: string): string | undefined {
  let [, name = ''] =
    /(?:.*filename\*=utf-8'.*?'|.*filename=)("[^"]+|[^";]+)/i.exec(disposition) ?? [];
  try {
    name = decodeURIComponent(name);
  } catch {
    // A per cent sign that encodes nothing: it is a part of the name.
  }
  return name.split(/[\\/"]/).pop() || undefined;
}
