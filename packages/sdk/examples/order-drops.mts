#!/usr/bin/env node
/**
 * Orders the cheapest domains of the next days. An example of another team's job. Runs on Node 22.18 or later without a build.
 *
 *   cp node_modules/@dropcatch/sdk/examples/order-drops.mts .
 *   DROPCATCH_EMAIL=… DROPCATCH_PASSWORD=… node order-drops.mts --base-url https://dropcatch.example.com/api \
 *     --tld com --length 4-6 --days 3 --max-price 60 --check 2 --order 5
 *
 * Without --order, it only lists the domains. --check asks the registry through an account (for managers and admins) and skips
 * names that the registry cannot check. Ctrl-C stops it between two calls or during a stream.
 */
import { parseArgs } from 'node:util';
import {
  ApiError,
  type Client,
  createClient,
  type Domain,
  type DomainLength,
  type DomainsListQuery,
  domainLengths,
} from '@dropcatch/sdk';

/** Parses the command line. Throws for an unknown option. */
const readOptions = () =>
  parseArgs({
    options: {
      'base-url': { type: 'string', default: 'http://localhost:4010/api' },
      tld: { type: 'string', default: 'com' },
      length: { type: 'string' },
      from: { type: 'string', default: new Date().toISOString().slice(0, 10) },
      days: { type: 'string', default: '3' },
      'max-price': { type: 'string' },
      limit: { type: 'string', default: '20' },
      check: { type: 'string', default: '0' },
      order: { type: 'string', default: '0' },
    },
  }).values;

type Options = ReturnType<typeof readOptions>;

/** Checks a length against the SDK's list of values. */
function readLength(text: string | undefined): DomainLength | undefined {
  const length = domainLengths.find((known) => known === text);
  if (length === undefined && text !== undefined) {
    throw new Error(`--length must be one of ${domainLengths.join(', ')}`);
  }
  return length;
}

/** A whole number from the command line. */
function readNumber(
  options: Options,
  name: 'days' | 'limit' | 'check' | 'order' | 'max-price',
): number {
  const text = options[name] ?? '';
  if (!/^\d+$/.test(text)) throw new Error(`--${name} must be a whole number, not ${text}`);
  return Number(text);
}

/** The first day, in milliseconds since 1970. */
function readFrom({ from }: Options): number {
  const day = /^\d{4}-\d\d-\d\d$/.test(from) ? Date.parse(from) : NaN;
  if (Number.isNaN(day)) throw new Error(`--from must be a day like 2026-11-20, not ${from}`);
  return day;
}

/** The query for the domains that drop in these days, cheapest first. */
function readQuery(options: Options): DomainsListQuery {
  const last = readFrom(options) + readNumber(options, 'days') * 86_400_000;
  return {
    tld: options.tld,
    domain_length: readLength(options.length),
    drop_date_from: options.from,
    drop_date_to: new Date(last).toISOString().slice(0, 10),
    max_price: options['max-price'] === undefined ? undefined : readNumber(options, 'max-price'),
    sort_by: 'price',
    sort_order: 'asc',
  };
}

/** Up to `limit` domains. Fetches pages as needed. */
async function listDrops(
  client: Client,
  query: DomainsListQuery,
  limit: number,
  signal: AbortSignal,
): Promise<Domain[]> {
  const found: Domain[] = [];
  for await (const domain of client.domains.listAll(query, { signal })) {
    if (found.length === limit) break;
    found.push(domain);
  }
  return found;
}

/** Removes the names that the registry cannot check. Results arrive while the check runs. */
async function withoutInvalid(
  client: Client,
  domains: readonly Domain[],
  account: number,
  signal: AbortSignal,
): Promise<Domain[]> {
  const wanted = new Map(domains.map((domain) => [domain.domain, domain]));
  const body = { account_id: account, domains: [...wanted.keys()] };
  for await (const event of await client.eppTools.checkDomains(body, { signal })) {
    if (event.type !== 'result') continue;
    console.log(`  ${event.domain}: ${event.status}${event.message && `, ${event.message}`}`);
    if (event.status === 'error') wanted.delete(event.domain);
  }
  return [...wanted.values()];
}

/** The registrar category for the order: an active one with this TLD, else one for any TLD. */
async function findCategory(client: Client, tld: string, signal: AbortSignal): Promise<number> {
  const { categories } = await client.eppCategories.list({ signal });
  const active = categories.filter(({ is_active }) => is_active);
  const category =
    active.find(({ supported_tlds }) => supported_tlds.includes(tld)) ??
    active.find(({ supported_tlds }) => supported_tlds.length === 0);
  if (category === undefined) throw new Error(`No registrar category catches .${tld}`);
  return category.id;
}

/** Orders a domain for its shown drop. Prints a refusal and continues. */
async function order(
  client: Client,
  { domain, ...row }: Domain,
  category: number,
): Promise<boolean> {
  try {
    const placed = await client.domains.order({
      domain,
      drop_date: row.selected_drop_date,
      price: row.selected_price,
      epp_registrar_category_id: category,
    });
    console.log(
      placed.success
        ? `ordered ${domain} for ${row.selected_drop_date}: order ${placed.order_id}`
        : `not ordered: ${domain}, ${placed.error}`,
    );
    return placed.success;
  } catch (error) {
    // 409: it is already ordered. 404: it is no longer available. The caller handles other errors.
    if (!(error instanceof ApiError) || ![404, 409].includes(error.status)) throw error;
    console.log(`not ordered: ${domain}, ${error.error}`);
    return false;
  }
}

/** Orders domains until `count` orders are placed. */
async function orderSome(
  client: Client,
  domains: readonly Domain[],
  { count, category }: { count: number; category: number },
  signal: AbortSignal,
): Promise<void> {
  let rest = count;
  for (const domain of domains) {
    if (rest === 0) break;
    signal.throwIfAborted();
    if (await order(client, domain, category)) rest -= 1;
  }
}

async function main(signal: AbortSignal): Promise<void> {
  const options = readOptions();
  const query = readQuery(options);
  const limit = readNumber(options, 'limit');
  const account = readNumber(options, 'check');
  const count = readNumber(options, 'order');

  const client = createClient({ baseUrl: options['base-url'] });
  await client.auth.login({
    email: process.env['DROPCATCH_EMAIL'] ?? '',
    password: process.env['DROPCATCH_PASSWORD'] ?? '',
  });
  try {
    const drops = await listDrops(client, query, limit, signal);
    console.log(`${drops.length} domains drop`);
    for (const { domain, selected_drop_date, selected_price } of drops) {
      console.log(`  ${domain} ${selected_drop_date} $${selected_price}`);
    }
    const left = account > 0 ? await withoutInvalid(client, drops, account, signal) : drops;
    if (count === 0) return;
    const category = await findCategory(client, options.tld, signal);
    await orderSome(client, left, { count, category }, signal);
  } finally {
    // A failed sign-out must not hide an earlier error.
    await client.auth.logout().catch(() => {});
  }
}

const stop = new AbortController();
process.once('SIGINT', () => stop.abort(new Error('stopped')));
try {
  await main(stop.signal);
} catch (error) {
  // Errors of the SDK contain no tokens or passwords, so their text may be logged.
  console.error(`order-drops: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
