import { type Area, ok } from './handler.ts';

/** Registrar categories: one registry connection profile each. */
export const eppCategories = {
  'eppCategories/list': ({ store }) =>
    ok({ categories: store.eppCategories.all().toSorted((a, b) => a.name.localeCompare(b.name)) }),
} satisfies Area<'eppCategories'>;
