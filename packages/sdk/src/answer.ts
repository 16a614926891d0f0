/** The content of a successful answer: a JSON value, a file or a stream of events. */
import type { Download, EventStream, HttpCall } from './call.ts';
import { isHtml, notReached, unexpected } from './failure.ts';
import type { AnswerShape } from './generated/answers.ts';
import { readEvents } from './event-stream.ts';
import { log } from './options.ts';
import { readAnswer } from './reader.ts';

/** Whether the answer of a call is JSON, which is read as a whole. */
export const isJson = ({ operation }: HttpCall): boolean => operation.answer === undefined;

/**
 * Reads a JSON answer by the contract. Without a body, a mere confirmation is `{}`, and so is an answer to a call that the
 * contract does not have.
 * @throws {DecodeError} for another text, and for JSON that is no such answer
 */
export function readJson(call: HttpCall, response: Response, text: string): unknown {
  const { shape } = call.operation;
  const isEmpty = text === '' && (!shape || shape.isConfirmation);
  const answer = isEmpty ? {} : parseJson(text);
  const problem =
    answer === undefined
      ? `is ${text === '' ? 'empty' : 'no JSON'}`
      : shape && readByShape(call, shape, answer);
  if (problem) throw unexpected(call, response, text, problem);
  return answer;
}

/** Parses JSON. Undefined for another text. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads an answer or an event, and logs the fields that cannot be read. Returns what is wrong with the whole. */
function readByShape({ operation, options }: HttpCall, shape: AnswerShape, answer: unknown) {
  const counts = new Map<string, number>();
  const count = (path: string) => counts.set(path, (counts.get(path) ?? 0) + 1);
  const problem = readAnswer(shape, answer, count);
  for (const [path, times] of counts) {
    const what = times > 1 ? `${times} values of \`${path}\`` : `\`${path}\``;
    log(options, 'warn', `${operation.id}: ${what} cannot be read`);
  }
  return problem;
}

/**
 * The events or the file of an answer.
 * @throws {DecodeError} for an HTML page in place of a file
 */
export function readBody(call: HttpCall, response: Response): EventStream<unknown> | Download {
  const { operation, options } = call;
  const { headers, body } = response;
  if (operation.answer === 'stream') {
    const { shape } = operation;
    const isEvent = (event: unknown) => !shape || !readByShape(call, shape, event);
    return readEvents(operation.id, body, options.signal, isEvent);
  }
  if (isHtml(response)) throw unexpected(call, response, '', 'is a web page');
  return {
    filename: filename(headers.get('content-disposition') ?? ''),
    contentType: headers.get('content-type') ?? '',
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
