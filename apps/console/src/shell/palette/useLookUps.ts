import type { Domain } from '@dropcatch/sdk';
import { useDebouncedValue } from '@mantine/hooks';
import { IconReceipt, IconShoppingCartPlus, IconWorldSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { domainByName } from '../../entities/domains/domains.ts';
import { errorText } from '../../core/api/errors.ts';
import { orderDetails } from '../../entities/orders/orders.ts';
import { ownOrderText, useOwnOrder } from '../../entities/orders/ownOrders.ts';
import { toAsciiName } from '../../entities/domains/domainList.ts';
import { formatPrice } from '../../core/text/money.ts';
import { stateLook } from '../../entities/orders/orderStates.ts';
import { formatDay, utcDay } from '../../core/time/time.ts';
import { pauseMilliseconds, readLookUp, type Command } from './commands.ts';

/** What a text names: an order by its number, a domain in the catalogue and in the orders; with what the server knows of it. */
export function useLookUps(text: string): { lookUps: Command[]; sure: boolean } {
  const navigate = useNavigate();
  const { orderId, domain, sure } = readLookUp(text);
  const [settled] = useDebouncedValue(text, pauseMilliseconds);
  const paused = settled === text;
  const name = domain?.includes('.') ? (toAsciiName(domain) ?? domain) : undefined;
  const order = useQuery({
    ...orderDetails(orderId ?? 0),
    enabled: paused && orderId !== undefined,
    retry: false,
  });
  const row = useQuery({
    ...domainByName(name ?? ''),
    enabled: paused && name !== undefined,
    retry: false,
  });
  const found = name === undefined ? undefined : row.data;
  const own = useOwnOrder(name ?? '', found?.selected_drop_date);
  const offered = found && found.selected_drop_date >= utcDay() ? found : undefined;

  const lookUps: (Command | false | null | undefined)[] = [
    orderId !== undefined && {
      id: 'order',
      group: 'Look up',
      label: `Order #${orderId}`,
      hint: order.data
        ? `${order.data.domain} · ${stateLook(order.data.state).label}`
        : order.error
          ? errorText(order.error)
          : undefined,
      icon: IconReceipt,
      run: () => void navigate({ to: '/orders/$orderId', params: { orderId }, search: {} }),
    },
    own && {
      id: 'own',
      group: 'Look up',
      label: ownOrderText(own),
      hint: `${own.domain} · ${formatDay(own.drop_date)}`,
      icon: IconReceipt,
      run: () => void navigate({ to: '/orders/$orderId', params: { orderId: own.id }, search: {} }),
    },
    offered && {
      id: 'place',
      group: 'Look up',
      label: own ? `Order ${offered.domain} again` : `Order ${offered.domain}`,
      hint: `${formatDay(offered.selected_drop_date)} · ${formatPrice(offered.selected_price)}`,
      icon: IconShoppingCartPlus,
      run: () =>
        void navigate({
          to: '/domains/$domain/order',
          params: { domain: offered.domain },
          search: { search: offered.domain, drop_date_from: '' },
        }),
    },
    domain !== undefined && {
      id: 'catalogue',
      group: 'Look up',
      label: `Find ${domain} in the catalogue`,
      hint: found !== undefined && !offered ? whyNotOffered(found) : undefined,
      icon: IconWorldSearch,
      run: () => void navigate({ to: '/domains', search: { search: domain, drop_date_from: '' } }),
    },
    domain !== undefined && {
      id: 'orders',
      group: 'Look up',
      label: `Find ${domain} in the orders`,
      icon: IconWorldSearch,
      run: () => void navigate({ to: '/orders', search: { domain } }),
    },
  ];
  return { lookUps: lookUps.filter((command): command is Command => Boolean(command)), sure };
}

/** Why a name cannot be ordered from here. */
function whyNotOffered(found: Domain | null): string {
  return found === null ? 'Not in the catalogue by this name' : 'Its drop is over';
}
