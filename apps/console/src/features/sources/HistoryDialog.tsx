import { Modal } from '@mantine/core';
import type { Source } from '@dropcatch/sdk';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { importEnded, sourceHistory } from '../../api/sources.ts';
import { DataList, type Column } from '../../components/list/DataList.tsx';
import { Empty } from '../../components/Empty.tsx';
import { StatusBadge } from '../../components/value/StatusBadge.tsx';
import { Time } from '../../components/value/Time.tsx';
import { formatCount } from '../../lib/text/numbers.ts';
import { formatDuration } from '../../lib/time/time.ts';
import { useEnded } from '../../lib/list/useEnded.ts';
import { useFocusBack } from '../../lib/focus/useFocusBack.ts';
import { batchOf, importStatus, type ImportBatch } from './importStatus.ts';
import styles from './sources.module.css';

/** The imports of a source, latest first. */
export function HistoryDialog({ source, onClose }: { source: Source; onClose: () => void }) {
  useFocusBack();
  const query = useQuery(sourceHistory(source.id));
  const history = query.data?.history;
  const rows = useMemo(() => history?.map(batchOf), [history]);
  const running = rows?.flatMap(({ id, endedAt }) => (endedAt === null ? [id] : [])) ?? [];
  useEnded(running, importEnded);
  return (
    <Modal opened onClose={onClose} title={`Import History: ${source.name}`} size="1000px">
      <div className={styles.records}>
        <DataList
          label="Import history"
          query={query}
          rows={rows}
          columns={columns}
          rowKey={({ id }) => id}
          failure="Failed to load history: {error}"
          empty={<Empty>No import history: This source has not been imported yet.</Empty>}
        />
      </div>
    </Modal>
  );
}

const columns: Column<ImportBatch>[] = [
  {
    id: 'started',
    header: 'Started',
    width: 170,
    cell: ({ startedAt }) => <Time at={startedAt} />,
  },
  {
    id: 'duration',
    header: 'Duration',
    width: 90,
    align: 'right',
    cell: ({ startedAt, endedAt }) =>
      endedAt ? formatDuration(Date.parse(endedAt) - Date.parse(startedAt)) : '–',
  },
  {
    id: 'status',
    header: 'Status',
    width: 90,
    cell: (batch) => <StatusBadge {...importStatus(batch)} />,
  },
  {
    id: 'total',
    header: 'Total',
    width: 80,
    align: 'right',
    cell: ({ total }) => formatCount(total),
  },
  {
    id: 'imported',
    header: 'Imported',
    width: 80,
    align: 'right',
    cell: ({ imported }) => formatCount(imported),
  },
  {
    id: 'failed',
    header: 'Failed',
    width: 80,
    align: 'right',
    cell: ({ failed }) => formatCount(failed),
  },
  { id: 'batch', header: 'Batch', width: 170, cell: ({ id }) => <code>{id}</code> },
];
