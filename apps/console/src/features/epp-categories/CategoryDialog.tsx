import { byId } from '../../core/lists.ts';
import { categoryList } from '../../entities/orders/orderStates.ts';
import { recordDialog } from '../../ui/dialog/recordDialog.tsx';

/** The dialogs of one category. The service has no call for one: it is looked for in the list. */
export const CategoryDialog = recordDialog({
  param: 'categoryId',
  useRecord: () => categoryList,
  find: ({ categories }, id) => byId(categories, id),
  missing: 'There is no such EPP category.',
});
