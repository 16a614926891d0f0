import { type Client, createClient } from '@dropcatch/sdk';
import type { Figures, Measure } from '@dropcatch/tooling/compare';
import { pauseOf } from '../src/areas/catches/race.ts';
import { percentile } from './percentile.ts';
import type { Contender } from './peers.ts';
import { RAW_STREAM } from './raw-server.ts';

const NAMES = RAW_STREAM.results;

/** An account for checks, and the milliseconds between two of its commands. */
interface Account {
  readonly id: number;
  readonly pause: number;
}

/** The delay of each result of a bulk check, in milliseconds; empty if the stream was incomplete. */
type Lags = readonly number[];

/**
 * Measures a bulk check with one name per command. The mock sends a command `pause` milliseconds after the last one, or
 * when that is answered if that is later. A result is due when the registry has answered. The time of the first command
 * is not known, so the earliest result counts as on time.
 */
async function listen(client: Client, account: Account, domains: string[]): Promise<Lags> {
  const arrivals: number[] = [];
  let completed = false;
  let sent = 0;
  for await (const event of await client.eppTools.checkDomains({
    account_id: account.id,
    domains,
  })) {
    if (event.type === 'result') {
      arrivals.push(performance.now() - (sent + event.duration_ms));
      sent += Math.max(account.pause, event.duration_ms);
    }
    completed ||= event.type === 'completed';
  }
  const start = Math.min(...arrivals);
  return completed && arrivals.length === domains.length
    ? arrivals.map((arrival) => arrival - start)
    : [];
}

/** An account that sends one name per command. */
async function slowAccount(client: Client): Promise<Account> {
  const { accounts } = await client.eppAccounts.list();
  const account = accounts.find(({ is_active, is_connected }) => is_active && is_connected);
  if (account === undefined) throw new Error('No account is connected');
  const { effective_settings } = await client.eppAccounts.updateSettings(account.id, {
    domain_check_multicheck_enabled: false,
  });
  return { id: account.id, pause: pauseOf(effective_settings) };
}

async function lagsOf({ client, server }: Contender, streams: number): Promise<Figures> {
  // The raw server answers to any account.
  const raw = { client: createClient({ baseUrl: `${server.origin}/api` }), id: 1, ...RAW_STREAM };
  const { id, pause } = client ? await slowAccount(client) : raw;
  const heard = await Promise.all(
    Array.from({ length: streams }, (_, stream) => {
      const domains = Array.from({ length: NAMES }, (_name, i) => `bench-${stream}-${i}.com`);
      return listen(client ?? raw.client, { id, pause }, domains);
    }),
  );
  const lags = heard.flat();
  return {
    'complete (more is better)': heard.filter(({ length }) => length === NAMES).length,
    'lag p50, ms': percentile(lags, 50),
    'lag p95, ms': percentile(lags, 95),
    'lag p99, ms': percentile(lags, 99),
  };
}

/** The delay of results of one and of many bulk checks at once, beside the timers of a bare server. */
export const streams: readonly Measure<Contender>[] = [1, 200].map((count) => ({
  title: `${count} bulk checks at once, ${NAMES} results each`,
  take: (contender) => lagsOf(contender, count),
}));
