import type { Order, OrderState } from '@dropcatch/sdk';
import { isEnded } from '../../entities/orders/orderStates.ts';

/** A stretch of time that an order spent in one state. */
export interface Stretch {
  state: OrderState;
  /** When it began, ISO 8601. */
  from: string;
  /** How long it lasted, or has lasted so far, in milliseconds; nothing for a state that nothing follows. */
  lasted: number | undefined;
  /** Whether the order is in it now. */
  now: boolean;
}

/**
 * The states that an order went through with the time it spent in each, the first one first. The history may come in
 * any order; entries that change no state are left out. Where the history does not lead to the state that the order is
 * in, that state is added at the moment of the last entry, since when it holds at the latest.
 * @param now milliseconds since 1970
 */
export function orderTimeline(
  { state, created_at, history = [] }: Pick<Order, 'state' | 'created_at' | 'history'>,
  now: number,
): Stretch[] {
  const entries = history.toSorted(
    (a, b) => Date.parse(a.created_at) - Date.parse(b.created_at) || a.id - b.id,
  );
  const first = entries.find(({ to_state }) => to_state !== null);
  const begun: { state: OrderState; from: string }[] = [
    { state: first?.from_state ?? first?.to_state ?? state, from: created_at },
  ];
  const enter = (next: OrderState, from: string) => {
    if (begun.at(-1)?.state !== next) begun.push({ state: next, from });
  };
  for (const { to_state, created_at: at } of entries) if (to_state !== null) enter(to_state, at);
  enter(state, entries.at(-1)?.created_at ?? created_at);

  return begun.map(({ state: name, from }, index) => {
    const next = begun[index + 1];
    const until = next ? Date.parse(next.from) : isEnded(name) ? undefined : now;
    return {
      state: name,
      from,
      lasted: until === undefined ? undefined : Math.max(0, until - Date.parse(from)),
      now: next === undefined,
    };
  });
}
