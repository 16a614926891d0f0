import { field } from '../../src/input/json.ts';
import { Answers } from './answers.ts';
import { subjectOf } from './draft.ts';
import type { Kind } from './named.ts';
import type { Sent, Service } from './service.ts';

/** The thing that a call is about. */
export interface Subject {
  readonly kind: Kind;
  readonly id: unknown;
}

/** The thing in the path of a call; undefined if it has none. */
export function subjectIn({ operation, params }: Sent): Subject | undefined {
  const kind = subjectOf(operation);
  const parameter = operation.parameters.find(({ in: place }) => place === 'path');
  return kind && parameter && { kind, id: field(params, parameter.name) };
}

/** The tests' knowledge of the service: its answers, and the deleted and watched things. */
export class Model {
  readonly answers = new Answers();
  readonly #deleted = new Set<string>();
  readonly #watched = new Map<number, Set<string>>();

  /** Records that a thing was deleted. */
  bury({ kind, id }: Subject): void {
    this.#deleted.add(`${kind} ${String(id)}`);
  }

  /** Whether a thing was deleted. */
  isGone({ kind, id }: Subject): boolean {
    return this.#deleted.has(`${kind} ${String(id)}`);
  }

  /** The names on a user's watchlist. */
  watched(userId: number): Set<string> {
    const known = this.#watched.get(userId) ?? new Set<string>();
    this.#watched.set(userId, known);
    return known;
  }
}

/**
 * A picture of the data: the size of each table, and the thing that a call is about. A call must not change them by
 * accident.
 */
export function pictureOf({ mock }: Service, sent: Sent): string {
  const { store } = mock.world;
  const tables: Partial<Record<Kind, { get(id: number): unknown }>> = {
    orders: store.orders,
    notifications: store.notifications,
    categories: store.eppCategories,
    accounts: store.eppAccounts,
    sources: store.sources,
    dataSources: store.dataSources,
    users: store.users,
    news: store.news,
  };
  const subject = subjectIn(sent);
  const thing = subject && tables[subject.kind]?.get(Number(subject.id));
  const stars = [...store.watchlists.values()].flatMap((names) => [...names]);
  // The picture has the names of watchlists, so an empty watchlist does not differ from none.
  const { watchlists: _, ...others } = store;
  const sizes = [...Object.values(others), mock.world.catalogue].map((table: unknown) =>
    field(table, 'size'),
  );
  return JSON.stringify([sizes, stars, thing]);
}
