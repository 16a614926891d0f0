import { createFileRoute } from '@tanstack/react-router';
import { recordParam } from '../../../../core/address/searchSchema.ts';
import { ImportDialog } from '../../../../features/sources/ImportDialog.tsx';
import { SourceDialog } from '../../../../features/sources/SourceDialog.tsx';

export const Route = createFileRoute('/_app/sources/$sourceId/import')({
  params: recordParam('sourceId'),
  component: () => <SourceDialog title="Import" of={ImportDialog} />,
});
