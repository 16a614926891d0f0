import { byId } from '../../core/lists.ts';
import { categoryList } from '../../entities/orders/orderStates.ts';
import { recordDialog } from '../../ui/dialog/recordDialog.tsx';

/** Finds the category of a dialog in the list. There is no call for one. */
export const CategoryDialog = recordDialog({
  param: 'categoryId',
  useRecord: () => categoryList,
  find: ({ categories }, id) => byId(categories, id),
  missing: 'There is no such EPP category.',
});
