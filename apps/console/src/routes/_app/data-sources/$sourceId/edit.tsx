import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { choiceParam, recordParam } from '../../../../core/address/searchSchema.ts';
import { DataSourceDialog } from '../../../../features/data-sources/DataSourceDialog.tsx';
import { DataSourceForm } from '../../../../features/data-sources/DataSourceForm.tsx';

export const Route = createFileRoute('/_app/data-sources/$sourceId/edit')({
  params: recordParam('sourceId'),
  // Whether the response mapping is open over the form.
  validateSearch: v.object({ mapping: choiceParam(['true']) }),
  component: () => <DataSourceDialog title="Edit Data Source" editing of={DataSourceForm} />,
});
