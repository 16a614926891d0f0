import { defineArea } from '../area.ts';
import { givenName, tldOf } from '../domains/domains.ts';
import { USER_ID } from '../users/people.ts';
import { orders } from './handlers.ts';
import { draftOrder, seedOrders } from './seed.ts';
import { storyTo } from './stories.ts';

export const ordersArea = defineArea<'orders'>({
  handlers: orders,
  seed: (world, rng, sizes) => seedOrders(world, rng.derive('orders'), sizes.orders),
  ordinary: {
    /** Its history leads to the given state. */
    orders: (world, { state = 'NEW', user_id = USER_ID, domain }, id) => {
      world.first('eppCategories');
      const taken = new Set(world.store.orders.all().map((order) => order.domain));
      const rng = world.rng.derive(`create/order/${id}`);
      const draft = draftOrder(world, rng, storyTo(state), taken, user_id);
      const name = givenName(domain);
      return name === undefined ? draft : { ...draft, tld: tldOf(world, name) };
    },
  },
});
