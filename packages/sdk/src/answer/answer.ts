/** The content of a successful answer in JSON. */
import type { HttpCall } from '../operation.ts';
import { unexpected } from '../errors/failure.ts';
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

/** Reads an answer or an event, and logs the fields that cannot be read. Returns what is wrong with the whole. */
export function readByShape(call: HttpCall, shape: AnswerShape, answer: unknown) {
  const { operation, options } = call;
  const counts = new Map<string, number>();
  const count = (path: string) => counts.set(path, (counts.get(path) ?? 0) + 1);
  const problem = readAnswer(shape, answer, count, operation.method === 'GET');
  for (const [path, times] of counts) {
    const what = times > 1 ? `${times} values of \`${path}\`` : `\`${path}\``;
    // The keys of a map come from the service.
    log(options, 'warn', maskOf(call).text(`${operation.id}: ${what} cannot be read`));
  }
  return problem;
}
