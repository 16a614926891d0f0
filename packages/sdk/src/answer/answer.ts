/** The content of a successful answer: a JSON value, a file or a stream of events. */
import { guardedBody } from './body.ts';
import type { Download } from '../signatures.ts';
import type { HttpCall } from '../http-call.ts';
import { readEvents } from './event-stream.ts';
import { isHtml, unexpected } from '../errors/failure.ts';
import type { AnswerShape } from './shape.ts';
import { parseJson } from '../json.ts';
import { log } from '../options.ts';
import { readAnswer, unwrapped } from './reader.ts';
import { maskOf } from '../errors/secrets.ts';

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

/** How many rows of a page were none, by the pages that had such. */
export const lostRows = new WeakMap<object, number>();

/** Reads an answer or an event, and logs the fields that cannot be read. Returns what is wrong with the whole. */
function readByShape(call: HttpCall, shape: AnswerShape, answer: unknown) {
  const { operation, options } = call;
  const counts = new Map<string, number>();
  const count = (path: string) => counts.set(path, (counts.get(path) ?? 0) + 1);
  const problem = readAnswer(shape, answer, count, operation.method === 'GET');
  const lost = counts.get(`${shape.rows}[]`);
  if (lost) lostRows.set(answer as object, lost);
  if (counts.size === 0) return problem;
  const { text } = maskOf(call);
  for (const [path, times] of counts) {
    const what = times > 1 ? `${times} values of \`${path}\`` : `\`${path}\``;
    // The keys of a map come from the service.
    log(options, 'warn', text(`${operation.id}: ${what} cannot be read`));
  }
  return problem;
}

/**
 * The events or the file of an answer, and its body as it comes.
 * @throws {DecodeError} for an HTML page, JSON or nothing
 */
export async function readBody(
  call: HttpCall,
  response: Response,
): Promise<{ body: NonNullable<Download['stream']>; data: unknown }> {
  const { answer, shape } = call.operation;
  const { headers } = response;
  const contentType = headers.get('content-type') ?? '';
  const isStream = answer === 'stream';
  const body = guardedBody(call, response.body);
  if (isHtml(response) || !body || /json/i.test(contentType)) {
    const text = await new Response(body).text();
    const { error } = { ...(parseJson(text) as { error?: unknown } | undefined) };
    const reason = typeof error === 'string' ? `: ${error}` : '';
    const kind = isHtml(response) ? 'is a web page' : `is not a file${reason}`;
    const problem = isStream ? `is not a stream of events${reason}` : body ? kind : 'is empty';
    throw unexpected(call, response, text, problem);
  }
  const file: Download = {
    filename: filename(headers.get('content-disposition') ?? ''),
    contentType,
    stream: body,
    blob: async () => new Response(body, { headers: { 'content-type': contentType } }).blob(),
  };
  const isEvent = (event: unknown) => !shape || !readByShape(call, shape, event);
  return { body, data: isStream ? readEvents(call, body, isEvent) : file };
}

/** A parameter of Content-Disposition with a name of the file. */
const nameParameter =
  /(?:^|;)\s*(filename\*?)\s*=\s*(?:"((?:\\.|[^"\\])*)|(?:utf-8'[^']*')?([^;]*))/gi;

/**
 * The name in Content-Disposition, without a path. `filename*` wins over `filename` (RFC 6266, section 4.3). Only the
 * first 1,000 characters are read.
 */
export function filename(disposition: string): string | undefined {
  const found = [...disposition.slice(0, 1000).matchAll(nameParameter)];
  const [, , quoted, plain = ''] =
    found.find(([, parameter]) => parameter?.endsWith('*')) ?? found[0] ?? [];
  let name = (quoted?.replaceAll(/\\(["\\])/g, '$1') ?? plain).trim();
  try {
    name = decodeURIComponent(name);
  } catch {
    // The percent sign encodes nothing, so it is part of the name.
  }
  name = name.split(/[\\/]/).pop() ?? '';
  return /^\.{0,2}$/.test(name) ? undefined : name;
}
