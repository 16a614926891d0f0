import type { OrderState, PaymentMethod } from '@dropcatch/sdk';
import { makeBrand } from '../catalogue/names.ts';
import { datePrices } from '../domains/rows.ts';
import { type Rng, sampler } from '../rng.ts';
import type { StoredHistoryEntry, StoredOrder } from '../store.ts';
import { DAY, HOUR, isoDate, isoTime, MINUTE } from '../time/clock.ts';
import type { World } from '../world.ts';
import { type Step, type Story, storyAt } from './order-stories.ts';
import { dropToday } from './orders-of-today.ts';
import { ADMIN_ID, MANAGER_ID, USER_ID } from './users.ts';

/** The longest ago that a seeded order was placed, in days. */
const OLDEST = 60;

/** Users by id (the order of the list in users.ts) and how many of the orders are theirs. */
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

const methodOf = sampler<PaymentMethod>([
  ['bank_transfer', 40],
  ['credit_card', 35],
  ['paypal', 12],
  ['crypto', 5],
  ['quick_approval', 6],
  ['other', 2],
]);

const NOTES = [
  'Main brand name',
  'Please catch at any price up to $150',
  'For the spring campaign; call me when it is ours: +420 601 234 567',
  'Defensive registration',
];

/** What is ordered: a row of the catalogue, or a name that left it when its drop was long ago. */
interface Goods {
  readonly domain: string;
  readonly tld: string;
  readonly drop_date: string;
  readonly price: number;
}

/** Draws from the catalogue until a row suits that was not ordered yet. */
function goodsFrom({ catalogue, clock }: World, rng: Rng, story: Story, taken: Set<string>): Goods {
  const today = clock.iso().slice(0, 10);
  for (let tries = 0; tries < 60 && catalogue.size > 0; tries += 1) {
    const row = rng.int(0, catalogue.size - 1);
    const [{ drop_date, price }] = datePrices(catalogue, row);
    const domain = catalogue.name(row);
    const suits = story.drops === 'ahead' ? drop_date >= today : drop_date < today;
    if (!suits || taken.has(domain)) continue;
    return { domain, tld: catalogue.tld(row), drop_date, price };
  }
  return goneGoods(clock.now(), rng, story);
}

function goneGoods(now: number, rng: Rng, story: Story): Goods {
  const tld = rng.weighted([
    ['com', 8],
    ['net', 2],
    ['org', 1],
    ['cz', 1],
  ]);
  const day = story.drops === 'ahead' ? rng.int(0, 30) : -rng.int(1, OLDEST - 5);
  const price = rng.pick([59, 69, 79, 99]);
  return { domain: `${makeBrand(rng)}.${tld}`, tld, drop_date: isoDate(now + day * DAY), price };
}

/** When the steps happen: from placing to now, or to shortly after the drop, in growing distances. */
function timesOf(story: Story, goods: Goods, now: number, rng: Rng): number[] {
  const drop = Date.parse(goods.drop_date) + 18 * HOUR;
  const end = story.drops === 'behind' ? Math.min(now, drop + rng.int(1, 20) * HOUR) : now;
  const start = end - rng.int(6 * 60, 12 * 24 * 60) * MINUTE;
  const gap = (end - start) / story.steps.length;
  return story.steps.map((_, i) => Math.floor(start + gap * (i + rng.next() * 0.9)));
}

function historyOf(
  { store }: World,
  steps: readonly Step[],
  times: readonly number[],
  ownerId: number,
): StoredHistoryEntry[] {
  const actors = { customer: ownerId, staff: ADMIN_ID, service: null };
  let state: OrderState | null = null;
  return steps.map((step, i) => {
    const entry: StoredHistoryEntry = {
      id: store.nextHistoryEntry(),
      created_at: isoTime(times[i] ?? 0),
      action: step.pays ? 'payment_update' : state === null ? 'created' : 'status_change',
      from_state: state,
      to_state: step.to ?? null,
      actor_id: actors[step.by],
      note: step.note ?? null,
    };
    state = step.to ?? state;
    return entry;
  });
}

type Draft = Omit<StoredOrder, 'id'>;

function draftOrder(world: World, rng: Rng, story: Story, taken: Set<string>): Draft {
  // Most decided orders are older than the week that the catalogue looks back.
  const old = story.drops === 'behind' && rng.chance(0.7);
  const now = world.clock.now();
  const goods = old ? goneGoods(now, rng, story) : goodsFrom(world, rng, story, taken);
  taken.add(goods.domain);
  const owner = ownerOf(rng);
  const times = timesOf(story, goods, now, rng);
  const history = historyOf(world, story.steps, times, owner);
  const payment = history.find(({ action }) => action === 'payment_update');
  const method = methodOf(rng);
  const category = world.store.eppCategories.find(
    ({ is_active, supported_tlds }) => is_active && supported_tlds.includes(goods.tld),
  );
  return {
    ...goods,
    state: history.findLast(({ to_state }) => to_state !== null)?.to_state ?? 'NEW',
    paid_at: payment?.created_at ?? null,
    payment_method: payment ? method : null,
    payment_reference:
      payment && method === 'bank_transfer' ? `VS ${rng.int(2026000000, 2026999999)}` : null,
    notes: rng.chance(0.2) ? rng.pick(NOTES) : null,
    created_at: isoTime(times[0] ?? now),
    user_id: owner,
    epp_registrar_category_id: category?.id ?? 8,
    epp_account_id: null,
    history,
  };
}

/** Orders in every state with their history, and one in a state that nobody knows yet. */
export function seedOrders(world: World, rng: Rng, count: number): void {
  const taken = new Set<string>();
  const drafts = Array.from({ length: count }, (_, i) =>
    draftOrder(world, rng, storyAt(i, rng), taken),
  );
  drafts.sort((a, b) => a.created_at.localeCompare(b.created_at));
  dropToday(world, drafts, { rng: rng.derive('today'), taken });
  // One order is older than the history of orders, so it has none.
  const [oldest] = drafts;
  if (oldest !== undefined) oldest.history = [];
  for (const draft of drafts) world.store.orders.add(draft);
}
