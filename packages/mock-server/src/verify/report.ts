import type { Difference, Finding } from './finding.ts';
import type { Report } from './verify.ts';

const MARKS: Readonly<Record<Finding['result'], string>> = {
  agrees: '✓',
  differs: '✗',
  untried: '-',
};

function differenceLine({ kind, request, pointer, problem, times }: Difference): string {
  const place = pointer === undefined ? '' : ` ${pointer || 'the body'}`;
  const count = times === undefined ? '' : ` (${times} times)`;
  return `    ${kind}: ${request}${pointer === undefined ? '' : ':'}${place} ${problem}${count}`;
}

/** An operation with what differs, line by line. Nothing for one that was never meant to be tried. */
export function findingLines({
  operation,
  result,
  requests,
  reason,
  differences,
}: Finding): string[] {
  if (result === 'untried' && requests === 0) return [];
  const note = reason === undefined ? '' : `, only in part: ${reason}`;
  const count = requests === 1 ? '1 request' : `${requests} requests`;
  return [
    `${MARKS[result]} ${operation.padEnd(32)} ${count}${note}`,
    ...differences.map(differenceLine),
  ];
}

function counted(findings: readonly Finding[], result: Finding['result']): number {
  return findings.filter((finding) => finding.result === result).length;
}

/** What was not tried and why, by the reason. */
function untriedLines(findings: readonly Finding[]): string[] {
  const byReason = new Map<string, string[]>();
  for (const { result, reason = '', operation } of findings) {
    if (result === 'untried') byReason.set(reason, [...(byReason.get(reason) ?? []), operation]);
  }
  return [...byReason].map(([reason, ids]) => `  ${reason}: ${ids.join(', ')}`);
}

/** The end of the report: what was not tried, what is left behind, and the sum. */
export function summaryLines({ findings, left, role, requests }: Report): string[] {
  const agrees = counted(findings, 'agrees');
  const differs = counted(findings, 'differs');
  const untried = untriedLines(findings);
  return [
    ...(untried.length === 0 ? [] : ['', 'Not tried', ...untried]),
    ...(left.length === 0
      ? []
      : ['', 'Left behind, please remove', ...left.map((line) => `  ${line}`)]),
    '',
    `As ${role}, ${requests} requests: ${agrees} operations agree with the contract, ${differs} differ, ` +
      `${counted(findings, 'untried')} were not tried.`,
  ];
}
