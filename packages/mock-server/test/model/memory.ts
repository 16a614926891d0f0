import { field } from '../../src/world/input.ts';
import { Answers } from './answers.ts';
import { subjectOf } from './draft.ts';
import type { Kind } from './named.ts';
import type { Sent, Service } from './service.ts';

/** What a call is about: a kind of thing and which one. */
export interface Subject {
  readonly kind: Kind;
  readonly id: unknown;
}

/** What the path of a call says that it is about; undefined where it is about no single thing. */
export function subjectIn({ operation, params }: Sent): Subject | undefined {
  const kind = subjectOf(operation);
  const parameter = operation.parameters.find(({ in: place }) => place === 'path');
  return kind && parameter && { kind, id: field(params, parameter.name) };
}

/** What the tests know of the service: what it said, what must be gone, what is watched. */
export class Model {
  readonly answers = new Answers();
  readonly #deleted = new Set<string>();
  readonly #watched = new Map<number, Set<string>>();

  /** Remembers that a thing was deleted. */
  bury({ kind, id }: Subject): void {
    this.#deleted.add(`${kind} ${String(id)}`);
  }

  /** Whether a thing was deleted. */
  isGone({ kind, id }: Subject): boolean {
    return this.#deleted.has(`${kind} ${String(id)}`);
  }

  /** The names that a user has a star on. */
  watched(userId: number): Set<string> {
    const known = this.#watched.get(userId) ?? new Set<string>();
    this.#watched.set(userId, known);
    return known;
  }
}

/** How much of everything there is, and the one thing in whole that a call is about: it must not change by the way. */
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
  // Watchlists count by their stars: an empty one is nothing.
  const { watchlists: _, ...others } = store;
  const sizes = [...Object.values(others), mock.world.catalogue].map((table: unknown) =>
    field(table, 'size'),
  );
  return JSON.stringify([sizes, stars, thing]);
}
