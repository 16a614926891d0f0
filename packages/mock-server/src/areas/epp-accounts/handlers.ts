import { type Area, created, ok } from '../../engine/call.ts';
import { isName } from '../../world/catalogue/names.ts';
import { endJob } from '../../world/jobs.ts';
import type { World } from '../../world/world.ts';
import { changesOf } from '../activity.ts';
import { deny, denyField } from '../../engine/refused.ts';
import {
  accountWith,
  auditAccount,
  closeSession,
  connect,
  eppAccountView,
  openSession,
  visibleAccounts,
} from './accounts.ts';
import {
  catchOrders,
  disconnect,
  freeOrders,
  lastTestCatch,
  pendingDates,
  pendingOrders,
  shutDown,
  runningCatch,
  runningRealCatch,
  startTestCatch,
} from '../catches/catches.ts';
import { testCatchLines } from '../catches/race.ts';
import type { StoredEppAccount } from '../../world/records/epp.ts';
import { accountFields, checkAccount, newAccount } from './rules.ts';
import { applyBatchSettings, changedSettings, effectiveSettings } from './settings.ts';
import { missingTemplates } from '../epp-categories/settings.ts';

function checkActive({ is_active, name }: StoredEppAccount): void {
  if (!is_active) deny(409, `${name} is inactive`);
}

function checkIdle({ store }: World, account: StoredEppAccount): void {
  checkActive(account);
  const running = runningCatch(store, account.id);
  if (running !== undefined) deny(409, `${running} runs on ${account.name} already`);
}

const TEST_STARTED = { success: true, message: 'Test catch started successfully' };

const eppCatches = {
  'eppAccounts/startTestCatch': (call) => {
    const account = accountWith(call);
    const domains = [...new Set(call.body.domains.map((domain) => domain.trim().toLowerCase()))];
    const wrong = domains.find((domain) => !isName(domain));
    if (wrong !== undefined) denyField('domains', `"${wrong}" is not a domain name`);
    checkIdle(call, account);
    startTestCatch(call, account, domains);
    auditAccount(call, 'test_catch_start', account, { names: domains.length });
    return ok(TEST_STARTED);
  },

  'eppAccounts/startOrdersTestCatch': (call) => {
    const account = accountWith(call);
    const { test_date } = call.body;
    const orders = pendingOrders(call.store, account, test_date);
    if (orders.length === 0) denyField('test_date', 'has no pending orders');
    checkIdle(call, account);
    startTestCatch(call, account, [...new Set(orders.map(({ domain }) => domain))]);
    auditAccount(call, 'test_catch_start', account, { test_date });
    return ok(TEST_STARTED);
  },

  'eppAccounts/testCatchStatus': (call) => {
    const job = lastTestCatch(call.store, accountWith(call).id);
    const results = job === undefined ? [] : testCatchLines(job, call.clock.now());
    return ok({ success: true, results, is_running: job?.status === 'running' });
  },

  'eppAccounts/stopTestCatch': (call) => {
    const job = lastTestCatch(call.store, accountWith(call).id);
    if (job !== undefined) endJob(call, job.id, { status: 'cancelled' });
    return ok({ success: true, message: 'Test catch stopped' });
  },

  'eppAccounts/testCatchDates': (call) =>
    ok({ dates: pendingDates(call.store, accountWith(call)) }),

  'eppAccounts/startRealCatch': (call) => {
    const { store, body } = call;
    const { target_date } = body;
    const account = accountWith(call);
    checkIdle(call, account);
    const orders = freeOrders(store, pendingOrders(store, account, target_date));
    if (orders.length === 0) denyField('target_date', 'has no paid orders to catch');
    const failure = catchOrders(call, account, { target_date, orders });
    if (failure !== undefined) deny(409, failure);
    return ok({ success: true, message: `Real catch started for ${target_date}` });
  },

  'eppAccounts/stopRealCatch': (call) => {
    const account = accountWith(call);
    const job = runningRealCatch(call.store, account.id);
    if (job !== undefined) {
      endJob(call, job.id, { status: 'cancelled' });
      const { target_date } = job.plan;
      auditAccount(call, 'real_catch_stop', account, { target_date });
    }
    return ok({ success: true, message: 'Real catch stopped successfully' });
  },

  'eppAccounts/realCatchStatus': (call) => {
    const job = runningRealCatch(call.store, accountWith(call).id);
    return ok({ success: true, is_running: job !== undefined });
  },
} satisfies Partial<Area<'eppAccounts'>>;

/** Registrar accounts for checks and catches. */
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
    checkAccount(call);
    const { name, registrar_category_id, username, password } = call.body;
    const needed = { name, registrar_category_id, username, manager_id: null };
    const account = call.store.eppAccounts.add(
      newAccount({ ...needed, ...accountFields(call), password }),
    );
    applyBatchSettings(call.store, account, call.body);
    auditAccount(call, 'create', account);
    return created(eppAccountView(call.store, account));
  },

  'eppAccounts/update': (call) => {
    const { store, user, body } = call;
    const account = accountWith(call);
    checkAccount({ store, user, body, account });
    Object.assign(account, accountFields(call));
    applyBatchSettings(store, account, body);
    auditAccount(call, 'update', account, { fields: Object.keys(body) });
    if (!account.is_active) shutDown(call, account);
    return ok(eppAccountView(store, account));
  },

  'eppAccounts/delete': (call) => {
    const { store } = call;
    const account = accountWith(call);
    const running = runningCatch(store, account.id);
    if (running !== undefined) deny(409, `${running} runs on ${account.name}`);
    disconnect(call, account);
    for (const order of store.orders.all()) {
      if (order.epp_account_id === account.id) order.epp_account_id = null;
    }
    store.eppAccounts.delete(account.id);
    auditAccount(call, 'delete', account);
    return ok({ message: 'EPP account deleted successfully' });
  },

  'eppAccounts/test': (call) => {
    const account = accountWith(call);
    const error = openSession(call, account);
    auditAccount(call, 'test', account, {}, error);
    if (error !== undefined) return ok({ success: false, error });
    closeSession(call, account, 1000);
    return ok({ success: true, message: 'Connected and logged in' });
  },

  'eppAccounts/connect': (call) => {
    const account = accountWith(call);
    checkActive(account);
    const failure = connect(call, account);
    if (failure !== undefined) deny(409, failure);
    return ok({ message: 'Account connected successfully' });
  },

  'eppAccounts/disconnect': (call) => {
    const account = accountWith(call);
    const job = runningRealCatch(call.store, account.id);
    if (job !== undefined) deny(409, `A real catch runs on ${account.name}`);
    disconnect(call, account);
    return ok({ message: 'Account disconnected successfully' });
  },

  'eppAccounts/settings': (call) =>
    ok({ effective_settings: effectiveSettings(call.store, accountWith(call)) }),

  'eppAccounts/updateSettings': (call) => {
    const { store, body } = call;
    const account = accountWith(call);
    const category = store.eppCategories.get(account.registrar_category_id);
    const [missing] = category === undefined ? [] : missingTemplates(body, category.settings);
    if (missing !== undefined) {
      denyField(missing[0], `${category?.name ?? 'The category'} has no custom command`);
    }
    const before = account.settings;
    account.settings = changedSettings(before, body);
    auditAccount(call, 'settings_update', account, changesOf(before, account.settings));
    return ok({ effective_settings: effectiveSettings(store, account) });
  },
} satisfies Area<'eppAccounts'>;
