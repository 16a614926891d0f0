import { setTimeout as delay } from 'node:timers/promises';

import { type Outcome, runCommand } from '../run/children.ts';
import type { Step, StepOutcome } from './steps.ts';

/** Timeout of the registry, in milliseconds. */
const patience = 15_000;

const nothing: Outcome = { code: 0, output: '' };

/** Note of an audit that could not be made. */
export const unanswered = 'not checked: no registry answered';

/**
 * Checks dependencies for known vulnerabilities of level high or above. A lower level is a reason to update, not to
 * stop. If no registry answers (offline, a mirror without advisories, or too slow), the step succeeds with a note. To
 * ignore an advisory, add it with the reason to `auditConfig.ignoreGhsas` in pnpm-workspace.yaml.
 */
export const auditStep: Step = {
  name: 'no known vulnerability',
  run: () => audit(() => runCommand('pnpm', ['audit', '--json', '--audit-level', 'high'])),
};

/** Runs an audit and reads its report. See `auditStep`. */
export async function audit(run: () => Promise<Outcome>, time = patience): Promise<StepOutcome> {
  const late = delay(time, nothing, { ref: false });
  const { output } = await Promise.race([run(), late]);
  const found = advisories(output);
  if (!found) return { ...nothing, note: unanswered };
  const lines = found.map(
    ({ module_name, severity, title, url }) => `${module_name}: ${severity}, ${title} (${url})`,
  );
  return { code: lines.length > 0 ? 1 : 0, output: lines.join('\n') };
}

interface Advisory {
  module_name: string;
  severity: string;
  title: string;
  url: string;
}

/** The advisories of pnpm's report, which other lines may surround. Undefined for an error. */
function advisories(output: string): Advisory[] | undefined {
  const json = /^\{$.*^\}$/ms.exec(output)?.[0];
  if (json === undefined) return undefined;
  const report: { advisories?: Record<string, Advisory> } = JSON.parse(json);
  return report.advisories && Object.values(report.advisories);
}
