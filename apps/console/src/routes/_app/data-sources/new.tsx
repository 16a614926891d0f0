import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { choiceParam } from '../../../core/address/searchSchema.ts';
import { DataSourceFormDialog } from '../../../features/data-sources/DataSourceFormDialog.tsx';

export const Route = createFileRoute('/_app/data-sources/new')({
  // Whether the response mapping is open over the form.
  validateSearch: v.object({ mapping: choiceParam(['true']) }),
  component: () => <DataSourceFormDialog />,
});
