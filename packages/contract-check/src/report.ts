import type { CheckReport } from './check-server.ts';
import type { Difference } from './differences.ts';
import type { Finding } from './operation-check.ts';

const MARKS: Readonly<Record<Finding['result'], string>> = {
  agrees: '✓',
  differs: '✗',
  untried: '-',
};

const requestCount = (count: number): string => `${count} request${count === 1 ? '' : 's'}`;

function differenceLine({ kind, request, pointer, problem, times }: Difference): string {
  const place = pointer === undefined ? '' : `: ${pointer || 'the body'}`;
  const count = times === undefined ? '' : ` (${times} times)`;
  return `    ${kind}: ${request}${place} ${problem}${count}`;
}

/** The lines of an operation and its differences. None if it is never tried. */
export function findingLines(finding: Finding): string[] {
  const { operation, result, requests, reason, differences } = finding;
  if (result === 'untried' && requests === 0) return [];
  const note = reason === undefined ? '' : `, only in part: ${reason}`;
  return [
    `${MARKS[result]} ${operation.padEnd(32)} ${requestCount(requests)}${note}`,
    ...differences.map(differenceLine),
  ];
}

/** A titled section of the report. Empty without lines. */
const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)];

/** The end of the report: what was not tried and why, what could not be removed, and the totals. */
export function summaryLines({ findings, left, role, requests }: CheckReport): string[] {
  const {
    agrees = [],
    differs = [],
    untried = [],
  } = Object.groupBy(findings, ({ result }) => result);
  const reasons = [...Map.groupBy(untried, ({ reason = '' }) => reason)].map(
    ([reason, ids]) => `${reason}: ${ids.map(({ operation }) => operation).join(', ')}`,
  );
  return [
    ...section('Not tried', reasons),
    ...section('Could not be removed, please remove by hand', left),
    '',
    `As ${role}, ${requestCount(requests)}: ${agrees.length} operations agree with the contract, ${differs.length} differ, ` +
      `${untried.length} were not tried.`,
  ];
}
