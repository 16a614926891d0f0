import { notify } from '../activity.ts';
import type { Availability } from '../epp/availability.ts';
import { logEpp } from '../epp/log.ts';
import { templateFor } from '../epp/settings.ts';
import { progress } from '../jobs/job.ts';
import type { JobKind, JobOf } from '../jobs/kinds.ts';
import type { StoredEppAccount } from '../store.ts';
import { isoTime, MINUTE } from '../time/clock.ts';
import type { World } from '../world.ts';

/** A domain of a check, and what the check finds. */
export interface CheckedName {
  /** Id of the released domain. */
  readonly id: number;
  readonly domain: string;
  readonly status: Availability['status'];
}

/** A check of the domains that were released on a day. */
export interface ReleasedCheckPlan {
  readonly release_date: string;
  /** Null when the server found no account to check through. */
  readonly account_id: number | null;
  /** Who started it; null where the scheduler did. */
  readonly user_id: number | null;
  /** Domains to check, also where the check cannot begin. */
  readonly total: number;
  readonly names: readonly CheckedName[];
  /** Names in one check command, as the account's settings had it at the start. */
  readonly batch: number;
  /** How many results stand in the rows by now. */
  written: number;
}

/** An ended check can be read for so long (spec, section 9). */
const KEPT_FOR = 5 * MINUTE;

/** How many names a check has asked about by now. */
export function checkedCount(job: JobOf<'released_check'>, now: number): number {
  return Math.floor(job.plan.names.length * progress(job, now));
}

/** When the answer about the n-th name (from 0) came, in milliseconds since 1970. */
function answeredAt({ started_at, duration, plan }: JobOf<'released_check'>, n: number): number {
  return Math.round(started_at + (duration * (n + 1)) / plan.names.length);
}

/** Writes a check command with these names to the EPP log, without those that have no answer. */
function logNames(
  world: World,
  account: StoredEppAccount,
  names: readonly CheckedName[],
  at: number,
): void {
  const asked = names.filter(({ status }) => status !== 'error');
  if (asked.length === 0) return;
  logEpp(world, account, {
    command: 'check',
    names: asked.map(({ domain }) => domain),
    free: asked.filter(({ status }) => status === 'available').map(({ domain }) => domain),
    code: 1000,
    at,
    template: templateFor(world.store, account, 'check', asked.length),
  });
}

/** Puts the results that are there by now into the rows, and the commands into the EPP log. */
function write(world: World, job: JobOf<'released_check'>): void {
  const { store, clock } = world;
  const { plan } = job;
  const count = checkedCount(job, clock.now());
  const isOver = job.status !== 'running';
  const account = plan.account_id === null ? undefined : store.eppAccounts.get(plan.account_id);
  while (plan.written < count) {
    // Whole commands only, until the check is over: what is written never depends on who looks when.
    const end = Math.min(count, plan.written + plan.batch);
    if (!isOver && end < plan.written + plan.batch) return;
    const names = plan.names.slice(plan.written, end);
    for (const [i, { id, status }] of names.entries()) {
      const row = store.releasedDomains.get(id);
      if (row === undefined || status === 'error') continue;
      row.last_checked = isoTime(answeredAt(job, plan.written + i));
      row.is_available = status === 'available';
      row.checked_through = plan.account_id;
    }
    if (account !== undefined) logNames(world, account, names, answeredAt(job, end - 1));
    plan.written = end;
  }
}

function summary({ plan, status, failure = '' }: JobOf<'released_check'>): string {
  const day = `Domains released on ${plan.release_date}`;
  if (status === 'failed') return `${day}: ${failure}`;
  const found = plan.names.slice(0, plan.written);
  const available = found.filter((name) => name.status === 'available').length;
  return `${day}: ${found.length} checked, ${available} available`;
}

/** Results come into the rows as they are found; the end is told to who started the check. */
export const releasedCheck: JobKind<'released_check', ReleasedCheckPlan> = {
  meanwhile: write,
  onEnd: (world, job) => {
    write(world, job);
    const { user_id } = job.plan;
    if (job.status === 'cancelled' || user_id === null) return;
    notify(world, user_id, {
      type: 'system',
      title: job.status === 'failed' ? 'Domain check failed' : 'Domain check finished',
      message: summary(job),
    });
  },
  keptFor: KEPT_FOR,
};
