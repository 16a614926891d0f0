import { expect } from 'vitest';
import type { Caller } from '../draft.ts';
import { operationOf, type Service } from '../service.ts';
import { all, distinct, isDescending, type Look, total } from './read.ts';

/** The names of the whole catalogue in its exported file. */
async function exported(service: Service, caller: Caller): Promise<string[]> {
  const operation = operationOf('domains/export');
  const file = await service.send(caller, { operation, body: { filters: {}, format: 'csv' } });
  const [, ...lines] = String(file.body).trimEnd().split('\n');
  return lines.map((line) => line.split(',')[0] ?? '');
}

/** Checks the exported file, the figures, the endings and the list of the catalogue, and everybody's stars. */
export const lookAtCatalogue: Look = async (service, model) => {
  const people = service.people();
  const [first] = people;
  const names = first === undefined ? [] : await exported(service, first.caller);
  expect(new Set(names).size).toBe(names.length);
  for (const { caller, user } of people) {
    const board = await service.get(caller, 'dashboard/stats');
    const { general } = await service.get(caller, 'domains/stats');
    expect(board.domains).toEqual({
      total_domains: names.length,
      releasing_today: general.releasing_today,
    });
    expect(await total(service, caller, 'domains/list')).toBe(names.length);
    const { tlds } = await service.get(caller, 'domains/tlds');
    let parts = 0;
    for (const tld of tlds) parts += await total(service, caller, 'domains/list', { tld });
    expect(parts).toBe(names.length);
    const { domains: rows } = await service.get(caller, 'domains/list', { per_page: 250 });
    const days = rows.map(({ selected_drop_date }) => selected_drop_date);
    expect(isDescending(days.toReversed())).toBe(true);
    const stars = model.watched(user.id);
    for (const { domain, in_watchlist } of rows) {
      expect([domain, in_watchlist]).toEqual([domain, stars.has(domain)]);
    }
    for (const search of stars) {
      const { domains } = await service.get(caller, 'domains/list', { search });
      const row = domains.find(({ domain }) => domain === search);
      expect([search, row?.in_watchlist ?? true]).toEqual([search, true]);
    }
  }
};

/**
 * Checks the released domains and the number of free ones, which is not known before a check (contract,
 * `last_checked`).
 */
export const lookAtReleased: Look = async (service) => {
  for (const { caller } of service.people()) {
    const rows = await all(service, caller, 'releasedDomains/list', 'domains');
    const { stats } = await service.get(caller, 'releasedDomains/stats');
    const checked = rows.filter(
      ({ last_checked }) => last_checked != null && last_checked !== '1970-01-01T00:00:00Z',
    );
    const free = checked.filter(({ is_available }) => is_available).length;
    expect(stats).toEqual({
      total_domains: rows.length,
      available_domains: free,
      unavailable_domains: checked.length - free,
      never_checked: rows.length - checked.length,
    });
    const keys = rows.map(({ domain, release_date }) => `${domain} ${release_date}`);
    expect(distinct(keys)).toHaveLength(rows.length);
  }
};
