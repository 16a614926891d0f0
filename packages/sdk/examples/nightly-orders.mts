#!/usr/bin/env node
/**
 * Orders the names of a list, one in each line. Run it every night, and again after a failure: it orders no name twice. The
 * service has no idempotency key, so after a failure that leaves it open whether an order was placed, it looks it up.
 *
 *   DROPCATCH_URL=… DROPCATCH_EMAIL=… DROPCATCH_PASSWORD=… node nightly-orders.mts names.txt CATEGORY
 */
import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { createClient, isApiError, SdkError, throttled } from '@dropcatch/sdk';

const [file = 'names.txt', category = '1'] = process.argv.slice(2);
const client = createClient({ fetch: throttled(5) });
const { DROPCATCH_EMAIL: email = '', DROPCATCH_PASSWORD: password = '' } = process.env;
const { user } = await client.auth.login({ email, password });

/** The own order of a name that is under way, if there is one. Staff see the orders of others, too. */
async function orderOf(domain: string): Promise<number | undefined> {
  const isOver = (state: string) => ['FAILED', 'CANCELLED', 'REFUNDED'].includes(state);
  try {
    // The filter finds all names that contain the text, so that the order may be on any page.
    for await (const one of client.orders.listAll({ domain })) {
      const isOwn = one.user.username === user.username;
      if (isOwn && one.domain === domain && !isOver(one.state)) return one.id;
    }
  } catch (error) {
    // A service without any order may say so with a 404.
    if (!isApiError(error, 404)) throw error;
  }
  return undefined;
}

/** Whether nobody knows if a failed call was carried out. A refusal (4xx) and a call that was never sent tell it. */
const isOpen = (error: unknown) =>
  error instanceof SdkError &&
  ['connection_lost', 'timeout', 'server_error', 'unreadable_answer'].includes(error.code);

/** Orders a name. Returns what to say about it. */
async function order(name: string): Promise<string> {
  const known = await orderOf(name);
  if (known !== undefined) return `already ordered (${known})`;
  const { domains } = await client.domains.list({ search: name, per_page: 250 });
  const found = domains.find(({ domain }) => domain === name);
  if (!found) return 'not in the catalogue';
  const { domain, selected_drop_date, selected_price } = found;
  const price = { drop_date: selected_drop_date, price: selected_price };
  const body = { domain, ...price, epp_registrar_category_id: Number(category) };
  for (let attempt = 1; ; attempt++) {
    try {
      const placed = await client.domains.order(body);
      return placed.success
        ? `ordered (${placed.order_id})`
        : `refused: ${placed.error ?? 'no reason'}`;
    } catch (error) {
      if (!isOpen(error) || attempt === 3) throw error;
      await setTimeout(500 * attempt);
      const placed = await orderOf(name);
      if (placed !== undefined) return `ordered (${placed}), found after a failure`;
    }
  }
}

const names = (await readFile(file, 'utf8')).split('\n').map((line) => line.trim().toLowerCase());
for (const name of new Set(names.filter(Boolean))) {
  try {
    console.log(`${name}: ${await order(name)}`);
  } catch (error) {
    console.error(`${name}: ${String(error)}`);
    process.exitCode = 1;
  }
}
