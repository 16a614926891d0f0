import { Button, Group, Text } from '@mantine/core';
import type { BrowsedRecord, DataSource } from '@dropcatch/sdk';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { browsedRecords, browsePageSize } from '../../entities/sources/dataSources.ts';
import { BusyButton } from '../../ui/page/BusyButton.tsx';
import { text, time, type Column } from '../../ui/list/column.tsx';
import { DataList } from '../../ui/list/DataList.tsx';
import { DomainName } from '../../entities/domains/DomainName.tsx';
import { EmptyList } from '../../ui/page/Empty.tsx';
import { UserText } from '../../ui/value/UserText.tsx';
import { cellText } from '../../entities/sources/cellText.ts';
import { columnKey } from '../../entities/sources/enrichmentColumns.ts';
import { formatCount } from '../../core/text/numbers.ts';
import { mainValueLabel } from './mapping/responseMapping.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';

interface BrowseDialogProps {
  source: DataSource;
  /** From 1. */
  page: number;
  onPage: (page: number) => void;
  onClose: () => void;
}

/** What a data source has stored, 50 records a page (spec, section 2). */
export function BrowseDialog({ source, page, onPage, onClose }: BrowseDialogProps) {
  const query = useQuery(browsedRecords(source.id, page));
  const rows = query.data?.data;
  const columns = useMemo(() => recordColumns(source), [source]);
  return (
    <Dialog
      onClose={onClose}
      title={`Browse Data: ${source.name}`}
      size="1080px"
      footer={() => (
        <Group justify="space-between" gap="xs">
          <Text size="sm" role="status">
            {query.data &&
              `Showing ${formatCount(query.data.data.length)} of ${formatCount(query.data.total)} records`}
          </Text>
          <Group gap="xs" flex="1 0 auto" justify="flex-end" role="group" aria-label="Pages">
            <Button
              size="xs"
              variant="default"
              disabled={page <= 1}
              onClick={() => onPage(page - 1)}
            >
              Previous
            </Button>
            <Text size="sm">{`Page ${page}`}</Text>
            <BusyButton
              size="xs"
              variant="default"
              busy={query.isPlaceholderData}
              disabled={!rows || (!query.isPlaceholderData && rows.length < browsePageSize)}
              onClick={() => onPage(page + 1)}
            >
              Next
            </BusyButton>
          </Group>
        </Group>
      )}
    >
      <DataList
        label="Stored records"
        query={query}
        rows={rows}
        columns={columns}
        rowKey={({ domain, fetched_at }) => `${domain} ${fetched_at}`}
        empty={
          <EmptyList
            page={page}
            onPage={onPage}
            text="No data available for this source yet. Run a test or wait for scheduled enrichment."
          />
        }
      />
    </Dialog>
  );
}

/** A heading that somebody typed: a long one is cut where its column ends. */
const typedHeading = (header: string) => ({ header, head: <UserText>{header}</UserText> });

/** Domain, the main value, the additional values, and when they were fetched. */
function recordColumns({ response_mapping: mapping }: DataSource): Column<BrowsedRecord>[] {
  return [
    {
      id: 'domain',
      header: 'Domain',
      width: 200,
      sticky: 'left',
      value: ({ domain }) => domain,
      cell: ({ domain }) => <DomainName name={domain} />,
    },
    {
      id: 'main',
      ...typedHeading(mapping?.main_value_label || mainValueLabel),
      width: 110,
      align: 'right',
      value: ({ main_value_numeric }) => cellText(main_value_numeric),
    },
    ...(mapping?.additional_values ?? []).map(({ field, label }, index): Column<BrowsedRecord> => ({
      id: `value ${index}`,
      ...typedHeading(label || field),
      width: 120,
      align: 'right',
      ...text((record: BrowsedRecord) => cellText(record[columnKey(field)])),
    })),
    {
      id: 'fetched_at',
      header: 'Fetched At',
      width: 172,
      ...time(({ fetched_at }: BrowsedRecord) => fetched_at),
    },
  ];
}
