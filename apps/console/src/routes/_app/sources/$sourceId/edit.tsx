import { createFileRoute } from '@tanstack/react-router';
import { recordParam } from '../../../../core/address/searchSchema.ts';
import { SourceFormDialog } from '../../../../features/sources/SourceFormDialog.tsx';
import { SourceDialog } from '../../../../features/sources/SourceDialog.tsx';

export const Route = createFileRoute('/_app/sources/$sourceId/edit')({
  params: recordParam('sourceId'),
  component: () => (
    <SourceDialog title="Edit Source" editing>
      {(source, close) => <SourceFormDialog source={source} onClose={close} />}
    </SourceDialog>
  ),
});
