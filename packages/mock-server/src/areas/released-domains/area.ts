import { makeBrand } from '../../world/catalogue/names.ts';
import { DAY, isoDate } from '../../world/time.ts';
import { defineArea } from '../area.ts';
import { givenName } from '../domains/domains.ts';
import { releasedCheck } from './checks.ts';
import { releasedDomains } from './handlers.ts';
import { seedReleasedDomains } from './seed.ts';

export const releasedDomainsArea = defineArea<'releasedDomains'>({
  handlers: releasedDomains,
  seed: (world, rng, { releasedPerDay }) =>
    seedReleasedDomains(world, rng.derive('released-domains'), releasedPerDay),
  ordinary: {
    releasedDomains: ({ clock, rng }, given, id) => {
      const made = `${makeBrand(rng.derive(`create/released/${id}`))}.com`;
      const domain = givenName(given.domain) ?? made;
      return {
        domain,
        tld: domain.slice(domain.indexOf('.') + 1),
        release_date: isoDate(clock.now() - DAY),
        last_checked: null,
        is_available: null,
      };
    },
  },
  jobs: { released_check: releasedCheck },
});
