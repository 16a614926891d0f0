import { createFileRoute } from '@tanstack/react-router';
import { choiceParam, searchParams } from '../../../core/address/searchSchema.ts';
import { DataSourceForm } from '../../../features/data-sources/DataSourceForm.tsx';

export const Route = createFileRoute('/_app/data-sources/new')({
  // Whether the response mapping is open over the form.
  validateSearch: searchParams({ mapping: choiceParam(['true']) }),
  component: () => <DataSourceForm />,
});
