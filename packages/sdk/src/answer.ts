/** The content of a successful answer: a JSON value, a file or a stream of events. */
import { guardedBody } from './body.ts';
import type { Download, EventStream, HttpCall } from './call.ts';
import { readEvents } from './event-stream.ts';
import { isHtml, unexpected } from './failure.ts';
import type { AnswerShape } from './generated/answers.ts';
import { parseJson } from './json.ts';
import { log } from './options.ts';
import { readAnswer, unwrapped } from './reader.ts';
import { maskOf } from './secrets.ts';

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
  const json = isEmpty ? {} : parseJson(text);
  const answer = shape ? unwrapped(shape, json) : json;
  const problem =
    answer === undefined
      ? `is ${text === '' ? 'empty' : 'not JSON'}`
      : shape && readByShape(call, shape, answer);
  if (problem) throw unexpected(call, response, text, problem);
  return answer;
}

/** Reads an answer or an event, and logs the fields that cannot be read. Returns what is wrong with the whole. */
function readByShape(call: HttpCall, shape: AnswerShape, answer: unknown) {
  const { operation, options } = call;
  const counts = new Map<string, number>();
  const count = (path: string) => counts.set(path, (counts.get(path) ?? 0) + 1);
  const problem = readAnswer(shape, answer, count);
  for (const [path, times] of counts) {
    const what = times > 1 ? `${times} values of \`${path}\`` : `\`${path}\``;
    // The keys of a map come from the service.
    log(options, 'warn', maskOf(call).text(`${operation.id}: ${what} cannot be read`));
  }
  return problem;
}

/**
 * The events or the file of an answer.
 * @throws {DecodeError} for an HTML page or nothing, and for JSON in place of events
 */
export async function readBody(
  call: HttpCall,
  response: Response,
): Promise<EventStream<unknown> | Download> {
  const { operation } = call;
  const { headers } = response;
  const contentType = headers.get('content-type') ?? '';
  const isStream = operation.answer === 'stream';
  const body = guardedBody(call, response.body);
  if (isHtml(response) || !body || (isStream && /json/i.test(contentType))) {
    const text = await new Response(body).text();
    const { error } = { ...(parseJson(text) as { error?: unknown } | undefined) };
    const reason = typeof error === 'string' ? `: ${maskOf(call).text(error)}` : '';
    const what = isStream
      ? `is not a stream of events${reason}`
      : body
        ? 'is a web page'
        : 'is empty';
    throw unexpected(call, response, text, what);
  }
  if (isStream) {
    const { shape } = operation;
    return readEvents(call, body, (event) => !shape || !readByShape(call, shape, event));
  }
  return {
    filename: filename(headers.get('content-disposition') ?? ''),
    contentType,
    stream: body,
    blob: async () => new Response(body, { headers: { 'content-type': contentType } }).blob(),
  };
}

/** A parameter of Content-Disposition with a name of the file. */
const nameParameter = /(?:^|;)\s*(filename\*?)\s*=\s*(?:"([^"]*)|(?:utf-8'[^']*')?([^;]*))/gi;

/**
 * The name in Content-Disposition, without a path. `filename*` wins over `filename` (RFC 6266, section 4.3). Only the
 * first 1,000 characters are read.
 */
export function filename(disposition: string): string | undefined {
  const found = [...disposition.slice(0, 1000).matchAll(nameParameter)];
  const [, , quoted, plain = ''] =
    found.find(([, parameter]) => parameter?.endsWith('*')) ?? found[0] ?? [];
  let name = (quoted ?? plain).trim();
  try {
    name = decodeURIComponent(name);
  } catch {
    // The percent sign encodes nothing, so it is part of the name.
  }
  return name.split(/[\\/"]/).pop() || undefined;
}
