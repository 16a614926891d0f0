import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import * as v from 'valibot';
import { pageParam, recordParam } from '../../../../core/address/searchSchema.ts';
import { BrowseDialog } from '../../../../features/data-sources/BrowseDialog.tsx';
import { DataSourceRecord } from '../../../../features/data-sources/DataSourceRecord.tsx';

export const Route = createFileRoute('/_app/data-sources/$sourceId/browse')({
  params: recordParam('sourceId'),
  validateSearch: v.object({ page: pageParam }),
  search: { middlewares: [stripSearchParams({ page: 1 })] },
  component: () => <DataSourceRecord title="Browse Data" of={BrowseDialog} />,
});
