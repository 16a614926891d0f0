import type { EppCategory } from '@dropcatch/sdk';
import { categoryList } from '../../entities/orders/orderChoices.ts';
import { ListScreen } from '../../ui/list/ListScreen.tsx';
import { wholeList } from '../../ui/list/useListAddress.ts';
import { categoryActions } from './categoryActions.tsx';
import { categoryColumns } from './categoryColumns.tsx';

const names = {
  keyOf: ({ id }: EppCategory) => id,
  nameOf: ({ name }: EppCategory) => name,
};

/** EPP Registrar Categories, for admins (spec, section 2). Dialogs are child routes. */
export function CategoriesPage() {
  return (
    <ListScreen
      title="EPP Registrar Categories"
      subtitle="The registries' EPP servers and what is sent to them"
      name="epp_categories"
      label="EPP Registrar Categories"
      address={wholeList}
      query={() => categoryList}
      rowsOf={({ categories }) => categories}
      columns={categoryColumns}
      names={names}
      actionsFor={categoryActions}
      create={{ label: 'Add Category', to: '/epp-categories/new' }}
      empty={{ none: 'No EPP categories yet' }}
      refreshes={[['eppCategories']]}
    />
  );
}
