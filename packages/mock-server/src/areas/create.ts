import * as v from 'valibot';
import { makeBrand } from '../world/catalogue/names.ts';
import { checkRecord } from '../world/integrity.ts';
import { DAY, dateText, isoDate } from '../world/clock.ts';
import { numberIn, problemOf, text, whole } from '../world/input.ts';
import { settle } from '../world/jobs.ts';
import { isTable, noTable, type Records, type TableName } from '../world/records/tables.ts';
import type { World } from '../world/world.ts';
import type { StoredOrder } from '../world/records/orders.ts';
import { domainName } from '../world/records/record.ts';
import type { Table } from '../world/store.ts';
import { CALLER_ADDRESS, type Notice } from './activity.ts';
import { enrichNewRows } from './data-sources/runs.ts';
import { articleNotice } from './news/notice.ts';
import { paymentNotice, stateNotice } from './orders/orders.ts';
import { DEFAULTS as DATA_SOURCE } from './data-sources/handlers.ts';
import { publishEnrichment } from './data-sources/tables.ts';
import { eppLogRow } from './epp-logs/log.ts';
import { NEW_ACCOUNT } from './epp-accounts/rules.ts';
import { DEFAULT_SETTINGS, NEW_CATEGORY } from './epp-categories/settings.ts';
import { draftOrder } from './orders/seed.ts';
import { storyTo } from './orders/stories.ts';
import { DEFAULTS as SOURCE } from './sources/handlers.ts';
import { ADMIN_ID, PASSWORD, USER_ID } from './users/people.ts';
import { newUser } from './users/users.ts';

/** How many records one call may add. */
export const howMany = whole(0, 10_000);

/** A domain of the catalogue with its only drop. */
export interface CreatedDomain {
  readonly domain: string;
  readonly tld: string;
  readonly drop_date: string;
  /** In dollars. */
  readonly price: number;
}

/** What `create` makes: records of the tables, and domains of the catalogue. */
export type Creatable = Records & { readonly domains: CreatedDomain };

/** The given fields of a new record. For one with an owner, `user` is the owner's email or username. */
export type Given<Name extends keyof Creatable> = Partial<Omit<Creatable[Name], 'id'>> & {
  readonly user?: string;
};

type Values<Name extends TableName> = Omit<Records[Name], 'id'>;

/** A given name, unless it is none: the check of the record refuses it. */
const nameOf = (domain: unknown): string | undefined =>
  v.is(domainName, domain) ? domain : undefined;

const tldOf = ({ catalogue }: World, domain: string): string => {
  const row = catalogue.find(domain);
  return row === undefined ? domain.slice(domain.indexOf('.') + 1) : catalogue.tld(row);
};

type Defaults = {
  readonly [Name in TableName]?: (world: World, given: Given<Name>, id: number) => Values<Name>;
};

/** The first active record of a table that passes. If there is none, one is created. */
const firstOf = <Name extends TableName>(
  world: World,
  name: Name,
  passes: (record: Records[Name]) => boolean = () => true,
  given: Given<Name> = {},
): Records[Name] =>
  (world.store.table(name) as unknown as Table<Records[Name]>).find(
    (record) => !('is_active' in record && !record.is_active) && passes(record),
  ) ?? create(world, name, given);

const MAINTENANCE = {
  title: 'Maintenance tonight',
  message: 'The service will be down for ten minutes at midnight UTC.',
};

/** What a notification of each other type tells a user. */
const NOTICES: Readonly<Record<string, (world: World, user_id: number) => Notice>> = {
  order_status_change: (world, user_id) => {
    const order = orderOf(world, user_id);
    return stateNotice(order, order.state);
  },
  payment: (world, user_id) => paymentNotice(orderOf(world, user_id)),
  news: (world) => articleNotice(firstOf(world, 'news', ({ is_published }) => is_published)),
};

const orderOf = (world: World, user_id: number): StoredOrder =>
  firstOf(world, 'orders', (order) => order.user_id === user_id, { user_id });

/** An ordinary record of each table: for an order, one whose history leads to the given state. */
const DEFAULTS: Defaults = {
  users: (world, { role = 'user' }, id) => {
    const named = { email: `user${id}@example.com`, username: `user${id}`, password: PASSWORD };
    return { ...newUser(world, named, { role, manager_id: null }), email_verified: true };
  },
  orders: (world, { state = 'NEW', user_id = USER_ID, domain }, id) => {
    const { store, rng } = world;
    if (store.eppCategories.find(({ is_active }) => is_active) === undefined) {
      create(world, 'eppCategories');
    }
    const taken = new Set(store.orders.all().map((order) => order.domain));
    const draft = draftOrder(
      world,
      rng.derive(`create/order/${id}`),
      storyTo(state),
      taken,
      user_id,
    );
    const name = nameOf(domain);
    return name === undefined ? draft : { ...draft, tld: tldOf(world, name) };
  },
  notifications: (world, { type = 'system', user_id = USER_ID }) => ({
    user_id,
    ...((Object.hasOwn(NOTICES, type) ? NOTICES[type]?.(world, user_id) : undefined) ??
      MAINTENANCE),
    type,
    is_read: false,
    read_at: null,
    created_at: world.clock.iso(),
  }),
  eppCategories: (_, __, id) => ({
    ...NEW_CATEGORY,
    name: `Registry ${id}`,
    epp_server_url: `epp${id}.registry.example`,
    description: null,
    supported_tlds: [],
    settings: { ...DEFAULT_SETTINGS },
  }),
  eppAccounts: (world, { registrar_category_id }, id) => {
    const category =
      world.store.eppCategories.get(registrar_category_id ?? 0) ?? firstOf(world, 'eppCategories');
    return {
      ...NEW_ACCOUNT,
      manager_id: firstOf(world, 'users', ({ role }) => role === 'manager', { role: 'manager' }).id,
      ssl_cert_configured: category.requires_ssl_cert,
      ssl_key_configured: category.requires_ssl_cert,
      name: `Account ${id}`,
      registrar_category_id: category.id,
      username: `client-${id}`,
      password: PASSWORD,
      settings: {},
    };
  },
  eppLogs: (world, { account_id }, id) => {
    const account = world.store.eppAccounts.get(account_id ?? 0) ?? firstOf(world, 'eppAccounts');
    const rng = world.rng.derive(`create/epp-log/${id}`);
    const names = [`${makeBrand(rng)}.com`];
    const entry = { at: world.clock.now(), command: 'check', code: 1000, names } as const;
    return eppLogRow(world.store, account, entry, rng);
  },
  news: ({ clock }, { is_published = true }, id) => ({
    title: `Article ${id}`,
    content: 'What dropped this week, and what we caught of it.',
    summary: null,
    is_published,
    created_at: clock.iso(),
    published_at: is_published ? clock.iso() : null,
    author_id: ADMIN_ID,
  }),
  auditLogs: ({ clock, store }, { actor_id = ADMIN_ID }) => ({
    created_at: clock.iso(),
    actor: store.users.get(actor_id ?? 0)?.username ?? null,
    actor_id,
    action: 'login',
    resource_type: 'User',
    resource_id: actor_id,
    success: true,
    ip_address: CALLER_ADDRESS,
    error_message: null,
    details: null,
  }),
  sources: (_, __, id) => ({
    ...SOURCE,
    name: `Source ${id}`,
    type: 'HTTP',
    data_format: 'CSV',
    url: `https://lists.example.com/${id}.csv`,
    auth_config: {},
    epp_category_ids: [],
    history: [],
    records: 200,
  }),
  releasedDomains: ({ clock, rng }, { domain }, id) => {
    const name = nameOf(domain) ?? `${makeBrand(rng.derive(`create/released/${id}`))}.com`;
    return {
      domain: name,
      tld: name.slice(name.indexOf('.') + 1),
      release_date: isoDate(clock.now() - DAY),
      last_checked: null,
      is_available: null,
    };
  },
  dataSources: (_, __, id) => ({
    ...DATA_SOURCE,
    name: `Data source ${id}`,
    api_url: 'https://api.example.com/v1/domains',
    auth_credentials: {},
    request_headers: {},
    coverage: 0.8,
    table: null,
  }),
};

/** Replaces the email or username of an owner by the id. */
function withOwner({ store }: World, name: TableName, { user, ...given }: Record<string, unknown>) {
  if (user === undefined || (name !== 'orders' && name !== 'notifications')) {
    return user === undefined ? given : { ...given, user };
  }
  const owner = store.users.find(({ email, username }) => email === user || username === user);
  if (owner !== undefined) return { ...given, user_id: owner.id };
  throw new RangeError(`user: nobody has the email or username ${JSON.stringify(user)}`);
}

/** The values of a new record that are not given. Tables without ordinary records copy their newest one. */
function defaultsFor(world: World, name: TableName, given: object, id: number): object {
  const defaults = DEFAULTS[name] as ((...from: [World, object, number]) => object) | undefined;
  if (defaults !== undefined) return defaults(world, given, id);
  const { id: _, ...newest } = structuredClone(world.store.table(name).all().at(-1) ?? { id });
  return newest;
}

/** A domain of the catalogue, with the largest price that fits into a column of cents. */
const givenDomain = v.partial(
  v.strictObject({
    domain: domainName,
    tld: text,
    drop_date: dateText,
    price: numberIn('a price', 0, 1e7),
  }),
);

/**
 * Adds domains to the catalogue: .com names that drop tomorrow for $69, with the given values.
 * @throws {RangeError} that names what is wrong. Then none is added.
 */
function createDomains(world: World, given: Given<'domains'>, count: number): CreatedDomain[] {
  const { catalogue, rng, clock } = world;
  const problem = v.safeParse(givenDomain, given).issues?.map(problemOf)[0];
  if (problem !== undefined) {
    throw new RangeError([problem.path.join('.'), problem.error].filter(Boolean).join(': '));
  }
  const { drop_date = isoDate(clock.now() + DAY), price = 69 } = given;
  const chance = rng.derive(`create/domain/${catalogue.size}`);
  const added: CreatedDomain[] = [];
  while (added.length < count) {
    const domain = given.domain ?? `${makeBrand(chance)}.${given.tld ?? 'com'}`;
    const isKnown = catalogue.find(domain) ?? added.find((one) => one.domain === domain);
    if (isKnown === undefined)
      added.push({ domain, tld: given.tld ?? tldOf(world, domain), drop_date, price });
    else if (given.domain) throw new RangeError(`domain: ${domain} is in the catalogue already`);
  }
  const wrong = added.find(({ domain, tld }) => !domain.endsWith(`.${tld}`));
  if (wrong !== undefined) throw new RangeError(`tld: ${wrong.domain} does not end in it`);
  catalogue.append(
    added.map(({ domain, tld }) => ({
      label: domain.slice(0, -tld.length - 1),
      tld,
      variations: [{ day: Date.parse(drop_date) / DAY, cents: Math.round(price * 100) }],
    })),
  );
  enrichNewRows(world);
  return added;
}

/**
 * Adds records to a table or domains to the catalogue: ordinary ones of this world, with the given values. The same seed, clock and calls give the
 * same records. Writes no audit log and notifies nobody.
 * @throws {RangeError} that names the table, the count or the field that is wrong or does not fit the other records. Then
 * nothing is added.
 */
export function createMany<Name extends keyof Creatable>(
  world: World,
  name: Name,
  given: Given<Name>,
  count: number,
): Creatable[Name][] {
  if (!isTable(name) && name !== 'domains') throw new RangeError(`${noTable(name)}, domains`);
  if (!v.is(howMany, count)) throw new RangeError(`count ${howMany.message}`);
  settle(world);
  if (!isTable(name)) return createDomains(world, given, count) as Creatable[Name][];
  const { store } = world;
  const table = store.table(name);
  const values = withOwner(world, name, given);
  if ('id' in values) throw new RangeError('id is assigned by the mock');
  const counters = { ...store.counters };
  const added: { readonly id: number }[] = [];
  try {
    while (added.length < count) {
      const record = { ...defaultsFor(world, name, values, table.nextId), ...values };
      checkRecord(store, name, { ...record, id: table.nextId }, Object.keys(record));
      added.push(table.add(record));
    }
  } catch (error) {
    for (const { id } of added) table.delete(id);
    Object.assign(store.counters, counters);
    throw error;
  }
  publishEnrichment(world);
  return added as Creatable[Name][];
}

export const create = <Name extends keyof Creatable>(
  world: World,
  name: Name,
  given: Given<Name> = {},
): Creatable[Name] => createMany(world, name, given, 1)[0] as Creatable[Name];
