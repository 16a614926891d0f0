import type * as v from 'valibot';
import { jsonReply, type Reply } from '../engine/reply.ts';
import { BodyTooLarge, type ServiceRequest } from '../engine/request.ts';
import { VerificationError } from '../engine/request-match.ts';
import {
  type Control,
  type ControlInput,
  type ControlName,
  CONTROLS,
  filled,
  inputsOf,
} from '../mock/controls.ts';
import { EFFECTS, runControl } from '../mock/effects.ts';
import { ContractViolation, type Mock } from '../mock/mock.ts';
import { Missing, StillNeeded } from '../mock/refusals.ts';
import { StateError } from '../mock/state.ts';
import { fromText } from '../input/input.ts';
import { isObject, parsedJson } from '../input/json.ts';
import { OLD_CALLS } from './old-calls.ts';

/** Base path of the control API. It is not part of the service's contract. */
export const CONTROL_BASE = '/__mock';

/** Statuses of a refused control. Other errors are bugs of the mock. */
const REFUSALS = [
  [Missing, 404],
  [StillNeeded, 409],
  [VerificationError, 409],
  [ContractViolation, 409],
  [BodyTooLarge, 413],
  [StateError, 400],
  [RangeError, 400],
] as const;

/** The status and the reason of a refused control. Throws any other error again. */
export function refusalOf(error: unknown): { readonly status: number; readonly error: string } {
  for (const [kind, status] of REFUSALS) {
    if (error instanceof kind) return { status, error: error.message };
  }
  throw error;
}

/** The calls: `POST faults`, with the names of the inputs in their paths. */
const ROUTES = Object.entries(CONTROLS).map(([name, row]: [string, Control]) => {
  const [method = '', path = ''] = row.call.split(' ');
  const form = new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
  return { name: name as ControlName, row, method, form };
});

/**
 * The inputs of a control from texts, converted by their checks. Without a body, names that it does not take belong to the input
 * that is the whole query.
 */
export function inputFromTexts(
  name: ControlName,
  texts: Iterable<readonly [string, string]>,
  hasBody = false,
): ControlInput {
  const row: Control = CONTROLS[name];
  const { whole = '' } = row;
  const inputs = inputsOf(row);
  const { takes, fields = {} } = EFFECTS[name];
  const isInWhole = (key: string): boolean => !hasBody && whole !== '' && !inputs.includes(key);
  const convert = (entries: v.ObjectEntries, key: string, text: string): unknown =>
    Object.hasOwn(entries, key) ? fromText(entries[key] as v.GenericSchema, text) : text;
  const given = [...texts];
  const own = given.filter(([key]) => !isInWhole(key));
  const rest = given.filter(([key]) => isInWhole(key));
  const input = own.map(([key, text]) => [key, convert(takes, key, text)]);
  const parts = rest.map(([key, text]) => [key, convert(fields, key, text)]);
  return {
    ...(rest.length > 0 && { [whole]: Object.fromEntries(parts) }),
    ...Object.fromEntries(input),
  };
}

/** The body of a control's result. A list or a number has a name in it. */
function answerOf({ key }: Control, input: ControlInput, result: unknown): unknown {
  return key === undefined || isObject(result) ? result : { [filled(key, input)]: result };
}

async function readBody(request: ServiceRequest): Promise<Record<string, unknown>> {
  const sent = await request.text();
  const body = sent === '' ? {} : parsedJson(sent);
  if (isObject(body)) return body;
  throw new RangeError(
    `The body ${body === undefined ? 'is not valid JSON' : 'must be a JSON object'}`,
  );
}

/** The segments of a path, decoded as far as they are valid. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

async function answer(mock: Mock, request: ServiceRequest, path: string): Promise<Reply> {
  const { method, query } = request;
  const old = OLD_CALLS[`${method} ${path}`];
  if (old !== undefined) {
    const by = { 'x-replaced-by': old.tell() };
    return jsonReply(200, old.run(mock, await readBody(request)), by);
  }
  const known = ROUTES.filter(({ form }) => form.test(path));
  if (known.length === 0) {
    const calls = Object.values(CONTROLS).map(({ call }) => call);
    return jsonReply(404, { error: `No such call: try ${calls.join(', ')}` });
  }
  const route = known.find((each) => each.method === method);
  if (route === undefined) {
    const allow = known.map((each) => each.method).join(', ');
    return jsonReply(405, { error: `${path} allows ${allow}` }, { allow });
  }
  const { name, row, form } = route;
  const segments = Object.entries(form.exec(path)?.groups ?? {});
  const inPath = segments.map(([key, text]) => [key, decoded(text)] as const);
  const texts = inputFromTexts(name, [...inPath, ...query], method !== 'GET');
  const body = method === 'GET' ? {} : await readBody(request);
  const { whole } = row;
  const input = {
    ...(whole === undefined || method === 'GET' ? body : { [whole]: body }),
    ...texts,
  };
  return jsonReply(200, answerOf(row, input, await runControl(mock, name, input)));
}

/** Answers a call of the control API with JSON, or with a 4xx that gives the reason. */
export async function control(mock: Mock, request: ServiceRequest): Promise<Reply> {
  try {
    return await answer(mock, request, request.path.slice(CONTROL_BASE.length + 1) || 'status');
  } catch (error) {
    const { status, error: reason } = refusalOf(error);
    return jsonReply(status, { error: reason });
  }
}
