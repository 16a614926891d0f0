import { createFileRoute } from '@tanstack/react-router';
import { DataSourceFormDialog } from '../../../features/data-sources/form/DataSourceFormDialog.tsx';
import { FormSearch } from '../../../features/data-sources/dataSourcesSearch.ts';
import { useCloseDialog } from '../../../core/address/history.ts';

export const Route = createFileRoute('/_app/data-sources/new')({
  validateSearch: FormSearch,
  component: NewDataSourceRoute,
});

function NewDataSourceRoute() {
  const { mapping } = Route.useSearch();
  const navigate = Route.useNavigate();
  const close = useCloseDialog({ to: '/data-sources' });
  return (
    <DataSourceFormDialog
      mapping={mapping}
      onConfigure={() => void navigate({ search: { mapping: true } })}
      onClose={close}
    />
  );
}
