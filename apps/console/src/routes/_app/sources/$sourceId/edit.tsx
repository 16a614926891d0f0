import { createFileRoute } from '@tanstack/react-router';
import { recordParam } from '../../../../core/address/searchSchema.ts';
import { SourceFormDialog } from '../../../../features/sources/SourceFormDialog.tsx';
import { SourceRecord } from '../../../../features/sources/SourceRecord.tsx';

export const Route = createFileRoute('/_app/sources/$sourceId/edit')({
  params: recordParam('sourceId'),
  component: () => <SourceRecord title="Edit Source" editing of={SourceFormDialog} />,
});
