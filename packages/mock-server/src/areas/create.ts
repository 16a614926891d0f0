import * as v from 'valibot';
import { makeBrand } from '../world/catalogue/names.ts';
import { checkRecord } from '../world/integrity.ts';
import { dateText, DAY, isoDate } from '../world/time.ts';
import { numberIn, problemOf, text, whole } from '../input/input.ts';
import { settle } from '../world/jobs.ts';
import { isTable, noTable, type Records, type TableName } from '../world/records/tables.ts';
import type { World } from '../world/world.ts';
import { domainName } from '../world/records/record.ts';
import type { Table } from '../world/store.ts';
import type { Creatable, CreatedDomain, Given, Making } from './area.ts';
import { ORDINARY_RECORDS } from './areas.ts';
import { enrichNewRows } from './data-sources/runs.ts';
import { publishEnrichment } from './data-sources/tables.ts';
import { tldOf } from './domains/domains.ts';

/** How many records one call may add. */
export const howMany = whole(0, 10_000);

/** The world in which a record is made. */
const making = (world: World): Making => ({
  ...world,
  first: (name, passes = () => true, given = {}) =>
    (world.store.table(name) as unknown as Table<Records[typeof name]>).find(
      (record) => !('is_active' in record && !record.is_active) && passes(record),
    ) ?? create(world, name, given),
});

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
  const ordinary = ORDINARY_RECORDS[name] as
    | ((...from: [Making, object, number]) => object)
    | undefined;
  if (ordinary !== undefined) return ordinary(making(world), given, id);
  const { id: _, ...newest } = world.store.table(name).all().at(-1) ?? { id };
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
      added.push(table.add(structuredClone(record)));
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
