import { createFileRoute } from '@tanstack/react-router';
import { recordParam } from '../../../../core/address/searchSchema.ts';
import { HistoryDialog } from '../../../../features/sources/HistoryDialog.tsx';
import { SourceRecord } from '../../../../features/sources/SourceRecord.tsx';

export const Route = createFileRoute('/_app/sources/$sourceId/history')({
  params: recordParam('sourceId'),
  component: () => <SourceRecord title="Import History" of={HistoryDialog} />,
});
