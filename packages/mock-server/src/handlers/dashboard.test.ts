import type { DashboardStats, EppLogStatsAnswer, ReleasedDomainStatsAnswer } from '@dropcatch/sdk';
import { expect, test } from 'vitest';
import { as, testMock } from '../../test/kit/mock.ts';

test.for(['default', 'empty'] as const)(
  'the records of the ClickHouse store are the domains and log entries that the screens count (%s)',
  async (scenario) => {
    const send = await as(testMock({ scenarios: [scenario] }), 'admin');
    const read = async (path: string) => (await send('GET', path)).body;
    const { domains } = (await read('/dashboard/stats')) as DashboardStats;
    const released = (await read('/released-domains/stats')) as ReleasedDomainStatsAnswer;
    const logs = (await read('/epp/logs/stats')) as EppLogStatsAnswer;
    const total_records =
      domains.total_domains + released.stats.total_domains + logs.stats.total_logs;
    expect(await read('/dashboard/system-health')).toMatchObject({ clickhouse: { total_records } });
  },
);
