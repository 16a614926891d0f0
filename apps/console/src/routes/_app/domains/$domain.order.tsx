import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { categoryList } from '../../../entities/epp/choices.ts';
import { preload } from '../../../core/api/queryClient.ts';
import { OrderDialog } from '../../../features/domains/order/OrderDialog.tsx';
import { dayParam, textInPath } from '../../../core/address/searchSchema.ts';

export const Route = createFileRoute('/_app/domains/$domain/order')({
  params: textInPath('domain'),
  validateSearch: v.object({ date: dayParam }),
  loader: () => preload(categoryList),
  component: OrderRoute,
});

function OrderRoute() {
  const { domain } = Route.useParams();
  return <OrderDialog name={domain} dropDate={Route.useSearch().date} />;
}
