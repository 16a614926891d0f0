import { createFileRoute } from '@tanstack/react-router';
import { recordParam } from '../../../../core/address/searchSchema.ts';
import { SourceForm } from '../../../../features/sources/SourceForm.tsx';
import { SourceDialog } from '../../../../features/sources/SourceDialog.tsx';

export const Route = createFileRoute('/_app/sources/$sourceId/edit')({
  params: recordParam('sourceId'),
  component: () => <SourceDialog title="Edit Source" editing of={SourceForm} />,
});
