import type { OrderState } from '@dropcatch/sdk';
import { stateLook } from '../../lib/text/orderStates.ts';
import { StatusBadge } from './StatusBadge.tsx';

/** The state of an order in words and colour. */
export function OrderStateBadge({ state }: { state: OrderState }) {
  return <StatusBadge {...stateLook(state)} />;
}
