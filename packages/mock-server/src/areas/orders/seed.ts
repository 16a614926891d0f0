import type { OrderState, PaymentMethod } from '@dropcatch/sdk';
import { isoTime } from '../../world/time.ts';
import { type Rng, sampler, wordSampler } from '../../world/rng.ts';
import type { World } from '../../world/world.ts';
import { ADMIN_ID, MANAGER_ID, USER_ID } from '../users/people.ts';
import { offerFor, type TimedStep, timedSteps } from './offers.ts';
import type { StoredHistoryEntry, StoredOrder } from '../../world/records/orders.ts';
import { type Step, type Story, storyAt } from './stories.ts';

export const PAYMENT_NOTES: Readonly<Record<PaymentMethod, string>> = {
  bank_transfer: 'Bank statement matched',
  credit_card: 'Card payment captured',
  paypal: 'PayPal payment received',
  crypto: 'Confirmed on the blockchain',
  quick_approval: 'Quick approval',
  other: 'Confirmed by accounting',
};

/** Note of the staff for approving and marking as paid at once (spec, section 4). */
const QUICK_NOTE = 'Approved via quick action';

function approvalIn(steps: readonly Step[]): number {
  const next = steps.findIndex(({ pays }) => pays) + 1;
  return steps[next]?.to === 'PAID_WAITING_CATCH' ? next : 0;
}

/** The steps for a payment method. Quick approval approves first and records the payment one second later. */
function paidBy(method: PaymentMethod, steps: readonly TimedStep[]): TimedStep[] {
  const noted = steps.map((step) => (step.pays ? { ...step, note: PAYMENT_NOTES[method] } : step));
  const [paid, approved] = noted.slice(approvalIn(noted) - 1);
  if (method !== 'quick_approval' || paid === undefined || approved === undefined) return noted;
  const quick = [
    { ...approved, at: paid.at, note: QUICK_NOTE },
    { ...paid, at: paid.at + 1000 },
  ];
  return noted.toSpliced(approvalIn(noted) - 1, 2, ...quick);
}

/** Owners by id (the order of the list in people.ts), with their share of the orders. */
const ownerOf = sampler<number>([
  [USER_ID, 48],
  [5, 12],
  [6, 8],
  [7, 3],
  [8, 10],
  [9, 6],
  [10, 6],
  [11, 4],
  [12, 2],
  [MANAGER_ID, 4],
  [ADMIN_ID, 2],
]);

const methodOf = wordSampler({
  bank_transfer: 40,
  credit_card: 35,
  paypal: 12,
  crypto: 5,
  quick_approval: 6,
  other: 2,
});

const NOTES = [
  'Main brand name',
  'Please catch at any price up to $150',
  'For the spring campaign; call me when it is ours: +420 601 234 567',
  'Defensive registration',
];

function historyOf({ store }: World, steps: readonly TimedStep[], ownerId: number) {
  const actors = { customer: ownerId, staff: ADMIN_ID, service: null };
  let state: OrderState | null = null;
  return steps.map(({ at, to, pays, by, note }) => {
    const entry: StoredHistoryEntry = {
      id: store.next('history_entry'),
      created_at: isoTime(at),
      action: pays ? 'payment_update' : state === null ? 'created' : 'status_change',
      from_state: state,
      to_state: to ?? null,
      actor_id: actors[by],
      note: note ?? null,
    };
    state = to ?? state;
    return entry;
  });
}

type Draft = Omit<StoredOrder, 'id'>;

/** An order with a story, for a name that is not taken yet. Its owner is drawn unless given. */
export function draftOrder(
  world: World,
  rng: Rng,
  told: Story,
  taken: Set<string>,
  ownerId?: number,
): Draft {
  const { offer, story } = offerFor(world, rng, told, taken);
  taken.add(offer.domain);
  const owner = ownerId ?? ownerOf(rng);
  const steps = timedSteps(world, story, offer, rng);
  const drawn = methodOf(rng);
  // An order that waits for its expiry has no quick approval.
  const fits = drawn !== 'quick_approval' || approvalIn(steps) > 0;
  const method = fits ? drawn : 'credit_card';
  const history = historyOf(world, paidBy(method, steps), owner);
  const payment = history.find(({ action }) => action === 'payment_update');
  const categories = world.store.eppCategories.filter(({ is_active }) => is_active);
  const category =
    categories.find(({ supported_tlds }) => supported_tlds.includes(offer.tld)) ??
    categories.find(({ supported_tlds }) => supported_tlds.length === 0);
  return {
    ...offer,
    state: history.findLast(({ to_state }) => to_state !== null)?.to_state ?? 'NEW',
    paid_at: payment?.created_at ?? null,
    payment_method: payment ? method : null,
    payment_reference:
      payment && method === 'bank_transfer' ? `VS ${rng.int(2026000000, 2026999999)}` : null,
    notes: rng.chance(0.2) ? rng.pick(NOTES) : null,
    created_at: history[0]?.created_at ?? world.clock.iso(),
    user_id: owner,
    epp_registrar_category_id: category?.id ?? categories[0]?.id ?? 8,
    epp_account_id: null,
    history,
  };
}

/** Seeds orders in every state with their histories, and one in a state that no client knows. */
export function seedOrders(world: World, rng: Rng, count: number): void {
  const taken = new Set<string>();
  const drafts = Array.from({ length: count }, (_, i) =>
    draftOrder(world, rng, storyAt(i, rng), taken),
  );
  drafts.sort((a, b) => a.created_at.localeCompare(b.created_at));
  // The oldest order is from before histories were kept.
  const [oldest] = drafts;
  if (oldest !== undefined) oldest.history = [];
  for (const draft of drafts) world.store.orders.add(draft);
}
