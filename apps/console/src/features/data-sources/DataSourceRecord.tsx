import { byId } from '../../core/lists.ts';
import { dataSourceList } from './dataSources.ts';
import { recordDialog } from '../../ui/dialog/recordDialog.tsx';

/** Finds the data source of a dialog in the list. There is no call for one. */
export const DataSourceRecord = recordDialog({
  // Removes the search parameters of the dialogs, such as the page of records.
  search: {},
  param: 'sourceId',
  useRecord: () => dataSourceList,
  find: ({ sources }, id) => byId(sources, id),
  missing: 'There is no such data source.',
});
