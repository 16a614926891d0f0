import type { EppCategoryInput } from '@dropcatch/sdk';
import { audit } from '../activity.ts';
import { defined } from '../call/defined.ts';
import { type Area, created, ok, refuse } from '../call/handler.ts';
import { categoryDeed, changesOf } from '../deeds.ts';
import { categoryTrouble, settingsTrouble, tidyTlds, usesOf } from '../epp/category-rules.ts';
import { DEFAULT_SETTINGS } from '../epp/category.ts';
import { eppCategoryView } from '../epp/views.ts';

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
