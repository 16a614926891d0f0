import { type Area, ok, pagination, refuse, wrongField } from '../../engine/call.ts';
import { isoDate } from '../../world/clock.ts';
import { enrichmentSources } from '../data-sources/tables.ts';
import { placeOrder } from '../orders/place-order.ts';
import { domainFilter, domainRow, exportCsv } from './domains.ts';

/** The catalogue of domains about to be released, ordering and the watchlist. */
export const domains = {
  'domains/list': ({ catalogue: all, clock, store, user, params }) => {
    const catalogue = all.asOf(clock.day());
    const { sort_by, sort_order, page, per_page } = params;
    if (!catalogue.canSortBy(sort_by)) {
      return wrongField('sort_by', 'is not a column of the catalogue');
    }
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
    return ok({
      general: {
        releasing_today: figures.releasingToday,
        avg_price:
          figures.averageCents === undefined ? null : Math.round(figures.averageCents) / 100,
        expiring_week: figures.expiringWeek,
      },
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
    if (catalogue.find(domain) === undefined) {
      return refuse(404, `${domain} is not in the catalogue`);
    }
    store.watchlist(user.id).add(domain);
    return ok({ message: `${domain} added to watchlist` });
  },

  'domains/unwatch': ({ store, user, params }) => {
    const domain = params.domain.toLowerCase();
    return store.watchlist(user.id).delete(domain)
      ? ok({ message: `${domain} removed from watchlist` })
      : refuse(404, `${domain} is not on your watchlist`);
  },
} satisfies Area<'domains'>;
