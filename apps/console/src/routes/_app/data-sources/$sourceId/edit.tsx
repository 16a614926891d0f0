import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { choiceParam, recordParam } from '../../../../core/address/searchSchema.ts';
import { DataSourceRecord } from '../../../../features/data-sources/DataSourceRecord.tsx';
import { DataSourceFormDialog } from '../../../../features/data-sources/DataSourceFormDialog.tsx';

export const Route = createFileRoute('/_app/data-sources/$sourceId/edit')({
  params: recordParam('sourceId'),
  // Whether the response mapping is open over the form.
  validateSearch: v.object({ mapping: choiceParam(['true']) }),
  component: () => <DataSourceRecord title="Edit Data Source" editing of={DataSourceFormDialog} />,
});
