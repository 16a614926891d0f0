import { type Area, ok } from '../../engine/call.ts';
import { pagination } from '../answers.ts';
import { isoDate } from '../../world/time.ts';
import { deny, denyField } from '../../engine/refused.ts';
import { enrichmentSources } from '../data-sources/tables.ts';
import { placeOrder } from '../orders/place-order.ts';
import { domainFilter, domainRow, exportCsv } from './domains.ts';

/** The catalogue of domains about to be released, ordering and the watchlist. */
export const domains = {
  'domains/list': ({ catalogue: all, clock, store, user, params }) => {
    const catalogue = all.asOf(clock.day());
    const { sort_by, sort_order, page, per_page } = params;
    if (!catalogue.canSortBy(sort_by)) denyField('sort_by', 'is not a column of the catalogue');
    const { rows, total } = catalogue.page({
      filter: domainFilter(params),
      sortBy: sort_by,
      descending: sort_order === 'desc',
      offset: (page - 1) * per_page,
      limit: per_page,
    });
    const watched = store.watchlist(user.id);
    return ok({
      domains: rows.map((row) => domainRow(catalogue, row, watched)),
      pagination: pagination(params, total),
      enrichment_sources: enrichmentSources(store),
    });
  },

  'domains/stats': ({ catalogue, clock, params }) => {
    const figures = catalogue.asOf(clock.day()).figures(domainFilter(params), clock.day());
    const { releasingToday, averageCents, expiringWeek } = figures;
    const avg_price = averageCents === undefined ? null : Math.round(averageCents) / 100;
    return ok({
      general: { releasing_today: releasingToday, avg_price, expiring_week: expiringWeek },
    });
  },

  'domains/tlds': ({ catalogue }) => ok({ tlds: catalogue.tlds() }),

  'domains/export': ({ catalogue, clock, body }) => {
    const { domain, ...filters } = body.filters;
    return ok({
      filename: `domains_${isoDate(clock.now())}.csv`,
      content: exportCsv(catalogue.asOf(clock.day()), domainFilter({ ...filters, search: domain })),
    });
  },

  'domains/order': (call) => placeOrder(call),

  'domains/watch': ({ catalogue, store, user, body }) => {
    const domain = body.domain.toLowerCase();
    if (catalogue.find(domain) === undefined) deny(404, `${domain} is not in the catalogue`);
    store.watchlist(user.id).add(domain);
    return ok({ message: `${domain} added to watchlist` });
  },

  'domains/unwatch': ({ store, user, params }) => {
    const domain = params.domain.toLowerCase();
    if (!store.watchlist(user.id).delete(domain)) deny(404, `${domain} is not on your watchlist`);
    return ok({ message: `${domain} removed from watchlist` });
  },
} satisfies Area<'domains'>;
