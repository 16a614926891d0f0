import { type Area, ok } from '../../engine/call.ts';
import { DAY, isoDate } from '../../world/time.ts';
import { endJob } from '../../world/jobs.ts';
import { denyField } from '../../engine/refused.ts';
import { paged } from '../answers.ts';
import { enrichmentSources } from '../data-sources/tables.ts';
import { eppAccountView, visibleAccount, visibleAccounts } from '../epp-accounts/accounts.ts';
import {
  checkProgress,
  serverAccount,
  type SessionCall,
  sessionId,
  sessionWith,
  startCheck,
} from './checks.ts';
import { populate, releasedRows, releasedStats, releasedView } from './rows.ts';

/** The progress of a session. The contract has two paths to it. */
const progressOf = (call: SessionCall) =>
  ok({ progress: checkProgress(sessionWith(call), call.clock.now()) });

/** Domains after their drop, and whether they are still available. */
export const releasedDomains = {
  'releasedDomains/list': ({ store, params }) => {
    const { body } = paged('domains', params, releasedRows(store, params), releasedView(store));
    return ok({ ...body, enrichment_sources: enrichmentSources(store) });
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
    const account =
      visibleAccount(call.store, call.user, epp_account_id) ??
      denyField('epp_account_id', 'is not one of your EPP accounts');
    return ok({ session_id: sessionId(startCheck(call, release_date, account)) });
  },

  'releasedDomains/cancelCheck': (call) => {
    const isEnded = endJob(call, sessionWith(call).id, { status: 'cancelled' });
    return ok({
      message: isEnded ? 'Domain check cancelled' : 'The domain check had ended already',
    });
  },

  'releasedDomains/checkProgress': progressOf,

  'releasedDomains/progress': progressOf,

  'releasedDomains/populate': (call) => {
    const { target_date } = call.body;
    if (target_date > isoDate(call.clock.now())) denyField('target_date', 'has not come yet');
    return ok({ inserted: populate(call, target_date) });
  },
} satisfies Area<'releasedDomains'>;
