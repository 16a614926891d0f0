import { type Area, ok, refuse, wrongField } from '../call/handler.ts';
import { auditAccount } from '../epp/audit-account.ts';
import { isName } from '../epp/availability.ts';
import { catchOrders } from '../epp/catch-orders.ts';
import { pendingDates, pendingOrders } from '../epp/pending-orders.ts';
import {
  freeOrders,
  lastTestCatch,
  runningCatch,
  runningRealCatch,
  startTestCatch,
} from '../epp/start-catch.ts';
import { testCatchLines } from '../epp/test-catch.ts';
import { NO_ACCOUNT, visibleAccount } from '../epp/visible-accounts.ts';
import { endJob } from '../jobs/settle.ts';
import type { Store, StoredEppAccount } from '../store.ts';

/** Why no catch can start on an account; undefined when one can. */
function catchTrouble(store: Store, account: StoredEppAccount) {
  if (!account.is_active) return refuse(409, `${account.name} is inactive`);
  const running = runningCatch(store, account.id);
  if (running === undefined) return undefined;
  return refuse(409, `${running} runs on ${account.name} already`);
}

/** Rehearsed and real catches of an account. */
export const eppCatches = {
  'eppAccounts/startTestCatch': (call) => {
    const { store, user, params, body } = call;
    const account = visibleAccount(store, user, params.id);
    if (account === undefined) return NO_ACCOUNT;
    const domains = [...new Set(body.domains.map((domain) => domain.trim().toLowerCase()))];
    const wrong = domains.find((domain) => !isName(domain));
    if (wrong !== undefined) return wrongField('domains', `"${wrong}" is not a domain name`);
    const trouble = catchTrouble(store, account);
    if (trouble !== undefined) return trouble;
    startTestCatch(call, account, domains);
    auditAccount(call, 'test_catch_start', account, { details: { names: domains.length } });
    return ok({ success: true, message: 'Test catch started successfully' });
  },

  'eppAccounts/startOrdersTestCatch': (call) => {
    const { store, user, params, body } = call;
    const account = visibleAccount(store, user, params.id);
    if (account === undefined) return NO_ACCOUNT;
    const orders = pendingOrders(store, account, body.test_date);
    if (orders.length === 0) return wrongField('test_date', 'has no pending orders');
    const trouble = catchTrouble(store, account);
    if (trouble !== undefined) return trouble;
    startTestCatch(call, account, [...new Set(orders.map(({ domain }) => domain))]);
    auditAccount(call, 'test_catch_start', account, { details: { test_date: body.test_date } });
    return ok({ success: true, message: 'Test catch started successfully' });
  },

  'eppAccounts/testCatchStatus': ({ store, user, params, clock }) => {
    const account = visibleAccount(store, user, params.id);
    if (account === undefined) return NO_ACCOUNT;
    const job = lastTestCatch(store, account.id);
    return ok({
      success: true,
      results: job === undefined ? [] : testCatchLines(job, clock.now()),
      is_running: job?.status === 'running',
    });
  },

  'eppAccounts/stopTestCatch': (call) => {
    const account = visibleAccount(call.store, call.user, call.params.id);
    if (account === undefined) return NO_ACCOUNT;
    const job = lastTestCatch(call.store, account.id);
    if (job !== undefined) endJob(call, job.id, { status: 'cancelled' });
    return ok({ success: true, message: 'Test catch stopped' });
  },

  'eppAccounts/testCatchDates': ({ store, user, params }) => {
    const account = visibleAccount(store, user, params.id);
    return account === undefined ? NO_ACCOUNT : ok({ dates: pendingDates(store, account) });
  },

  'eppAccounts/startRealCatch': (call) => {
    const { store, user, params, body } = call;
    const { target_date } = body;
    const account = visibleAccount(store, user, params.id);
    if (account === undefined) return NO_ACCOUNT;
    const trouble = catchTrouble(store, account);
    if (trouble !== undefined) return trouble;
    const orders = freeOrders(store, pendingOrders(store, account, target_date));
    if (orders.length === 0) return wrongField('target_date', 'has no paid orders to catch');
    const failure = catchOrders(call, account, { target_date, orders });
    if (failure !== undefined) return refuse(409, failure);
    return ok({ success: true, message: `Real catch started for ${target_date}` });
  },

  'eppAccounts/stopRealCatch': (call) => {
    const account = visibleAccount(call.store, call.user, call.params.id);
    if (account === undefined) return NO_ACCOUNT;
    const job = runningRealCatch(call.store, account.id);
    if (job !== undefined) {
      endJob(call, job.id, { status: 'cancelled' });
      auditAccount(call, 'real_catch_stop', account, {
        details: { target_date: job.plan.target_date },
      });
    }
    return ok({ success: true, message: 'Real catch stopped successfully' });
  },

  'eppAccounts/realCatchStatus': ({ store, user, params }) => {
    const account = visibleAccount(store, user, params.id);
    if (account === undefined) return NO_ACCOUNT;
    return ok({ success: true, is_running: runningRealCatch(store, account.id) !== undefined });
  },
} satisfies Partial<Area<'eppAccounts'>>;
