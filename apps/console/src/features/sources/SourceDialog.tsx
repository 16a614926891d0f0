import { byId } from '../../core/lists.ts';
import { sourceList } from '../../entities/sources/sources.ts';
import { recordDialog } from '../../ui/dialog/recordDialog.tsx';

/** The dialogs of one source. The service has no call for one: it is looked for in the list. */
export const SourceDialog = recordDialog({
  param: 'sourceId',
  useRecord: () => sourceList,
  find: ({ sources }, id) => byId(sources, id),
  missing: 'There is no such source.',
});
