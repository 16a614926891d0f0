import { setTimeout as delay } from 'node:timers/promises';

import { type Outcome, runCommand } from '../run/children.ts';
import type { Step, StepOutcome } from './steps.ts';

/** How long the registry may take to answer, in milliseconds. */
const patience = 15_000;

const nothing: Outcome = { code: 0, output: '' };

/** What is said of an audit that could not be made. */
export const unanswered = 'not looked at: no registry answered';

/**
 * Whether a dependency has a known vulnerability of level high or above; one below is a reason to update, not to stop.
 * Where no registry answers (offline, behind a mirror that knows no advisories, or too slowly) that is no failure, but
 * said. One that does not matter here goes into `auditConfig.ignoreGhsas` of pnpm-workspace.yaml, with the reason.
 */
export const auditStep: Step = {
  name: 'no known vulnerability',
  run: () => audit(() => runCommand('pnpm', ['audit', '--json', '--audit-level', 'high'])),
};

/** Runs an audit and reads its report; see `auditStep`. */
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

/** The advisories of pnpm's report; undefined if it is no report but an error. Other lines may stand around it. */
function advisories(output: string): Advisory[] | undefined {
  const json = /^\{$.*^\}$/ms.exec(output)?.[0];
  if (json === undefined) return undefined;
  const report: { advisories?: Record<string, Advisory> } = JSON.parse(json);
  return report.advisories && Object.values(report.advisories);
}
