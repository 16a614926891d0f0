import { checkAnswer, checkEvent, documented, errorLine } from '../contract/check.ts';
import { operations } from '../generated/contract.ts';
import { expectation, fieldError } from '../input/input.ts';
import type { Store } from '../world/store.ts';
import {
  type AnyFault,
  FAULT_FIELDS,
  FAULT_KINDS,
  FAULT_SETTINGS,
  type FaultFacts,
  faultKind,
  type OwnAnswer,
  WHEN_SETTINGS,
} from './fault-kinds.ts';
import { matchError } from './match.ts';

/** The first error of a fault whose settings are valid one by one. Undefined when there is none. */
function faultError(fault: AnyFault): string | undefined {
  const { kind, ...settings } = fault;
  // Tests may run without a type check.
  if (!Object.hasOwn(FAULT_KINDS, kind)) return `kind ${faultKind.message}`;
  const { needs, settings: own = [], ofEvents }: FaultFacts = FAULT_KINDS[kind];
  const operation = operations.find(({ id }) => id === fault.operation);
  const needsStream = ofEvents ? kind : settings.pace === undefined ? undefined : 'pace';
  if (needsStream !== undefined && operation !== undefined && operation.kind !== 'stream') {
    return `${needsStream} has no effect on ${operation.id}, whose answer is not a stream`;
  }
  if (needs !== undefined && needs.every((name) => settings[name] === undefined)) {
    return `${kind} needs ${needs.join(' or ')}: ${expectation(FAULT_SETTINGS[needs[0]])}`;
  }
  const known: readonly string[] = [...Object.keys(WHEN_SETTINGS), ...own];
  const idle = Object.entries(settings).find(
    ([name, value]) => value !== undefined && !known.includes(name),
  );
  if (idle) return `${idle[0]} has no effect on the fault ${kind}, which takes ${known.join(', ')}`;
  if (fault.answer !== undefined) {
    const fixed = (['status', 'headers', 'body'] as const).find(
      (name) => fault[name] !== undefined,
    );
    return fixed && `${fixed} has no effect beside answer, which returns it`;
  }
  if (fault.loose === true) return undefined;
  if (kind === 'answer') return answerError(fault);
  return kind === 'status' && (fault.status ?? 500) < 400
    ? `status must be 400 or above, unless loose is true: the fault answer sends ${fault.status}`
    : undefined;
}

/**
 * The first error of a fault from outside: a wrong setting, or a match that no call can have. Undefined when there is none.
 * @param store has the users that a match may name
 */
export const faultProblem = (fault: AnyFault, store?: Store): string | undefined =>
  fieldError(fault, FAULT_FIELDS) ??
  faultError(fault) ??
  matchError(fault.match ?? {}, fault.operation, store);

/** The first error of an own answer. Undefined when it matches the contract. */
export function answerError({
  operation: id,
  status = 200,
  body,
}: OwnAnswer & Pick<AnyFault, 'operation'>) {
  const operation = operations.find((candidate) => candidate.id === id);
  if (operation === undefined) return 'answer needs operation, unless loose is true';
  const { contentType, schema, events } = documented(operation, status) ?? {};
  if (schema === undefined) {
    return body === undefined
      ? undefined
      : `body must be left out: ${id} has none with status ${status}`;
  }
  if (events !== undefined) {
    if (!Array.isArray(body)) return `body must be a list of events: ${id} is a stream`;
    const wrong = body.map((event) => checkEvent(operation, status, event));
    const place = wrong.findIndex((errors) => errors !== undefined);
    return place < 0 ? undefined : `body.${place}: ${errorLine(wrong[place] ?? {})}`;
  }
  if (contentType !== 'application/json') {
    return typeof body === 'string' ? undefined : `body must be text: ${id} is a file`;
  }
  const errors = checkAnswer(operation, status, body);
  return errors && `body breaks the contract (loose allows that): ${errorLine(errors)}`;
}
