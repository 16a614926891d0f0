import { createFileRoute } from '@tanstack/react-router';
import { recordParam } from '../../../../core/address/searchSchema.ts';
import { ImportDialog } from '../../../../features/sources/ImportDialog.tsx';
import { SourceRecord } from '../../../../features/sources/SourceRecord.tsx';

export const Route = createFileRoute('/_app/sources/$sourceId/import')({
  params: recordParam('sourceId'),
  component: () => <SourceRecord title="Import" of={ImportDialog} />,
});
