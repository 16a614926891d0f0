import type { SchedulerHealth } from '@dropcatch/sdk';
import { describe, expect, test } from 'vitest';
import { as, testMock } from '../../../test/kit/mock.ts';
import { isServed } from '../../world/catalogue/names.ts';
import { DAY, isoDate } from '../../world/time.ts';

describe.each([1, 'another'])('the logs of the scheduler of seed %s', (seed) => {
  const mock = testMock({ seed });
  const { store } = mock.world;

  async function logOf(id: string): Promise<string> {
    const { body } = await (await as(mock, 'admin'))('GET', '/scheduler/health');
    return (
      (body as SchedulerHealth).jobs.find(({ job_id }) => job_id === id)?.last_log.join(' ') ?? ''
    );
  }

  test('count the released names that an account checks', async () => {
    const yesterday = isoDate(mock.clock.now() - DAY);
    const checking = store.eppAccounts.filter(
      (account) => account.is_active && account.released_domain_checking_enabled,
    );
    expect(checking.length).toBeGreaterThan(2);
    for (const { id, registrar_category_id } of checking) {
      const tlds = store.eppCategories.get(registrar_category_id)?.supported_tlds ?? [];
      const names = store.releasedDomains.filter(
        ({ release_date, domain }) => release_date === yesterday && isServed(domain, tlds),
      );
      expect(await logOf(`check_account_${id}`)).toContain(
        ` ${names.length} released names to check`,
      );
    }
  });

  test('leave out a figure that the service does not have', async () => {
    expect(await logOf('refresh_stats')).toMatch(/refreshing the figures .* done in [\d.]+ s$/);
    for (const { job_id } of store.schedulerJobs.all()) {
      expect(await logOf(job_id)).not.toMatch(/\d{2},\d{3},\d{3}/);
    }
  });
});
