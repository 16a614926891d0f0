import type { EppCategory, EppCategoryInput } from '@dropcatch/sdk';
import { type Area, created, defined, ok } from '../../engine/call.ts';
import type { Store } from '../../world/store.ts';
import { audit, categoryEvent, changesOf } from '../activity.ts';
import { deny, denyField } from '../../engine/refused.ts';
import { found } from '../answers.ts';
import type { StoredEppCategory } from '../../world/records/epp.ts';
import { checkCategory, tidyTlds, usesOf } from './rules.ts';
import { missingTemplates, newCategory } from './settings.ts';

const categoryWith = ({ eppCategories: table }: Store, id: number): StoredEppCategory =>
  found(table.get(id), 'EPP category');

const categoryView = ({ settings: _, ...category }: StoredEppCategory): EppCategory => category;

/** The given fields of a body, as they are stored. */
function fieldsOf({ name, supported_tlds, ...rest }: EppCategoryInput) {
  return {
    ...defined(rest),
    name: name.trim(),
    ...(supported_tlds !== undefined && { supported_tlds: tidyTlds(supported_tlds) }),
  };
}

/** Registrar categories. Each is a connection profile of a registry. */
export const eppCategories = {
  'eppCategories/list': ({ store }) => {
    const categories = store.eppCategories
      .all()
      .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
    return ok({ categories: categories.map(categoryView) });
  },

  'eppCategories/create': (call) => {
    const { store, body } = call;
    checkCategory(store, body);
    const category = store.eppCategories.add(newCategory(fieldsOf(body)));
    audit(call, call.user, categoryEvent('create', category));
    return created(categoryView(category));
  },

  'eppCategories/update': (call) => {
    const { store, params, body } = call;
    const category = categoryWith(store, params.id);
    checkCategory(store, body, category.id);
    const before = { ...category };
    Object.assign(category, fieldsOf(body));
    audit(call, call.user, categoryEvent('update', category, changesOf(before, category)));
    return ok(categoryView(category));
  },

  'eppCategories/delete': (call) => {
    const category = categoryWith(call.store, call.params.id);
    const { id, name } = category;
    const uses = usesOf(call.store, id);
    if (uses !== undefined) deny(409, `${name} is in use: ${uses}. Set it inactive instead.`);
    call.store.eppCategories.delete(id);
    audit(call, call.user, categoryEvent('delete', category));
    return ok({ message: 'EPP category deleted successfully' });
  },

  'eppCategories/settings': ({ store, params }) =>
    ok({ settings: categoryWith(store, params.categoryId).settings }),

  'eppCategories/updateSettings': (call) => {
    const { store, params, body } = call;
    const category = categoryWith(store, params.categoryId);
    const [missing] = missingTemplates(body, body);
    if (missing !== undefined) {
      denyField(missing[1], `is required while ${missing[0]} is custom`);
    }
    const before = category.settings;
    category.settings = { ...body };
    const changes = changesOf(before, category.settings);
    audit(call, call.user, categoryEvent('settings_update', category, changes));
    return ok({ settings: category.settings });
  },
} satisfies Area<'eppCategories'>;
