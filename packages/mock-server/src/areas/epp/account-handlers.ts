import { type Area, created, ok, refuse, wrongField } from '../../engine/call.ts';
import { isName } from '../../world/catalogue/names.ts';
import { endJob } from '../../world/jobs.ts';
import type { Store } from '../../world/store.ts';
import { changesOf } from '../activity.ts';
import {
  auditAccount,
  closeSession,
  connect,
  eppAccountView,
  NO_ACCOUNT,
  openSession,
  visibleAccount,
  visibleAccounts,
} from './accounts.ts';
import {
  catchOrders,
  disconnect,
  freeOrders,
  lastTestCatch,
  pendingDates,
  pendingOrders,
  retire,
  runningCatch,
  runningRealCatch,
  startTestCatch,
} from './catches.ts';
import { testCatchLines } from './race.ts';
import type { StoredEppAccount } from './records.ts';
import { accountFields, accountTrouble, NEW_ACCOUNT } from './rules.ts';
import { changedSettings, effectiveSettings, missingTemplates } from './settings.ts';

/** Why no catch can start on an account; undefined when one can. */
function catchTrouble(store: Store, account: StoredEppAccount) {
  if (!account.is_active) return refuse(409, `${account.name} is inactive`);
  const running = runningCatch(store, account.id);
  if (running === undefined) return undefined;
  return refuse(409, `${running} runs on ${account.name} already`);
}

/** Rehearsed and real catches of an account. */
const eppCatches = {
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

/** Registrar accounts, through which names are checked and caught. */
export const eppAccounts = {
  ...eppCatches,

  'eppAccounts/list': ({ store, user, params }) => {
    const { category_id } = params;
    const accounts = visibleAccounts(store, user).filter(
      ({ registrar_category_id: id }) => category_id === undefined || id === category_id,
    );
    return ok({ accounts: accounts.map((account) => eppAccountView(store, account)) });
  },

  'eppAccounts/create': (call) => {
    const { store, body } = call;
    const trouble = accountTrouble(call);
    if (trouble !== undefined) return trouble;
    const account = store.eppAccounts.add({
      ...NEW_ACCOUNT,
      settings: {},
      ...accountFields(call),
      password: body.password,
    });
    auditAccount(call, 'create', account);
    return created(eppAccountView(store, account));
  },

  'eppAccounts/update': (call) => {
    const { store, user, params, body } = call;
    const account = visibleAccount(store, user, params.id);
    if (account === undefined) return NO_ACCOUNT;
    const entry = { store, user, body, account };
    const trouble = accountTrouble(entry);
    if (trouble !== undefined) return trouble;
    Object.assign(account, accountFields(entry));
    auditAccount(call, 'update', account, { details: { fields: Object.keys(body) } });
    if (!account.is_active) retire(call, account);
    return ok(eppAccountView(store, account));
  },

  'eppAccounts/delete': (call) => {
    const { store, user, params } = call;
    const account = visibleAccount(store, user, params.id);
    if (account === undefined) return NO_ACCOUNT;
    const running = runningCatch(store, account.id);
    if (running !== undefined) return refuse(409, `${running} runs on ${account.name}`);
    disconnect(call, account);
    for (const order of store.orders.all()) {
      if (order.epp_account_id === account.id) order.epp_account_id = null;
    }
    store.eppAccounts.delete(account.id);
    auditAccount(call, 'delete', account);
    return ok({ message: 'EPP account deleted successfully' });
  },

  'eppAccounts/test': (call) => {
    const account = visibleAccount(call.store, call.user, call.params.id);
    if (account === undefined) return NO_ACCOUNT;
    const error = openSession(call, account);
    auditAccount(call, 'test', account, error === undefined ? {} : { error_message: error });
    if (error !== undefined) return ok({ success: false, error });
    closeSession(call, account, 1000);
    return ok({ success: true, message: 'Connected and logged in' });
  },

  'eppAccounts/connect': (call) => {
    const account = visibleAccount(call.store, call.user, call.params.id);
    if (account === undefined) return NO_ACCOUNT;
    if (!account.is_active) return refuse(409, `${account.name} is inactive`);
    const failure = connect(call, account);
    return failure === undefined
      ? ok({ message: 'Account connected successfully' })
      : refuse(409, failure);
  },

  'eppAccounts/disconnect': (call) => {
    const account = visibleAccount(call.store, call.user, call.params.id);
    if (account === undefined) return NO_ACCOUNT;
    if (runningRealCatch(call.store, account.id) !== undefined) {
      return refuse(409, `A real catch runs on ${account.name}`);
    }
    disconnect(call, account);
    return ok({ message: 'Account disconnected successfully' });
  },

  'eppAccounts/settings': ({ store, user, params }) => {
    const account = visibleAccount(store, user, params.id);
    return account === undefined
      ? NO_ACCOUNT
      : ok({ effective_settings: effectiveSettings(store, account) });
  },

  'eppAccounts/updateSettings': (call) => {
    const { store, user, params, body } = call;
    const account = visibleAccount(store, user, params.id);
    if (account === undefined) return NO_ACCOUNT;
    const category = store.eppCategories.get(account.registrar_category_id);
    const [missing] = category === undefined ? [] : missingTemplates(body, category.settings);
    if (missing !== undefined) {
      return wrongField(missing[0], `${category?.name ?? 'The category'} has no custom command`);
    }
    const before = account.settings;
    account.settings = changedSettings(before, body);
    auditAccount(call, 'settings_update', account, {
      details: changesOf(before, account.settings),
    });
    return ok({ effective_settings: effectiveSettings(store, account) });
  },
} satisfies Area<'eppAccounts'>;
