import { Progress, Text } from '@mantine/core';
import type { HealthStatus } from '@dropcatch/sdk';
import { useQuery } from '@tanstack/react-query';
import { systemHealth } from '../../api/dashboard.ts';
import { BusyButton } from '../../components/BusyButton.tsx';
import { StatusBadge } from '../../components/value/StatusBadge.tsx';
import { countOf, formatCount } from '../../lib/text/numbers.ts';
import { useCan } from '../../session/permissions.ts';
import { healthLook, queuePercent } from './dashboardFigures.ts';
import { Figures } from './Figures.tsx';
import { Card } from './Card.tsx';

/** How the service's parts are. Only an admin's console asks; others are told so (spec, sections 2 and 6). */
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
  const { data, isError, isFetching, refetch } = useQuery(systemHealth);
  // That it could not be loaded is only logged (spec, section 8): what is not known gets a dash.
  const unknown = isError && !data ? '–' : undefined;
  return (
    <>
      <Figures
        figures={[
          ['Database', data ? <HealthBadge status={data.database.status} /> : unknown],
          ['ClickHouse', data ? <HealthBadge status={data.clickhouse.status} /> : unknown],
          [
            'Total Records',
            data ? formatCount(data.clickhouse.total_records) : unknown,
            { to: '/data-sources' },
          ],
          ['Queue Size', data ? countOf(data.queue.size, 'job') : unknown, { to: '/schedulers' }],
        ]}
      />
      {unknown ? (
        <BusyButton variant="default" size="xs" busy={isFetching} onClick={() => void refetch()}>
          Try again
        </BusyButton>
      ) : (
        <Progress
          value={data ? queuePercent(data.queue.size) : 0}
          size="md"
          color="var(--console-accent-text)"
          mt={4}
          aria-label="Queue size"
        />
      )}
    </>
  );
}

function HealthBadge({ status }: { status: HealthStatus }) {
  return <StatusBadge {...healthLook(status)} />;
}
