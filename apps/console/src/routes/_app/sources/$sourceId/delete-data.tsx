import { createFileRoute } from '@tanstack/react-router';
import { recordParam } from '../../../../core/address/searchSchema.ts';
import { DeleteDataDialog } from '../../../../features/sources/DeleteDataDialog.tsx';
import { SourceRecord } from '../../../../features/sources/SourceRecord.tsx';

export const Route = createFileRoute('/_app/sources/$sourceId/delete-data')({
  params: recordParam('sourceId'),
  component: () => <SourceRecord title="Delete Data" of={DeleteDataDialog} />,
});
