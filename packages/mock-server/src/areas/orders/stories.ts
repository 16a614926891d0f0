import type { OrderState } from '@dropcatch/sdk';
import { type Rng, sampler } from '../../world/rng.ts';

/** A step of an order's life, as it stands in its history. */
export interface Step {
  readonly to?: OrderState;
  readonly pays?: true;
  /** Who acts: the customer, the staff, or the service itself. */
  readonly by: 'customer' | 'staff' | 'service';
  /** On the day of the drop, at the drop or later than it; where it is left out, at any time before. */
  readonly when?: 'day' | 'drop' | 'later';
  readonly note?: string;
}

const PLACED: Step = { to: 'NEW', by: 'customer' };
const PAID: Step = { pays: true, by: 'staff' };
const WAIT_EXPIRY: Step = { to: 'PAID_WAITING_EXDATE', by: 'staff' };
const APPROVED: Step = { to: 'PAID_WAITING_CATCH', by: 'staff' };
const READY: Step = { to: 'READY_FOR_CATCH', by: 'service', when: 'day' };
const RACING: Step = { to: 'PROCESSING', by: 'service', when: 'drop' };

const CAUGHT: Step = {
  to: 'CATCHED_PROCESSING',
  by: 'service',
  when: 'drop',
  note: '1000 Command completed successfully',
};

const COMPLETED: Step = {
  to: 'CATCHED_COMPLETED',
  by: 'staff',
  when: 'later',
  note: 'Transferred to the customer',
};

const TAKEN: Step = {
  to: 'FAILED',
  by: 'service',
  when: 'drop',
  note: '2302 Object exists: taken by another registrar',
};

const RENEWED: Step = { to: 'FAILED', by: 'service', note: 'The owner renewed the domain' };

/**
 * When an order's name drops, as the clock stands: still ahead, some time today, today and a moment ago, or on a day
 * behind. What drops `again` is ahead, and dropped a few days ago too.
 */
type Drops = 'ahead' | 'today' | 'dropped' | 'behind' | 'again';

/** A course that an order takes. */
export interface Story {
  readonly steps: readonly Step[];
  readonly drops: Drops;
}

/** The course of an order whose name is about to drop. */
export const READY_STORY: Story = { steps: [PLACED, PAID, APPROVED, READY], drops: 'today' };

/** Every course, by name. The state AUCTION_PENDING is one that no reader knows. */
const STORIES = {
  new: { steps: [PLACED], drops: 'ahead' },
  waitingExpiry: { steps: [PLACED, PAID, WAIT_EXPIRY], drops: 'ahead' },
  waitingCatch: { steps: [PLACED, PAID, APPROVED], drops: 'ahead' },
  ready: READY_STORY,
  racing: { steps: [PLACED, PAID, APPROVED, RACING], drops: 'dropped' },
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
      { to: 'REFUNDED', by: 'staff', when: 'later', note: 'Refunded in full' },
    ],
    drops: 'behind',
  },
  restarted: {
    steps: [
      PLACED,
      PAID,
      APPROVED,
      TAKEN,
      { to: 'PAID_WAITING_CATCH', by: 'staff', when: 'later', note: 'Drops again' },
    ],
    drops: 'again',
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
export const storyAt = (index: number, rng: Rng): Story =>
  Object.values(STORIES)[index] ?? drawn(rng);
