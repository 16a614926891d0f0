import type { Acting } from '../epp/audit-account.ts';
import { catchOrders } from '../epp/catch-orders.ts';
import { connect, notOpened } from '../epp/connect.ts';
import { pendingOrders } from '../epp/pending-orders.ts';
import { freeOrders, runningCatch } from '../epp/start-catch.ts';
import { populate } from '../released/populate.ts';
import { startCheck } from '../released/sessions.ts';
import { closeBatch, openBatch } from '../sources/import-records.ts';
import { importSource } from '../sources/import.ts';
import { DAY, isoDate } from '../time/clock.ts';
import type { Run, StoredSchedulerJob } from './job-record.ts';
import { outcome } from './outcome.ts';
import { prune } from './prune.ts';
import type { Topic } from './topics.ts';

/** Does the work of a run, and says what became of it. */
type Work = (world: Acting, job: StoredSchedulerJob, run: Run) => Run;

/** The TLDs of each catch window. */
const WINDOWS: Readonly<Record<string, readonly string[]>> = {
  catch_window_com: ['com', 'net'],
  catch_window_org: ['org'],
};

function yesterday({ clock }: Acting): string {
  return isoDate(clock.now() - DAY);
}

/** Its records, history and audit log are the source's, also where it fails. */
const importOne: Work = (world, job, run) => {
  const source = job.target === null ? undefined : world.store.sources.get(job.target);
  if (source === undefined) return run;
  if (run.failure !== undefined) {
    closeBatch(world, source, openBatch(world, source).id, run.failure, world.user);
    return run;
  }
  const result = importSource(world, source, { limit: 'news', actor: world.user });
  return { ...run, failure: result === 'timeout' ? undefined : result.error };
};

/** What dropped yesterday is checked through the account, which is connected for it; the check goes on by itself. */
const checkReleased: Work = (world, job, run) => {
  const account = job.target === null ? undefined : world.store.eppAccounts.get(job.target);
  if (account === undefined) return run;
  const failure = connect(world, account);
  if (failure !== undefined) return { ...run, failure };
  const { duration } = startCheck(world, yesterday(world), account);
  return { ...run, seconds: duration / 1000 };
};

/** Each account goes for today's paid orders of the window's TLDs; it fails when there are some and no account connects. */
const catchToday: Work = (world, job, run) => {
  const { store, clock } = world;
  const target_date = isoDate(clock.now());
  const tlds = WINDOWS[job.job_id] ?? [];
  const failures: string[] = [];
  let isCatching = false;
  for (const account of store.eppAccounts.filter(({ is_active }) => is_active)) {
    if (runningCatch(store, account.id) !== undefined) continue;
    const pending = freeOrders(store, pendingOrders(store, account, target_date));
    const orders = pending.filter(({ tld }) => tlds.includes(tld));
    if (orders.length === 0) continue;
    const failure = catchOrders(world, account, { target_date, orders });
    if (failure === undefined) isCatching = true;
    else failures.push(`${account.name}: ${failure}`);
  }
  return isCatching ? run : { ...run, failure: failures[0] };
};

/** Every active account is connected; it fails with those that do not connect. */
const connectAll: Work = (world, _, run) => ({ ...run, failure: notOpened(world, connect) });

/** What runs do that are not bound to fail, as the buttons do it; topics that are not here only leave their record. */
const WORK: Partial<Record<Topic, Work>> = {
  import: importOne,
  check: checkReleased,
  populate: (world, _, run) => {
    populate(world, yesterday(world));
    return run;
  },
  connect: connectAll,
  catch_window: catchToday,
  prune: (world, _, run) => {
    prune(world);
    return run;
  },
};

/** Does what the job is for, at the time of the world's clock, and says how it went. */
export function perform(world: Acting, job: StoredSchedulerJob): Run {
  const run = outcome(world, job, world.clock.now());
  const work = WORK[job.topic];
  const isBound = run.failure !== undefined && job.topic !== 'import';
  return work === undefined || isBound ? run : work(world, job, run);
}
