import type { OrderState } from '@dropcatch/sdk';
import { type Rng, sampler } from '../../world/rng.ts';

export interface Step {
  readonly to?: OrderState;
  readonly pays?: true;
  /** The actor: the customer, the staff, or the service. */
  readonly by: 'customer' | 'staff' | 'service';
  /** On the day of the drop, at the drop or later. Default: before it. */
  readonly when?: 'day' | 'drop' | 'later';
  readonly note?: string;
}

const [CUSTOMER, STAFF, SERVICE] = ['customer', 'staff', 'service'] as const;
const STAFF_LATER = { by: STAFF, when: 'later' } as const;
const AT_DROP = { by: SERVICE, when: 'drop' } as const;
const LOST_NOTE = '2302 Object exists: taken by another registrar';

const PLACED: Step = { to: 'NEW', by: CUSTOMER };
const PAID: Step = { pays: true, by: STAFF };
const WAIT_EXPIRY: Step = { to: 'PAID_WAITING_EXDATE', by: STAFF };
const APPROVED: Step = { to: 'PAID_WAITING_CATCH', by: STAFF };
const READY: Step = { to: 'READY_FOR_CATCH', by: SERVICE, when: 'day' };
const RACING: Step = { to: 'PROCESSING', ...AT_DROP };
const AUCTION: Step = { to: 'AUCTION_PENDING', by: SERVICE, note: 'Registry auction is open' };
const CAUGHT: Step = {
  to: 'CATCHED_PROCESSING',
  ...AT_DROP,
  note: '1000 Command completed successfully',
};
const COMPLETED: Step = {
  to: 'CATCHED_COMPLETED',
  ...STAFF_LATER,
  note: 'Transferred to the customer',
};
const TAKEN: Step = { to: 'FAILED', ...AT_DROP, note: LOST_NOTE };
const RENEWED: Step = { to: 'FAILED', by: SERVICE, note: 'The owner renewed the domain' };
const UNPAID: Step = { to: 'CANCELLED', by: STAFF, note: 'Not paid in time' };
const REFUNDED: Step = { to: 'REFUNDED', ...STAFF_LATER, note: 'Refunded in full' };
const RESTARTED: Step = { to: 'PAID_WAITING_CATCH', ...STAFF_LATER, note: 'Drops again' };

export interface Story {
  /** The drop relative to the clock. `again` is in the future, after a first drop a few days ago. */
  readonly drops: 'ahead' | 'today' | 'dropped' | 'behind' | 'again';
  readonly steps: readonly Step[];
}

/** The story of an order whose name is about to drop. */
export const READY_STORY: Story = { drops: 'today', steps: [PLACED, PAID, APPROVED, READY] };

/** All stories with their weights. No client knows the state AUCTION_PENDING. */
const STORIES: readonly (readonly [Story, weight: number])[] = [
  [{ drops: 'ahead', steps: [PLACED] }, 16],
  [{ drops: 'ahead', steps: [PLACED, PAID, WAIT_EXPIRY] }, 8],
  [{ drops: 'ahead', steps: [PLACED, PAID, APPROVED] }, 14],
  [READY_STORY, 2],
  [{ drops: 'dropped', steps: [PLACED, PAID, APPROVED, RACING] }, 2],
  [{ drops: 'ahead', steps: [PLACED, PAID, AUCTION] }, 0],
  [{ drops: 'behind', steps: [PLACED, PAID, APPROVED, CAUGHT] }, 5],
  [{ drops: 'behind', steps: [PLACED, PAID, APPROVED, CAUGHT, COMPLETED] }, 30],
  [{ drops: 'behind', steps: [PLACED, PAID, APPROVED, TAKEN] }, 15],
  [{ drops: 'behind', steps: [PLACED, PAID, WAIT_EXPIRY, RENEWED] }, 4],
  [{ drops: 'behind', steps: [PLACED, UNPAID] }, 5],
  [{ drops: 'behind', steps: [PLACED, PAID, APPROVED, TAKEN, REFUNDED] }, 4],
  [{ drops: 'again', steps: [PLACED, PAID, APPROVED, TAKEN, RESTARTED] }, 2],
];

const drawn = sampler(STORIES);

/** The first story that ends in a state. For a state that none ends in, that of a new order. */
export function storyTo(state: OrderState): Story {
  const ends = STORIES.find(([{ steps }]) => steps.findLast(({ to }) => to)?.to === state);
  return (ends ?? STORIES[0] ?? [READY_STORY])[0];
}

/** The story of the n-th order: each story once, then random ones. */
export const storyAt = (index: number, rng: Rng): Story => STORIES[index]?.[0] ?? drawn(rng);
