import { defineArea } from '../area.ts';
import { eppCategories } from './handlers.ts';
import { seedCategories } from './seed.ts';
import { newCategory } from './settings.ts';

export const eppCategoriesArea = defineArea<'eppCategories'>({
  handlers: eppCategories,
  seed: seedCategories,
  ordinary: {
    eppCategories: (_, __, id) =>
      newCategory({ name: `Registry ${id}`, epp_server_url: `epp${id}.registry.example` }),
  },
});
