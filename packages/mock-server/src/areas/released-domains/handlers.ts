import { type Area, ok, pageRows, pagination, refuse, wrongField } from '../../engine/call.ts';
import { DAY, isoDate } from '../../world/clock.ts';
import { endJob } from '../../world/jobs.ts';
import type { World } from '../../world/world.ts';
import { enrichmentSources } from '../data-sources/tables.ts';
import { eppAccountView, visibleAccount, visibleAccounts } from '../epp/accounts.ts';
import type { StoredUser } from '../users/records.ts';
import { checkProgress, serverAccount, sessionId, sessionOf, startCheck } from './checks.ts';
import { listRows, populate, releasedStats, releasedViews } from './rows.ts';

const NO_SESSION = refuse(404, 'Check session not found');

interface SessionCall extends World {
  readonly user: StoredUser;
  readonly params: { readonly sessionId: string };
}

/** The progress of the session that a call asks for. The contract has two paths to it. */
function progressOf({ store, user, params, clock }: SessionCall) {
  const job = sessionOf(store, user, params.sessionId);
  return job === undefined ? NO_SESSION : ok({ progress: checkProgress(job, clock.now()) });
}

/** Domains whose drop is over, and whether they can still be had. */
export const releasedDomains = {
  'releasedDomains/list': ({ store, params }) => {
    const rows = listRows(store, params);
    if (rows === undefined) return wrongField('sort_by', 'is not a column of the released domains');
    return ok({
      domains: releasedViews(store, pageRows(params, rows)),
      pagination: pagination(params, rows.length),
      enrichment_sources: enrichmentSources(store),
    });
  },

  'releasedDomains/stats': ({ store }) => ok({ stats: releasedStats(store) }),

  'releasedDomains/eppAccounts': ({ store, user }) => {
    const accounts = visibleAccounts(store, user).filter(({ is_active }) => is_active);
    return ok({ accounts: accounts.map((account) => eppAccountView(store, account)) });
  },

  'releasedDomains/quickCheck': (call) => {
    const date = isoDate(call.clock.now() - DAY);
    const job = startCheck(call, date, serverAccount(call, call.user));
    return ok({
      session_id: sessionId(job),
      message: `Checking ${job.plan.total} domains released on ${date}`,
    });
  },

  'releasedDomains/check': (call) => {
    const { release_date, epp_account_id } = call.body;
    const account = visibleAccount(call.store, call.user, epp_account_id);
    if (account === undefined)
      return wrongField('epp_account_id', 'is not one of your EPP accounts');
    const job = startCheck(call, release_date, account);
    return ok({ session_id: sessionId(job) });
  },

  'releasedDomains/cancelCheck': (call) => {
    const job = sessionOf(call.store, call.user, call.params.sessionId);
    if (job === undefined) return NO_SESSION;
    return endJob(call, job.id, { status: 'cancelled' })
      ? ok({ message: 'Domain check cancelled' })
      : ok({ message: 'The domain check had ended already' });
  },

  'releasedDomains/checkProgress': progressOf,

  'releasedDomains/progress': progressOf,

  'releasedDomains/populate': (call) => {
    const { target_date } = call.body;
    if (target_date > isoDate(call.clock.now())) {
      return wrongField('target_date', 'has not come yet');
    }
    return ok({ inserted: populate(call, target_date) });
  },
} satisfies Area<'releasedDomains'>;
