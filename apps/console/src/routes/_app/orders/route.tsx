import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { orderList, orderStats } from '../../../entities/orders/orders.ts';
import { preload } from '../../../core/api/queryClient.ts';
import { OrdersPage } from '../../../features/orders/OrdersPage.tsx';
import { OrdersSearch, ordersQuery } from '../../../features/orders/ordersSearch.ts';

export const Route = createFileRoute('/_app/orders')({
  validateSearch: OrdersSearch,
  search: { middlewares: [stripSearchParams({ page: 1 })] },
  loaderDeps: ({ search }) => ordersQuery(search),
  loader: ({ deps }) => {
    preload(orderList(deps));
    preload(orderStats);
  },
  component: OrdersPage,
});
