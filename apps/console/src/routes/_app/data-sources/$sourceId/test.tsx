import { createFileRoute } from '@tanstack/react-router';
import { recordParam } from '../../../../core/address/searchSchema.ts';
import { DataSourceRecord } from '../../../../features/data-sources/DataSourceRecord.tsx';
import { TestDialog } from '../../../../features/data-sources/TestDialog.tsx';

export const Route = createFileRoute('/_app/data-sources/$sourceId/test')({
  params: recordParam('sourceId'),
  component: () => <DataSourceRecord title="Test Data Source" of={TestDialog} />,
});
