import { type Area, ok, refuse, wrongField } from '../call/handler.ts';
import { auditAccount } from '../epp/audit-account.ts';
import { bulkCheck } from '../epp/bulk-check.ts';
import { openSession } from '../epp/session.ts';
import { visibleAccount } from '../epp/visible-accounts.ts';

/** Tools for staff that talk to a registry. */
export const eppTools = {
  'eppTools/checkDomains': (call) => {
    const { store, user, body } = call;
    const account = visibleAccount(store, user, body.account_id);
    if (account === undefined) return wrongField('account_id', 'is not one of your EPP accounts');
    if (!account.is_active) return refuse(409, `${account.name} is inactive`);
    const ownSession = !account.is_connected;
    const failure = ownSession ? openSession(call, account) : undefined;
    if (failure !== undefined) return refuse(409, failure);
    auditAccount(call, 'domain_check', account, { details: { names: body.domains.length } });
    return ok(bulkCheck(call, account, { domains: body.domains, ownSession }));
  },
} satisfies Area<'eppTools'>;
