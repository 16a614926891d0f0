import { setTimeout as delay } from 'node:timers/promises';

import { type Outcome, runCommand } from './children.ts';
import type { Step } from './steps.ts';

/** How long the registry may take to answer, in milliseconds. */
const patience = 15_000;

/** What counts: a fault below it is a reason to update, not to stop. */
const level = 'high';

const nothing: Outcome = { code: 0, output: '' };

/**
 * Whether a dependency has a known vulnerability of level high or above. Says nothing where no registry answers:
 * offline, behind a mirror that knows no advisories, or too slowly. One that does not matter here goes into
 * `auditConfig.ignoreGhsas` of pnpm-workspace.yaml, with the reason.
 */
export const auditStep: Step = {
  name: 'no known vulnerability',
  run: () => audit(() => runCommand('pnpm', ['audit', '--json', '--audit-level', level])),
};

/** Runs an audit and reads its report; see `auditStep`. */
export async function audit(run: () => Promise<Outcome>, time = patience): Promise<Outcome> {
  const giveUp = new AbortController();
  const late = delay(time, nothing, { signal: giveUp.signal, ref: false }).catch(() => nothing);
  const { output } = await Promise.race([run(), late]);
  giveUp.abort();
  const lines = advisories(output).map(
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

/** The advisories of pnpm's report; none if it is no report but an error. Other lines may stand around it. */
function advisories(output: string): Advisory[] {
  const json = /^\{$.*^\}$/ms.exec(output)?.[0];
  if (json === undefined) return [];
  const report: { advisories?: Record<string, Advisory> } = JSON.parse(json);
  return Object.values(report.advisories ?? {});
}
