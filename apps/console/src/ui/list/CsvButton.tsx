import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { columnsToCsv, csvFile, type CsvColumn } from './csv.ts';
import { saveFile } from '../../core/browser/saveFile.ts';
import { utcDay } from '../../core/time/time.ts';

interface CsvButtonProps<Row> {
  /** What the file holds; `orders` is saved as orders_2026-11-20.csv. */
  file: string;
  columns: readonly CsvColumn<Row>[];
  rows: readonly Row[] | undefined;
  /** The button's text. */
  children?: string;
}

/** Saves the rows that are shown as a CSV file, with the columns that are shown. */
export function CsvButton<Row>({ file, columns, rows, children = 'CSV' }: CsvButtonProps<Row>) {
  return (
    <Button
      variant="subtle"
      color="gray"
      c="inherit"
      size="xs"
      disabled={!rows?.length}
      title="Save the rows that are shown"
      leftSection={<IconDownload size={14} aria-hidden />}
      onClick={() =>
        saveFile(`${file}_${utcDay()}.csv`, csvFile(columnsToCsv(columns, rows ?? [])))
      }
    >
      {children}
    </Button>
  );
}
