import { byId } from '../../core/lists.ts';
import { sourceList } from '../../entities/sources/sources.ts';
import { recordDialog } from '../../ui/dialog/recordDialog.tsx';

/** Finds the source of a dialog in the list. There is no call for one. */
export const SourceRecord = recordDialog({
  param: 'sourceId',
  useRecord: () => sourceList,
  find: ({ sources }, id) => byId(sources, id),
  missing: 'There is no such source.',
});
