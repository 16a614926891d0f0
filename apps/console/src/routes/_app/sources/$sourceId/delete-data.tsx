import { createFileRoute } from '@tanstack/react-router';
import { recordParam } from '../../../../core/address/searchSchema.ts';
import { DeleteDataDialog } from '../../../../features/sources/DeleteDataDialog.tsx';
import { SourceDialog } from '../../../../features/sources/SourceDialog.tsx';

export const Route = createFileRoute('/_app/sources/$sourceId/delete-data')({
  params: recordParam('sourceId'),
  component: () => <SourceDialog title="Delete Data" of={DeleteDataDialog} />,
});
