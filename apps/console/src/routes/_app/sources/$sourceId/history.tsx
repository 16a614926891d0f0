import { createFileRoute } from '@tanstack/react-router';
import { recordParam } from '../../../../core/address/searchSchema.ts';
import { HistoryDialog } from '../../../../features/sources/HistoryDialog.tsx';
import { SourceDialog } from '../../../../features/sources/SourceDialog.tsx';

export const Route = createFileRoute('/_app/sources/$sourceId/history')({
  params: recordParam('sourceId'),
  component: () => <SourceDialog title="Import History" of={HistoryDialog} />,
});
