import type { OrderState } from '@dropcatch/sdk';
import { type Rng, sampler } from '../rng.ts';

/** A step of an order's life, as it stands in its history. */
export interface Step {
  readonly to?: OrderState;
  readonly pays?: true;
  /** Who acts: the customer, the staff, or the service itself. */
  readonly by: 'customer' | 'staff' | 'service';
  readonly note?: string;
}

const PLACED: Step = { to: 'NEW', by: 'customer' };
const PAID: Step = { pays: true, by: 'staff', note: 'Bank statement matched' };
const WAIT_EXPIRY: Step = { to: 'PAID_WAITING_EXDATE', by: 'staff' };
const APPROVED: Step = {
  to: 'PAID_WAITING_CATCH',
  by: 'staff',
  note: 'Approved via quick action',
};
const CAUGHT: Step = {
  to: 'CATCHED_PROCESSING',
  by: 'service',
  note: '1000 Command completed successfully',
};
const COMPLETED: Step = {
  to: 'CATCHED_COMPLETED',
  by: 'staff',
  note: 'Transferred to the customer',
};
const TAKEN: Step = {
  to: 'FAILED',
  by: 'service',
  note: '2302 Object exists: taken by another registrar',
};
const RENEWED: Step = { to: 'FAILED', by: 'service', note: 'The owner renewed the domain' };

/** A course that an order takes; `drops` says whether its drop lies ahead of or behind the clock. */
export interface Story {
  readonly steps: readonly Step[];
  readonly drops: 'ahead' | 'behind';
}

/** Every course, by name. The state AUCTION_PENDING is one that no reader knows. */
const STORIES = {
  new: { steps: [PLACED], drops: 'ahead' },
  waitingExpiry: { steps: [PLACED, PAID, WAIT_EXPIRY], drops: 'ahead' },
  waitingCatch: { steps: [PLACED, PAID, APPROVED], drops: 'ahead' },
  ready: {
    steps: [PLACED, PAID, APPROVED, { to: 'READY_FOR_CATCH', by: 'service' }],
    drops: 'ahead',
  },
  racing: { steps: [PLACED, PAID, APPROVED, { to: 'PROCESSING', by: 'service' }], drops: 'ahead' },
  auction: {
    steps: [
      PLACED,
      PAID,
      { to: 'AUCTION_PENDING', by: 'service', note: 'Registry auction is open' },
    ],
    drops: 'ahead',
  },
  caught: { steps: [PLACED, PAID, APPROVED, CAUGHT], drops: 'behind' },
  completed: { steps: [PLACED, PAID, APPROVED, CAUGHT, COMPLETED], drops: 'behind' },
  taken: { steps: [PLACED, PAID, APPROVED, TAKEN], drops: 'behind' },
  renewed: { steps: [PLACED, PAID, WAIT_EXPIRY, RENEWED], drops: 'behind' },
  unpaid: {
    steps: [PLACED, { to: 'CANCELLED', by: 'staff', note: 'Not paid in time' }],
    drops: 'behind',
  },
  refunded: {
    steps: [
      PLACED,
      PAID,
      APPROVED,
      TAKEN,
      { to: 'REFUNDED', by: 'staff', note: 'Refunded in full' },
    ],
    drops: 'behind',
  },
  restarted: {
    steps: [
      PLACED,
      PAID,
      APPROVED,
      TAKEN,
      { to: 'PAID_WAITING_CATCH', by: 'staff', note: 'Drops again' },
    ],
    drops: 'ahead',
  },
} satisfies Record<string, Story>;

const drawn = sampler<Story>([
  [STORIES.new, 16],
  [STORIES.waitingExpiry, 8],
  [STORIES.waitingCatch, 14],
  [STORIES.ready, 2],
  [STORIES.racing, 2],
  [STORIES.caught, 5],
  [STORIES.completed, 30],
  [STORIES.taken, 15],
  [STORIES.renewed, 4],
  [STORIES.unpaid, 5],
  [STORIES.refunded, 4],
  [STORIES.restarted, 2],
]);

/** The course of the n-th order: each one at least once, then as chance has it. */
export function storyAt(index: number, rng: Rng): Story {
  return Object.values(STORIES)[index] ?? drawn(rng);
}
