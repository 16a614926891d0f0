import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Exchange } from '../exchange.ts';
import type { Rng } from '../rng.ts';
import type { SessionOwner } from '../session/session.ts';
import type { Tokens } from '../session/tokens.ts';
import type { Store, StoredUser } from '../store.ts';
import type { Clock } from '../time/clock.ts';
import type { TokenLifetimes, World } from '../world.ts';

/** A request of whatever operation that has been checked: who sends it and what it holds. */
export interface CheckedRequest {
  /** Nobody, for operations that are called signed out. */
  readonly owner: SessionOwner | undefined;
  readonly params: unknown;
  readonly body: unknown;
  readonly exchange: Exchange;
}

/** What every handler gets: the world, and a request that was checked against its operation. */
export class CheckedCall implements World {
  readonly clock: Clock;
  readonly store: Store;
  readonly catalogue: Catalogue;
  readonly tokens: Tokens;
  readonly lifetimes: TokenLifetimes;
  readonly rng: Rng;
  readonly params: unknown;
  readonly body: unknown;
  readonly #exchange: Exchange;
  readonly #owner: SessionOwner | undefined;

  constructor(world: World, request: CheckedRequest) {
    this.clock = world.clock;
    this.store = world.store;
    this.catalogue = world.catalogue;
    this.tokens = world.tokens;
    this.lifetimes = world.lifetimes;
    this.rng = world.rng;
    this.params = request.params;
    this.body = request.body;
    this.#exchange = request.exchange;
    this.#owner = request.owner;
  }

  /** Who calls. Throws for operations that are called signed out: their handlers have no user to ask. */
  get user(): StoredUser {
    return this.#known().user;
  }

  /** The session that the token belongs to; throws like `user`. */
  get session(): number {
    return this.#known().session;
  }

  /** Fires when the client leaves. */
  get signal(): AbortSignal {
    return this.#exchange.signal;
  }

  #known(): SessionOwner {
    if (this.#owner === undefined) throw new TypeError('This operation is called signed out');
    return this.#owner;
  }
}
