import { createFileRoute } from '@tanstack/react-router';
import { categoryList } from '../../../entities/epp/choices.ts';
import { preload } from '../../../core/api/queryClient.ts';
import { OrderDialog } from '../../../features/domains/order/OrderDialog.tsx';
import { dayParam, searchParams } from '../../../core/address/searchSchema.ts';

export const Route = createFileRoute('/_app/domains/$domain/order')({
  validateSearch: searchParams({ date: dayParam }),
  loader: () => preload(categoryList),
  component: OrderRoute,
});

function OrderRoute() {
  const { domain } = Route.useParams();
  return <OrderDialog name={domain} dropDate={Route.useSearch().date} />;
}
