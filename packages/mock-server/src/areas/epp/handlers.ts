import type { EppCategoryInput } from '@dropcatch/sdk';
import {
  type Area,
  type Call,
  created,
  defined,
  ok,
  oneDecimal,
  pageRows,
  pagination,
  percent,
  refuse,
  wrongField,
} from '../../engine/call.ts';
import { DAY } from '../../world/clock.ts';
import type { Store } from '../../world/store.ts';
import { audit, categoryDeed, changesOf } from '../activity.ts';
import type { StoredUser } from '../users/records.ts';
import { auditAccount, eppCategoryView, openSession, visibleAccount } from './accounts.ts';
import { bulkCheck } from './bulk-check.ts';
import { eppLogDetails, eppLogView, maySeeLog, wasSuccessful } from './log-view.ts';
import type { StoredEppLog } from './records.ts';
import { categoryTrouble, settingsTrouble, tidyTlds, usesOf } from './rules.ts';
import { DEFAULT_SETTINGS } from './settings.ts';

const NOT_FOUND = refuse(404, 'EPP category not found');

/** The fields of a body as they are stored; those that it leaves out are not there. */
function fieldsOf({ name, supported_tlds, ...rest }: EppCategoryInput) {
  return {
    ...defined(rest),
    name: name.trim(),
    ...(supported_tlds !== undefined && { supported_tlds: tidyTlds(supported_tlds) }),
  };
}

/** Registrar categories: one registry connection profile each. */
export const eppCategories = {
  'eppCategories/list': ({ store }) => {
    const categories = store.eppCategories
      .all()
      .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
    return ok({ categories: categories.map(eppCategoryView) });
  },

  'eppCategories/create': (call) => {
    const { store, body } = call;
    const trouble = categoryTrouble(store, body);
    if (trouble !== undefined) return trouble;
    const category = store.eppCategories.add({
      epp_port: 700,
      description: null,
      supported_tlds: [],
      default_timeout: 30,
      requires_ssl_cert: false,
      is_active: true,
      settings: { ...DEFAULT_SETTINGS },
      ...fieldsOf(body),
    });
    audit(call, call.user, categoryDeed('create', category));
    return created(eppCategoryView(category));
  },

  'eppCategories/update': (call) => {
    const { store, params, body } = call;
    const category = store.eppCategories.get(params.id);
    if (category === undefined) return NOT_FOUND;
    const trouble = categoryTrouble(store, body, category.id);
    if (trouble !== undefined) return trouble;
    const before = { ...category };
    Object.assign(category, fieldsOf(body));
    audit(call, call.user, categoryDeed('update', category, changesOf(before, category)));
    return ok(eppCategoryView(category));
  },

  'eppCategories/delete': (call) => {
    const { store, params } = call;
    const category = store.eppCategories.get(params.id);
    if (category === undefined) return NOT_FOUND;
    const uses = usesOf(store, category.id);
    if (uses !== undefined) {
      return refuse(409, `${category.name} is in use: ${uses}. Set it inactive instead.`);
    }
    store.eppCategories.delete(category.id);
    audit(call, call.user, categoryDeed('delete', category));
    return ok({ message: 'EPP category deleted successfully' });
  },

  'eppCategories/settings': ({ store, params }) => {
    const category = store.eppCategories.get(params.categoryId);
    return category === undefined ? NOT_FOUND : ok({ settings: category.settings });
  },

  'eppCategories/updateSettings': (call) => {
    const category = call.store.eppCategories.get(call.params.categoryId);
    if (category === undefined) return NOT_FOUND;
    const trouble = settingsTrouble(call.body);
    if (trouble !== undefined) return trouble;
    const before = category.settings;
    category.settings = { ...call.body };
    const changes = changesOf(before, category.settings);
    audit(call, call.user, categoryDeed('settings_update', category, changes));
    return ok({ settings: category.settings });
  },
} satisfies Area<'eppCategories'>;

const visible = (store: Store, user: StoredUser): StoredEppLog[] =>
  store.eppLogs.filter((row) => maySeeLog(store, user, row));

/** Whether a row passes the filters of the list. */
function filterOf({ params }: Call<'eppLogs/list'>): (row: StoredEppLog) => boolean {
  const registrar = params.registrar_name?.trim().toLowerCase() ?? '';
  const object = params.object_name?.trim().toLowerCase() ?? '';
  const command = params.command?.trim().toLowerCase() ?? '';
  const { account_id, success, date_from, date_to } = params;
  const from = date_from === undefined ? -Infinity : Date.parse(date_from);
  const to = date_to === undefined ? Infinity : Date.parse(date_to) + DAY;
  return (row) =>
    (registrar === '' || row.registrar.toLowerCase().includes(registrar)) &&
    (command === '' || row.command === command) &&
    (success === undefined || wasSuccessful(row) === (success === 1)) &&
    (account_id === undefined || row.account_id === account_id) &&
    (object === '' || row.names.some((name) => name.includes(object))) &&
    row.at >= from &&
    row.at < to;
}

/** What was exchanged with the registries. */
export const eppLogs = {
  'eppLogs/list': (call) => {
    const { store, user, params } = call;
    const rows = visible(store, user)
      .filter(filterOf(call))
      .toSorted((a, b) => b.at - a.at || b.id - a.id);
    return ok({
      logs: pageRows(params, rows).map((row) => eppLogView(user, row)),
      pagination: pagination(params, rows.length),
    });
  },

  'eppLogs/stats': ({ store, user }) => {
    const rows = visible(store, user);
    const good = rows.filter(wasSuccessful).length;
    const time = rows.reduce((sum, { duration_ms }) => sum + duration_ms, 0);
    return ok({
      stats: {
        total_logs: rows.length,
        success_rate: percent(good, rows.length),
        avg_duration_ms: rows.length === 0 ? 0 : oneDecimal(time / rows.length),
        unique_registrars: new Set(rows.map(({ registrar }) => registrar)).size,
      },
    });
  },

  'eppLogs/get': ({ store, user, params }) => {
    const row = store.eppLogs.get(params.id);
    return row !== undefined && maySeeLog(store, user, row)
      ? ok({ log: eppLogDetails(user, row) })
      : refuse(404, 'Log entry not found');
  },
} satisfies Area<'eppLogs'>;

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
