import { type Area, created, ok, refuse, wrongField } from '../call/handler.ts';
import { changesOf } from '../deeds.ts';
import { accountFields, accountTrouble, NEW_ACCOUNT } from '../epp/account-rules.ts';
import { auditAccount } from '../epp/audit-account.ts';
import { connect } from '../epp/connect.ts';
import { disconnect, retire } from '../epp/connection.ts';
import { closeSession, openSession } from '../epp/session.ts';
import { changedSettings, effectiveSettings, missingTemplates } from '../epp/settings.ts';
import { runningCatch, runningRealCatch } from '../epp/start-catch.ts';
import { eppAccountView } from '../epp/views.ts';
import { NO_ACCOUNT, visibleAccount, visibleAccounts } from '../epp/visible-accounts.ts';
import { eppCatches } from './epp-catches.ts';

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
