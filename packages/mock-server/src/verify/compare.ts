import { answerErrors } from '../contract/checker.ts';
import type { ContractOperation } from '../generated/contract.ts';
import { bodyFaults } from './body-faults.ts';
import type { Difference, DifferenceKind } from './finding.ts';
import { type Answer, type Broken, type Probe, wordsOf } from './server.ts';

/** What is expected of an answer. */
export interface Expected {
  /** The statuses that are right. */
  readonly statuses: readonly number[];
  /** What it means when it has another one. Default: `status`. */
  readonly kind?: DifferenceKind;
}

/** The longest error text of a server that a report repeats. */
const LONGEST = 160;

/** What the server says went wrong, in one line without control characters; empty when it says nothing. */
function errorOf({ json }: Answer): string {
  if (typeof json !== 'object' || json === null || !('error' in json)) return '';
  const { error } = json;
  if (typeof error !== 'string' || error === '') return '';
  const line = error.replaceAll(/\p{C}+/gu, ' ');
  return ` (“${line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line}”)`;
}

/** The statuses of success that the contract documents for an operation. */
export function successOf({ answers }: ContractOperation): number[] {
  return Object.keys(answers)
    .map(Number)
    .filter((status) => status >= 200 && status < 300);
}

/** Where an answer differs from what the contract says of it. */
export function compare(
  operation: ContractOperation,
  probe: Probe,
  answer: Answer | Broken,
  { statuses, kind = 'status' }: Expected,
): Difference[] {
  const request = wordsOf(probe);
  if ('broken' in answer) {
    return [{ kind: 'connection', request, problem: `is not answered: ${answer.broken}` }];
  }
  const { status } = answer;
  if (!statuses.includes(status)) {
    const problem = `is answered ${status}${errorOf(answer)}, not ${statuses.join(' or ')}`;
    return [{ kind, request, problem }];
  }
  return [...typeDifferences(operation, request, answer), ...bodies(operation, request, answer)];
}

function documented({ answers }: ContractOperation, status: number) {
  return answers[status] ?? answers['default'];
}

function typeDifferences(
  operation: ContractOperation,
  request: string,
  { status, contentType }: Answer,
): Difference[] {
  const wanted = documented(operation, status)?.contentType;
  if (wanted === undefined || contentType === wanted) return [];
  const found = contentType ?? 'without a content type';
  return [{ kind: 'content-type', request, problem: `is answered ${found}, not ${wanted}` }];
}

function bodies(
  operation: ContractOperation,
  request: string,
  { status, json }: Answer,
): Difference[] {
  const wanted = documented(operation, status);
  if (wanted?.schema === undefined || wanted.contentType !== 'application/json') return [];
  if (json === undefined) {
    return [{ kind: 'body', request, pointer: '', problem: 'is no complete JSON' }];
  }
  const faults = bodyFaults(answerErrors(operation, status, json), json);
  return faults.map(({ pointer, problem, times }) => ({
    kind: 'body',
    request,
    pointer,
    problem,
    ...(times > 1 && { times }),
  }));
}
