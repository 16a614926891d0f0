import { Button, Group, NativeSelect, Progress, Text, Title } from '@mantine/core';
import type { BulkCheckResult } from '@dropcatch/sdk';
import { IconReload, IconShoppingCartPlus, IconStar } from '@tabler/icons-react';
import { useMemo, useRef, useState } from 'react';
import { startMutation } from '../../core/api/apiQuery.ts';
import { useNowEverySecond } from '../../core/time/useNow.ts';
import { formatDuration } from '../../core/time/time.ts';
import { domainName } from '../../entities/domains/DomainName.tsx';
import { watchDomain } from '../../entities/domains/watchlist.ts';
import { actionsColumn, count, state, text, type Column } from '../../ui/list/column.tsx';
import { CsvButton } from '../../ui/list/CsvButton.tsx';
import { DataList } from '../../ui/list/DataList.tsx';
import { RowMenu } from '../../ui/menu/MenuButton.tsx';
import { Empty } from '../../ui/page/Empty.tsx';
import { FailureAlert } from '../../ui/page/LoadError.tsx';
import { retryBulkCheck, useBulkCheck, type BulkCheck } from './bulkCheck.ts';
import {
  retryLabel,
  checkAnnouncement,
  checkLabel,
  checkSpeed,
  hasFailed,
  countByStatus,
  resultBadge,
} from './checkFigures.ts';
import styles from './eppTools.module.css';

/** The results of a bulk check, with announcements of its start and end. */
export function BulkCheckResults() {
  const check = useBulkCheck();
  return (
    <>
      {/* Always rendered: screen readers announce only changes of an existing status element. */}
      <span className="visually-hidden" role="status">
        {checkAnnouncement(check)}
      </span>
      {check.status === 'idle' ? (
        <section aria-label="Results" className={styles.results}>
          <div className={styles.none}>
            <Empty>No results yet</Empty>
            <Text size="sm" c="dimmed">
              Each name appears here as soon as the registry has answered
            </Text>
          </div>
        </section>
      ) : (
        <Results check={check} />
      )}
    </>
  );
}

function Results({ check }: { check: BulkCheck }) {
  const [filter, setFilter] = useState('');
  const section = useRef<HTMLElement>(null);
  const rows = useMemo(
    () => check.results.filter(({ status }) => !filter || status === filter),
    [check.results, filter],
  );

  const counts = countByStatus(check.results);
  const retry = check.status === 'running' ? undefined : retryLabel(check);
  return (
    <section ref={section} tabIndex={-1} aria-label="Results" className={styles.results}>
      <Group justify="space-between" gap="xs">
        <Title order={2} size="h5">
          Results
        </Title>
        <Group gap="xs">
          {retry && (
            <Button
              size="xs"
              variant="default"
              leftSection={<IconReload size={14} aria-hidden />}
              onClick={() => {
                retryBulkCheck();
                // The button disappears while the check runs.
                section.current?.focus({ preventScroll: true });
              }}
            >
              {retry}
            </Button>
          )}
          <CsvButton file="domain_check" columns={columns} rows={rows}>
            Export as CSV
          </CsvButton>
        </Group>
      </Group>
      <CheckProgress check={check} />
      {check.problem && <FailureAlert my="xs">{check.problem}</FailureAlert>}
      <Group gap="4px 16px" my={8}>
        {Object.entries(counts).map(([status, total]) => (
          <span key={status}>
            <span>{resultBadge(status).label}</span> <strong>{total}</strong>
          </span>
        ))}
        <NativeSelect
          size="xs"
          aria-label="Show"
          value={filter}
          onChange={(event) => setFilter(event.currentTarget.value)}
          data={[
            { value: '', label: 'All results' },
            ...Object.keys(counts).map((status) => ({
              value: status,
              label: resultBadge(status).label,
            })),
          ]}
        />
      </Group>
      {check.results.length > 0 && (
        <DataList
          label="Results"
          rows={rows}
          columns={counts['available'] ? columnsWithActions : columns}
          rowKey={({ domain }) => domain}
          empty="No results match this filter"
        />
      )}
    </section>
  );
}

function CheckProgress({ check }: { check: BulkCheck }) {
  const now = useNowEverySecond();
  const speed = checkSpeed(check, now);
  const { results, domains, status } = check;
  return (
    <>
      <Progress
        my="xs"
        aria-label="Progress of the check"
        value={domains.length > 0 ? (results.length / domains.length) * 100 : 0}
        {...(hasFailed(check) && { color: 'red' })}
      />
      <Group gap="4px 16px" my={8}>
        <span>{checkLabel(status)}</span>
        <span>{`${results.length} of ${domains.length}`}</span>
        {check.account && <span>{check.account.name}</span>}
        {speed && <span>{`${speed.perSecond.toFixed(1)} domains/sec`}</span>}
        {speed && status === 'running' && (
          <span>{`${formatDuration(speed.secondsLeft * 1000)} left`}</span>
        )}
      </Group>
    </>
  );
}

/** The number of letters of a message that show at once. */
const maxMessage = 80;

const columns: readonly Column<BulkCheckResult>[] = [
  { id: 'domain', header: 'Domain', width: 190, ...domainName(({ domain }) => domain) },
  {
    id: 'status',
    header: 'Status',
    width: 92,
    ...state((result) => resultBadge(result.status)),
    value: ({ status }) => status,
  },
  {
    id: 'message',
    header: 'Message',
    width: 168,
    ...text(({ message }) => message),
    uncut: ({ message }) => message?.slice(0, maxMessage) ?? '',
  },
  {
    id: 'duration',
    header: 'Duration (ms)',
    width: 98,
    ...count(({ duration_ms }) => duration_ms),
  },
];

/** The columns if a name is available. */
const columnsWithActions: readonly Column<BulkCheckResult>[] = [
  ...columns,
  actionsColumn(64, ({ domain, status }) =>
    status === 'available' ? (
      <RowMenu
        label={`Actions for ${domain}`}
        actions={() => [
          {
            label: 'Order',
            icon: IconShoppingCartPlus,
            go: { to: '/domains/$domain/order', params: { domain } },
          },
          {
            label: 'Watch',
            icon: IconStar,
            onSelect: () => startMutation(watchDomain, { domain, watched: true }),
          },
        ]}
      />
    ) : null,
  ),
];
