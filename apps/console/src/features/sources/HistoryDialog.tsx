import type { Source } from '@dropcatch/sdk';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { formatDuration } from '../../core/time/time.ts';
import { refreshAfterImport, sourceHistory } from '../../entities/sources/sources.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { count, state, time, type Column } from '../../ui/list/column.tsx';
import { DataList } from '../../ui/list/DataList.tsx';
import { Empty } from '../../ui/page/Empty.tsx';
import { useOnFinished } from '../../core/api/useOnFinished.ts';
import { batchOf, importStatus, type ImportBatch } from './imports.ts';

/** The imports of a source, latest first. */
export function HistoryDialog({ record: source }: { record: Source }) {
  const query = useQuery(sourceHistory(source.id));
  const history = query.data?.history;
  const rows = useMemo(() => history?.map(batchOf), [history]);
  const running = rows?.filter(({ endedAt }) => endedAt === null).map(({ id }) => id);
  useOnFinished(running ?? [], refreshAfterImport);
  return (
    <Dialog title={`Import History: ${source.name}`} {...HistoryDialog.dialogSize}>
      <DataList
        label="Import history"
        query={query}
        rows={rows}
        columns={columns}
        rowKey={({ id }) => id}
        empty={<Empty>No import history: This source has not been imported yet.</Empty>}
      />
    </Dialog>
  );
}

HistoryDialog.dialogSize = { size: '1160px', height: 508 };

const columns: readonly Column<ImportBatch>[] = [
  { id: 'started', header: 'Started', width: 170, ...time(({ startedAt }) => startedAt) },
  { id: 'ended', header: 'Ended', width: 170, ...time(({ endedAt }) => endedAt) },
  {
    id: 'duration',
    header: 'Duration',
    width: 90,
    align: 'right',
    value: ({ startedAt, endedAt }) =>
      endedAt && formatDuration(Date.parse(endedAt) - Date.parse(startedAt)),
  },
  { id: 'status', header: 'Status', width: 90, ...state(importStatus) },
  { id: 'total', header: 'Total', width: 80, ...count(({ total }) => total) },
  { id: 'imported', header: 'Imported', width: 80, ...count(({ imported }) => imported) },
  { id: 'failed', header: 'Failed', width: 80, ...count(({ failed }) => failed) },
  {
    id: 'batch',
    header: 'Batch',
    width: 170,
    value: ({ id }) => id,
    cell: ({ id }) => <code>{id}</code>,
  },
];
