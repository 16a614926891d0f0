import { byId } from '../../core/lists.ts';
import { dataSourceList } from '../../entities/sources/dataSources.ts';
import { recordDialog } from '../../ui/dialog/recordDialog.tsx';

/** The dialogs of one data source. The service has no call for one: it is looked for in the list. */
export const DataSourceDialog = recordDialog({
  // The page of the stored records and the open mapping are the dialogs' own.
  search: {},
  param: 'sourceId',
  useRecord: () => dataSourceList,
  find: ({ sources }, id) => byId(sources, id),
  missing: 'There is no such data source.',
});
