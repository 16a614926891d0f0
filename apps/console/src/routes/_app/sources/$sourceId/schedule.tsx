import { createFileRoute } from '@tanstack/react-router';
import { recordParam } from '../../../../core/address/searchSchema.ts';
import { ScheduleDialog } from '../../../../features/sources/ScheduleDialog.tsx';
import { SourceRecord } from '../../../../features/sources/SourceRecord.tsx';

export const Route = createFileRoute('/_app/sources/$sourceId/schedule')({
  params: recordParam('sourceId'),
  component: () => <SourceRecord title="Schedule" editing of={ScheduleDialog} />,
});
