#!/usr/bin/env node
/**
 * Orders the cheapest free domains of the next days: what another team's job may look like. Runs as it is on Node ≥ 22.18.
 *
 *   DROPCATCH_EMAIL=… DROPCATCH_PASSWORD=… node order-drops.ts --base-url https://dropcatch.example.com/api \
 *     --tld com --length 4-6 --days 3 --max-price 60 --check 2 --order 5
 *
 * Without --order it only looks. --check asks the registry through an account (managers and admins) and leaves out the names
 * that it cannot check. Ctrl-C stops it between two calls, or in the middle of a stream.
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

/** The command line; an option that there is not throws. */
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

/** The lengths that the service knows are a value list of the SDK. */
function readLength(text: string | undefined): DomainLength | undefined {
  const length = domainLengths.find((known) => known === text);
  if (length === undefined && text !== undefined) {
    throw new Error(`--length must be one of ${domainLengths.join(', ')}`);
  }
  return length;
}

/** A whole number of the command line. */
function readNumber(
  options: Options,
  name: 'days' | 'limit' | 'check' | 'order' | 'max-price',
): number {
  const text = options[name] ?? '';
  if (!/^\d+$/.test(text)) throw new Error(`--${name} must be a whole number, not ${text}`);
  return Number(text);
}

/** The first day that is wanted, in milliseconds since 1970. */
function readFrom({ from }: Options): number {
  const day = /^\d{4}-\d\d-\d\d$/.test(from) ? Date.parse(from) : NaN;
  if (Number.isNaN(day)) throw new Error(`--from must be a day like 2026-11-20, not ${from}`);
  return day;
}

/** Which domains are wanted: those that drop in these days, the cheapest first. */
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

/** So many domains at most; pages are fetched as they are needed. */
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

/** Without the names that the registry cannot check. The results come one by one, while the check runs. */
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

/** The registrar category to order with: an active one that names the TLD, else one that takes any. */
async function findCategory(client: Client, tld: string, signal: AbortSignal): Promise<number> {
  const { categories } = await client.eppCategories.list({ signal });
  const active = categories.filter(({ is_active }) => is_active);
  const category =
    active.find(({ supported_tlds }) => supported_tlds.includes(tld)) ??
    active.find(({ supported_tlds }) => supported_tlds.length === 0);
  if (category === undefined) throw new Error(`No registrar category catches .${tld}`);
  return category.id;
}

/** Orders one domain for the drop shown; what the service refuses is told and does not end the rest. */
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
    // 409: it is ordered already. 404: it is gone meanwhile. Everything else is trouble for the caller.
    if (!(error instanceof ApiError) || ![404, 409].includes(error.status)) throw error;
    console.log(`not ordered: ${domain}, ${error.error}`);
    return false;
  }
}

/** Orders domains until so many are ordered. */
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
    // That it fails must not hide what went wrong before.
    await client.auth.logout().catch(() => {});
  }
}

const stop = new AbortController();
process.once('SIGINT', () => stop.abort(new Error('stopped')));
try {
  await main(stop.signal);
} catch (error) {
  // No error of the SDK holds a token or a password: its text may go into a log.
  console.error(`order-drops: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
