import { createFileRoute } from '@tanstack/react-router';
import { recordParam } from '../../../../core/address/searchSchema.ts';
import { DataSourceDialog } from '../../../../features/data-sources/DataSourceDialog.tsx';
import { TestDialog } from '../../../../features/data-sources/TestDialog.tsx';

export const Route = createFileRoute('/_app/data-sources/$sourceId/test')({
  params: recordParam('sourceId'),
  component: () => <DataSourceDialog title="Test Data Source" of={TestDialog} />,
});
