import { useDebouncedValue } from '@mantine/hooks';
import {
  IconShoppingCart,
  IconShoppingCartPlus,
  IconWorldSearch,
  type Icon,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { NavigateOptions } from '@tanstack/react-router';
import type { Domain } from '@dropcatch/sdk';
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

/** The whole name in a text, in ASCII; undefined for a part of a name, or for none. */
export function wholeName(text: string): string | undefined {
  const { domain } = parseLookup(text);
  return domain?.includes('.') ? (toAsciiName(domain) ?? domain) : undefined;
}

/** When a domain drops and what it costs, `20 Nov 2026 · $69.00`. */
export const dropTerms = ({ selected_drop_date, selected_price }: Domain): string =>
  `${formatDay(selected_drop_date)} · ${formatPrice(selected_price)}`;

/**
 * Reads the order of a number and the domain of a whole name, with the own order for it. What is undefined is not read.
 * @param isSettled whether the person has stopped typing; nothing is read before
 */
export function useNamedRecords(
  orderId: number | undefined,
  name: string | undefined,
  isSettled: boolean,
) {
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
  return { order, row, own: useOwnOrder(name ?? '', row.data?.selected_drop_date) };
}

/** Commands for an order by its number, and for a domain in the catalogue and in the orders. */
export function useLookups(text: string): { lookups: Command[]; isExact: boolean } {
  const { orderId, domain, isExact } = parseLookup(text);
  const [debounced] = useDebouncedValue(text, debounceMilliseconds);
  const isSettled = debounced === text;
  const name = wholeName(text);
  const { order, row, own } = useNamedRecords(orderId, name, isSettled);
  const found = name === undefined ? undefined : row.data;
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
    const hint = dropTerms(available);
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
