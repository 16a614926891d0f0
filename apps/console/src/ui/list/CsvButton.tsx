import { Button, Group, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { showSuccess } from '../../core/api/messages.ts';
import { useStoppableRead } from '../../core/api/useStoppableRead.ts';
import { pluralize, formatCount } from '../../core/text/numbers.ts';
import { iconOnPhone } from '../page/buttonProps.ts';
import { saveCsv, type CsvColumn } from './csv.ts';
import type { RowKey } from './selection.tsx';

interface CsvButtonProps<Row> {
  /** The name of the content; `orders` is saved as orders_2026-11-20.csv. */
  file: string;
  columns: readonly CsvColumn<Row>[];
  rows: readonly Row[] | undefined;
  children?: string;
}

/** Saves the loaded rows as a CSV file, with the visible columns. */
export function CsvButton<Row>({ file, columns, rows, children = 'CSV' }: CsvButtonProps<Row>) {
  return (
    <Button
      {...iconOnPhone}
      disabled={!rows?.length}
      title="Save the rows that are shown"
      leftSection={<IconDownload size={14} aria-hidden />}
      onClick={() => saveCsv(file, columns, rows ?? [])}
    >
      {children}
    </Button>
  );
}

/** Reads one page of a list. The signal ends the read. */
export type ReadPage<Row> = (
  page: number,
  signal: AbortSignal,
) => Promise<{ rows: readonly Row[]; pages: number }>;

interface SaveAllProps<Row> extends Pick<CsvButtonProps<Row>, 'file' | 'columns'> {
  total: number;
  readPage: ReadPage<Row>;
  keyOf: (row: Row) => RowKey;
}

/**
 * Saves all matching rows as a CSV file, with the visible columns. Reads page by page, shows its progress, and can be
 * stopped at once, without saving.
 */
export function SaveAllButton<Row>({ file, columns, total, readPage, keyOf }: SaveAllProps<Row>) {
  const [rowsRead, setRowsRead] = useState(0);
  const save = async (signal: AbortSignal) => {
    // New rows push others to the next page, so pages can overlap. Each row is saved once.
    const rows = new Map<RowKey, Row>();
    setRowsRead(0);
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const answer = await readPage(page, signal);
      if (signal.aborted) return;
      for (const row of answer.rows) rows.set(keyOf(row), row);
      setRowsRead(rows.size);
      pages = answer.pages;
    }
    saveCsv(file, columns, [...rows.values()]);
    showSuccess(`Saved ${pluralize(rows.size, 'row')}`, { attempt: file });
  };
  const { running, start, stop } = useStoppableRead(save, file);
  return (
    <Group gap="xs">
      <Button
        size="compact-sm"
        variant="subtle"
        title="Save all rows that match as a CSV file"
        onClick={running ? stop : start}
      >
        {running ? 'Stop' : `Save all ${formatCount(total)}`}
      </Button>
      {running && (
        <Text size="sm" c="dimmed" role="status">
          {`Read ${formatCount(rowsRead)} of ${formatCount(total)}`}
        </Text>
      )}
    </Group>
  );
}
