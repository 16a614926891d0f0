import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { categoryList } from '../../../api/epp.ts';
import { queryClient } from '../../../api/queryClient.ts';
import { OrderDialog } from '../../../features/domains/OrderDialog.tsx';
import { dayParam } from '../../../lib/searchSchema.ts';

export const Route = createFileRoute('/_app/domains/$domain/order')({
  validateSearch: v.object({ date: dayParam }),
  loader: () => void queryClient.prefetchQuery(categoryList),
  component: OrderRoute,
});

function OrderRoute() {
  const { domain } = Route.useParams();
  const { date } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <OrderDialog
      name={domain}
      dropDate={date}
      onClose={() =>
        void navigate({
          to: '/domains',
          search: ({ date: _date, ...list }) => list,
          replace: true,
        })
      }
    />
  );
}
