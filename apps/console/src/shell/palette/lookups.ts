import { useDebouncedValue } from '@mantine/hooks';
import {
  IconShoppingCart,
  IconShoppingCartPlus,
  IconWorldSearch,
  type Icon,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { NavigateOptions } from '@tanstack/react-router';
import { errorText } from '../../core/api/errors.ts';
import { formatPrice } from '../../core/text/numbers.ts';
import { formatDay, utcDay } from '../../core/time/time.ts';
import { domainByName } from '../../entities/domains/domains.ts';
import { toAsciiName } from '../../entities/domains/parseDomainList.ts';
import { orderDetails } from '../../entities/orders/orders.ts';
import { stateBadge } from '../../entities/orders/orderStates.ts';
import { ownOrderText, useOwnOrder } from '../../entities/orders/ownOrders.ts';
import { debounceMilliseconds, parseLookup, type Command } from './commands.ts';

const orderLink = (orderId: number) => ({ to: '/orders/$orderId', params: { orderId } }) as const;

/** The dialog that orders a domain, over the catalogue with its row. */
export const orderDialog = (domain: string) =>
  ({
    to: '/domains/$domain/order',
    params: { domain },
    search: { search: domain, drop_date_from: '' },
  }) as const;

/** Commands for an order by its number, and for a domain in the catalogue and in the orders. */
export function useLookups(text: string): { lookups: Command[]; isExact: boolean } {
  const { orderId, domain, isExact } = parseLookup(text);
  const [debounced] = useDebouncedValue(text, debounceMilliseconds);
  const isSettled = debounced === text;
  const name = domain?.includes('.') ? (toAsciiName(domain) ?? domain) : undefined;
  const order = useQuery({
    ...orderDetails(orderId ?? 0),
    enabled: isSettled && orderId !== undefined,
    retry: false,
  });
  const row = useQuery({
    ...domainByName(name ?? ''),
    enabled: isSettled && name !== undefined,
    retry: false,
  });
  const found = name === undefined ? undefined : row.data;
  const own = useOwnOrder(name ?? '', found?.selected_drop_date);
  const available = found && found.selected_drop_date >= utcDay() ? found : undefined;

  const lookups: Command[] = [];
  const add = (id: string, label: string, icon: Icon, link: NavigateOptions, hint?: string) =>
    lookups.push({ id, group: 'Look Up', label, name: found?.domain ?? domain, hint, icon, link });
  if (orderId !== undefined) {
    const known = order.data && `${order.data.domain} · ${stateBadge(order.data.state).label}`;
    const failure = order.error ? errorText(order.error) : undefined;
    add('order', `Order #${orderId}`, IconShoppingCart, orderLink(orderId), known ?? failure);
  }
  if (own) {
    const hint = `${own.domain} · ${formatDay(own.drop_date)}`;
    add('own', ownOrderText(own), IconShoppingCart, orderLink(own.id), hint);
  }
  if (available) {
    const hint = `${formatDay(available.selected_drop_date)} · ${formatPrice(available.selected_price)}`;
    const label = own ? `Order ${available.domain} again` : `Order ${available.domain}`;
    add('place', label, IconShoppingCartPlus, orderDialog(available.domain), hint);
  }
  if (domain !== undefined) {
    const whyNot = found === null ? 'Not in the catalogue by this name' : 'Its drop is over';
    const inCatalog = { to: '/domains', search: { search: domain, drop_date_from: '' } } as const;
    const hint = found !== undefined && !available ? whyNot : undefined;
    add('catalogue', `Find ${domain} in the catalogue`, IconWorldSearch, inCatalog, hint);
    const inOrders = { to: '/orders', search: { domain } } as const;
    add('orders', `Find ${domain} in the orders`, IconWorldSearch, inOrders);
  }
  return { lookups, isExact };
}
