import { Button, Group, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { errorText } from '../../core/api/errors.ts';
import { showFailure, showSuccess } from '../../core/api/messages.ts';
import { countOf, formatCount } from '../../core/text/numbers.ts';
import { brief } from '../page/BusyButton.tsx';
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
      {...brief}
      disabled={!rows?.length}
      title="Save the rows that are shown"
      leftSection={<IconDownload size={14} aria-hidden />}
      onClick={() => saveCsv(file, columns, rows ?? [])}
    >
      {children}
    </Button>
  );
}

interface SaveAllProps<Row> extends Pick<CsvButtonProps<Row>, 'file' | 'columns'> {
  total: number;
  read: (page: number) => Promise<{ rows: readonly Row[]; pages: number }>;
  keyOf: (row: Row) => RowKey;
}

/**
 * Saves all matching rows as a CSV file, with the visible columns. It reads page by page, shows its progress, and can
 * be stopped without saving.
 */
export function SaveAll<Row>({ file, columns, total, read, keyOf }: SaveAllProps<Row>) {
  const [found, setFound] = useState<number>();
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);

  const save = async () => {
    const run = new AbortController();
    current.current = run;
    // New rows push others to the next page. Each row is saved once.
    const rows = new Map<RowKey, Row>();
    setFound(0);
    try {
      for (let page = 1, pages = 1; page <= pages; page += 1) {
        const answer = await read(page);
        if (run.signal.aborted) return;
        for (const row of answer.rows) rows.set(keyOf(row), row);
        setFound(rows.size);
        pages = answer.pages;
      }
      saveCsv(file, columns, [...rows.values()]);
      showSuccess(`Saved ${countOf(rows.size, 'row')}`);
    } catch (error) {
      if (run.signal.aborted) return;
      showFailure(errorText(error), error);
    }
    setFound(undefined);
  };
  const stop = () => {
    current.current?.abort();
    setFound(undefined);
  };

  const running = found !== undefined;
  return (
    <Group gap="xs">
      <Button
        size="compact-sm"
        variant="subtle"
        title="Save all rows that match as a CSV file"
        onClick={running ? stop : () => void save()}
      >
        {running ? 'Stop' : `Save all ${formatCount(total)}`}
      </Button>
      {running && (
        <Text size="sm" c="dimmed" role="status">
          {`Read ${formatCount(found)} of ${formatCount(total)}`}
        </Text>
      )}
    </Group>
  );
}
