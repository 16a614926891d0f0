import { createFileRoute } from '@tanstack/react-router';
import { recordParam } from '../../../../core/address/searchSchema.ts';
import { ScheduleDialog } from '../../../../features/sources/ScheduleDialog.tsx';
import { SourceDialog } from '../../../../features/sources/SourceDialog.tsx';

export const Route = createFileRoute('/_app/sources/$sourceId/schedule')({
  params: recordParam('sourceId'),
  component: () => <SourceDialog title="Schedule" editing of={ScheduleDialog} />,
});
