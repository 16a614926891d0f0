import { Progress, Text } from '@mantine/core';
import type { HealthStatus } from '@dropcatch/sdk';
import { useQuery } from '@tanstack/react-query';
import { systemHealth } from '../../entities/dashboard/dashboard.ts';
import { StaleDataNote } from '../../ui/page/StaleDataNote.tsx';
import { StatusBadge } from '../../ui/value/StatusBadge.tsx';
import { dash, pluralize, formatCount } from '../../core/text/numbers.ts';
import { useCan } from '../../core/session/permissions.ts';
import { serviceHealthBadge, queuePercent } from './dashboardFigures.ts';
import { Card } from '../../ui/page/Card.tsx';
import { Figures } from './Figures.tsx';

/** The health of the service, for admins. Other users see a note (spec, sections 2 and 6). */
export function SystemHealth() {
  const can = useCan();
  return (
    <Card title="System Health">
      {can('dashboard/systemHealth') ? (
        <Health />
      ) : (
        <Text size="sm" c="dimmed">
          System health data available for admins only
        </Text>
      )}
    </Card>
  );
}

function Health() {
  const query = useQuery(systemHealth);
  const { data } = query;
  const unknown = query.isLoadingError ? dash : undefined;
  const badge = (status: HealthStatus) => <StatusBadge {...serviceHealthBadge(status)} />;
  const records = data ? formatCount(data.clickhouse.total_records) : unknown;
  return (
    <>
      <Figures
        figures={[
          ['Database', data ? badge(data.database.status) : unknown],
          ['ClickHouse', data ? badge(data.clickhouse.status) : unknown],
          ['Total Records', records, { to: '/data-sources' }],
          ['Queue Size', data ? pluralize(data.queue.size, 'job') : unknown, { to: '/schedulers' }],
        ]}
      />
      <StaleDataNote query={query} what="the system health" />
      {!unknown && (
        <Progress
          value={data ? queuePercent(data.queue.size) : 0}
          size={3}
          color="var(--console-accent-text)"
          mt={6}
          aria-label="Queue size"
        />
      )}
    </>
  );
}
