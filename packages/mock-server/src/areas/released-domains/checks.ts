import type { CheckProgress } from '@dropcatch/sdk';
import { oneDecimal } from '../../text/words.ts';
import { isoDate, isoTime, MINUTE } from '../../world/time.ts';
import type { JobOf } from '../../world/records/jobs.ts';
import { elapsed, jobsOf, progress, runningJobs, startJob } from '../../world/jobs.ts';
import type { Store } from '../../world/store.ts';
import type { JobKind, World } from '../../world/world.ts';
import { audit, notify } from '../activity.ts';
import { found } from '../answers.ts';
import { type Acting, maySeeAccount, sessionError } from '../epp-accounts/accounts.ts';
import { registryOf } from '../registry/availability.ts';
import { logCheck } from '../epp-logs/log.ts';
import type { StoredEppAccount } from '../../world/records/epp.ts';
import { categoryOf } from '../epp-categories/settings.ts';
import { effectiveSettings, namesACheck } from '../epp-accounts/settings.ts';
import type { StoredUser } from '../../world/records/users.ts';
import type { ReleasedCheckPlan } from '../../world/records/released-domains.ts';

const checkedCount = (job: JobOf<'released_check'>, now: number): number =>
  Math.floor(job.plan.names.length * progress(job, now));

/** Time of the answer for the n-th name (from 0), in milliseconds since 1970. */
const answeredAt = ({ started_at, duration, plan }: JobOf<'released_check'>, n: number): number =>
  Math.round(started_at + (duration * (n + 1)) / plan.names.length);

const accountOf = (
  { eppAccounts }: Store,
  { plan }: JobOf<'released_check'>,
): StoredEppAccount | undefined => eppAccounts.get(plan.account_id ?? 0);

/** Writes the results so far to the rows, and the commands to the EPP log. */
function write(world: World, job: JobOf<'released_check'>): void {
  const { store, clock } = world;
  const { plan } = job;
  const count = checkedCount(job, clock.now());
  const account = accountOf(store, job);
  while (plan.written < count) {
    // Until the check ends, only whole commands are written, so that the log does not depend on the
    // times of requests.
    const end = Math.min(count, plan.written + plan.batch);
    if (job.status === 'running' && end < plan.written + plan.batch) return;
    const names = plan.names.slice(plan.written, end);
    for (const [i, { id, status }] of names.entries()) {
      const row = store.releasedDomains.get(id);
      if (row === undefined || status === 'error') continue;
      row.last_checked = isoTime(answeredAt(job, plan.written + i));
      row.is_available = status === 'available';
      row.checked_through = plan.account_id;
    }
    const answered = names.filter(({ status }) => status !== 'error');
    if (account !== undefined && answered.length > 0) {
      logCheck(world, account, answered, { code: 1000, at: answeredAt(job, end - 1) });
    }
    plan.written = end;
  }
}

function summary({ plan, status, failure = '' }: JobOf<'released_check'>): string {
  const day = `Domains released on ${plan.release_date}`;
  if (status === 'failed') return `${day}: ${failure}`;
  const checked = plan.names.slice(0, plan.written);
  const available = checked.filter((name) => name.status === 'available').length;
  return `${day}: ${checked.length} checked, ${available} available`;
}

/** Writes results as they are found, and notifies the person who started the check at its end. */
export const releasedCheck: JobKind<'released_check', ReleasedCheckPlan> = {
  meanwhile: write,
  onEnd: (world, job) => {
    write(world, job);
    if (job.status === 'cancelled') return;
    const title = job.status === 'failed' ? 'Domain check failed' : 'Domain check finished';
    notify(world, job.plan.user_id, { type: 'system', title, message: summary(job) });
  },
  // An ended check stays readable (spec, section 9).
  keptFor: 5 * MINUTE,
};

/** Duration per name, shortest check, and duration of a check that cannot be made, in milliseconds. */
const NAME = 40;
const SHORTEST = 1000;
const REFUSED_AFTER = 1500;

/** Id of a session: `chk-20261120-0007`. */
export const sessionId = ({ id, started_at }: JobOf<'released_check'>): string =>
  `chk-${isoDate(started_at).replaceAll('-', '')}-${String(id).padStart(4, '0')}`;

/** The session of a call. Admins may see all, others their own and those of their accounts. */
export function sessionWith({ store, user, params }: SessionCall): JobOf<'released_check'> {
  const job = jobsOf(store, 'released_check').find((one) => sessionId(one) === params.sessionId);
  const account = job && accountOf(store, job);
  const maySee = user.role === 'admin' || job?.plan.user_id === user.id;
  const isVisible = maySee || (account !== undefined && maySeeAccount(user, account));
  return found(isVisible ? job : undefined, 'Check session');
}

export interface SessionCall extends World {
  readonly user: StoredUser;
  readonly params: { readonly sessionId: string };
}

/** How many more domains an account may check today. Checked and queued ones count. */
function leftToday({ store, clock }: World, account: StoredEppAccount): number {
  const today = isoDate(clock.now());
  const checked = store.releasedDomains.filter(
    (row) => row.checked_through === account.id && row.last_checked?.startsWith(today) === true,
  );
  const used = runningJobs(store, 'released_check', (plan) => plan.account_id === account.id)
    .map(({ plan }) => plan.names.length - plan.written)
    .reduce((sum, ahead) => sum + ahead, checked.length);
  return Math.max(0, account.released_domain_max_domains_per_day - used);
}

/** Why an account cannot check now. Undefined when it can. */
function accountError(world: World, account: StoredEppAccount | undefined): string | undefined {
  if (account === undefined) return 'No EPP account is connected';
  const { is_active, is_connected, released_domain_max_domains_per_day: most } = account;
  const error = !is_active
    ? 'the account is inactive'
    : !is_connected
      ? 'the account is not connected'
      : leftToday(world, account) === 0
        ? `the account has checked its ${most} domains of today`
        : sessionError(world, account);
  return error && `EPP account ${account.name}: ${error}`;
}

/** Starts a check of all domains released on a day. Without a usable account, it ends as failed. */
export function startCheck(world: Acting, date: string, account: StoredEppAccount | undefined) {
  const { store, user } = world;
  const failure = accountError(world, account);
  const find = registryOf(world, categoryOf(store, account).supported_tlds);
  const names = store.releasedDomains
    .filter(({ release_date }) => release_date === date)
    .slice(0, account && failure === undefined ? leftToday(world, account) : Infinity)
    .map(({ id, domain }) => ({ id, domain, status: find(domain).status }));
  const plan = {
    release_date: date,
    account_id: account?.id ?? null,
    user_id: user?.id ?? null,
    total: names.length,
    // A check that cannot start has no results at any time.
    names: failure === undefined ? names : [],
    batch: account === undefined ? 1 : namesACheck(effectiveSettings(store, account)),
    written: 0,
  };
  const duration = failure === undefined ? Math.max(SHORTEST, names.length * NAME) : REFUSED_AFTER;
  audit(world, user, {
    action: 'released_domains.check',
    resource_type: 'EppAccount',
    resource_id: account?.id ?? null,
    details: { release_date: date, domains: names.length },
  });
  return startJob(world, 'released_check', plan, { duration, failure });
}

/** The account for checks that name none: the first active and connected one that the user may see. */
export const serverAccount = ({ store }: World, user: StoredUser): StoredEppAccount | undefined =>
  store.eppAccounts.find(
    (account) => account.is_active && account.is_connected && maySeeAccount(user, account),
  );

export function checkProgress(job: JobOf<'released_check'>, now: number): CheckProgress {
  const { names, total } = job.plan;
  const checked = checkedCount(job, now);
  const count = (status: string): number =>
    names.slice(0, checked).filter((name) => name.status === status).length;
  const seconds = elapsed(job, now) / 1000;
  const speed = seconds === 0 ? 0 : checked / seconds;
  const isRunning = job.status === 'running';
  const left = speed === 0 ? null : oneDecimal((total - checked) / speed);
  const done = total === 0 ? Number(job.status === 'completed') : checked / total;
  return {
    status: job.status,
    progress_percent: oneDecimal(100 * done),
    checked_domains: checked,
    total_domains: total,
    available_domains: count('available'),
    failed_domains: count('error'),
    elapsed_time: oneDecimal(seconds),
    domains_per_second: oneDecimal(speed),
    estimated_remaining: isRunning ? left : null,
    current_domain: isRunning ? (names[checked]?.domain ?? null) : null,
    error_message: isRunning ? null : (job.failure ?? null),
  };
}
