import { Button, Group, Text } from '@mantine/core';
import type { BrowsedRecord, DataSource } from '@dropcatch/sdk';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useCloseDialog } from '../../core/address/history.ts';
import { lookUp } from '../../core/text/labels.ts';
import { formatCount } from '../../core/text/numbers.ts';
import { domainName } from '../../entities/domains/DomainName.tsx';
import { cellText, columnKey } from '../../entities/sources/enrichment.ts';
import { storedRecords, recordsPageSize } from './dataSources.ts';
import { Dialog, extraLarge } from '../../ui/dialog/Dialog.tsx';
import { text, time, type Column } from '../../ui/list/column.tsx';
import { DataList } from '../../ui/list/DataList.tsx';
import { BusyButton } from '../../ui/page/BusyButton.tsx';
import { EmptyList } from '../../ui/page/Empty.tsx';
import { UserText } from '../../ui/value/UserText.tsx';
import { mainValueLabel } from './response.ts';

/** The stored records of a data source, 50 per page (spec, section 2). */
export function BrowseDialog({ record: source }: { record: DataSource }) {
  const { page = 1 } = useSearch({ strict: false });
  const navigate = useNavigate();
  const goToPage = (target: number) => void navigate({ to: '.', search: { page: target } });
  const query = useQuery(storedRecords(source.id, page));
  const { data, isPlaceholderData: isUpdating } = query;
  const columns = useMemo(() => recordColumns(source), [source]);
  return (
    <Dialog
      onClose={useCloseDialog({ search: {} })}
      title={`Browse Data: ${source.name}`}
      {...BrowseDialog.dialogSize}
      footer={() => (
        <Group justify="space-between" gap="xs">
          <Text size="sm" role="status">
            {data &&
              `Showing ${formatCount(data.data.length)} of ${formatCount(data.total)} records`}
          </Text>
          <Group gap="xs" flex="1 0 auto" justify="flex-end" role="group" aria-label="Pages">
            <Button variant="default" disabled={page <= 1} onClick={() => goToPage(page - 1)}>
              Previous
            </Button>
            <Text size="sm">{`Page ${page}`}</Text>
            <BusyButton
              variant="default"
              busy={isUpdating}
              disabled={!data || (!isUpdating && data.data.length < recordsPageSize)}
              onClick={() => goToPage(page + 1)}
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
        rows={data?.data}
        columns={columns}
        rowKey={({ domain, fetched_at }) => `${domain} ${fetched_at}`}
        empty={
          <EmptyList
            page={page}
            onPage={goToPage}
            text="No data available for this source yet. Run a test or wait for scheduled enrichment."
          />
        }
      />
    </Dialog>
  );
}

BrowseDialog.dialogSize = { size: extraLarge, height: 760 };

/** The columns: the domain, the main value, the additional values, and when they were fetched. */
function recordColumns({ response_mapping: mapping }: DataSource): Column<BrowsedRecord>[] {
  const values = [
    { key: 'main_value_numeric', label: mapping?.main_value_label || mainValueLabel },
    ...(mapping?.additional_values ?? []).map(({ field, label }) => ({
      key: columnKey(field),
      label: label || field,
    })),
  ];
  return [
    {
      id: 'domain',
      header: 'Domain',
      width: 200,
      sticky: 'left',
      ...domainName(({ domain }) => domain),
    },
    ...values.map(({ key, label }, index): Column<BrowsedRecord> => ({
      id: `value ${index}`,
      header: label,
      // A user entered the label, so it may be long.
      head: <UserText>{label}</UserText>,
      width: 120,
      align: 'right',
      ...text((record: BrowsedRecord) => cellText(lookUp(record, key))),
    })),
    {
      id: 'fetched_at',
      header: 'Fetched At',
      width: 172,
      ...time(({ fetched_at }: BrowsedRecord) => fetched_at),
    },
  ];
}
