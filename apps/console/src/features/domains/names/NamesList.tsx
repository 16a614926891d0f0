import { Button, Group, NativeSelect, Progress, Title } from '@mantine/core';
import { IconReload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { memo, Suspense, useCallback, useMemo } from 'react';
import { retryNames } from '../../../entities/domains/nameCache.ts';
import { watchDomain } from '../../../entities/domains/watchlist.ts';
import { CsvButton } from '../../../ui/list/CsvButton.tsx';
import { DataList } from '../../../ui/list/DataList.tsx';
import { Empty } from '../../../ui/page/Empty.tsx';
import { chosenOf } from '../../../ui/form/chosenOf.ts';
import { formatCount } from '../../../core/text/numbers.ts';
import { useSelection } from '../../../ui/list/useSelection.ts';
import { useCloseDialog } from '../../../core/address/useCloseDialog.ts';
import {
  DomainDetails,
  type DomainDetailsProps,
} from '../../../entities/domains/details/lazyDomainDetails.ts';
import type { Day } from '../../../core/time/time.ts';
import { domainNames } from '../domainNames.ts';
import { DomainBulk } from '../DomainBulk.tsx';
import { nameColumns } from './nameColumns.tsx';
import {
  lookupAnnouncement,
  nameLooks,
  nameStatuses,
  sortNameRows,
  type NameSortKey,
} from './nameRows.ts';
import type { NamesSearch } from './namesSearch.ts';
import { OrderDialog } from '../order/OrderDialog.tsx';
import { useNameRows, type NameRows } from './useNameRows.ts';
import catalogue from '../domains.module.css';
import styles from './names.module.css';

interface NamesListProps {
  /** Which names, each once. The list is looked up anew when the array is another one. */
  names: readonly string[];
  /** Another one is another list: nothing of the one before is ordered with it. */
  list?: string;
  search: NamesSearch;
  /** What the list is sorted by where the address does not say; without it, it stands as it was made. */
  sortedBy?: NameSortKey;
  /** Changes the address. */
  onSearch: (patch: Partial<NamesSearch>) => void;
}

/**
 * A list of names, each with what the catalogue and the orders know of it; to sort, filter, save, watch and order. What
 * is typed above it does not render it. Without names nothing shows.
 */
export const NamesList = memo(function NamesList(props: NamesListProps) {
  const { names, list } = props;
  const looked = useNameRows(names);
  return (
    <>
      {/* Here before there is anything to say, or a screen reader would not say the first. */}
      <span className="visually-hidden" role="status">
        {lookupAnnouncement(names.length, looked.count)}
      </span>
      {names.length > 0 && <Names key={list} {...props} {...looked} />}
    </>
  );
});

/** Progress, filter, table, retry and CSV. */
function Names(props: NamesListProps & NameRows) {
  const { names, search, sortedBy, onSearch, rows, count } = props;
  const failed = count('failed');
  const settled = names.length - count('waiting');
  const { mutate: watch } = useMutation(watchDomain);
  const { sort_by = sortedBy, sort_order, show } = search;
  const shown = useMemo(() => {
    const left = show ? rows.filter(({ status }) => status === show) : rows;
    return sort_by ? sortNameRows(left, sort_by, sort_order) : left;
  }, [rows, show, sort_by, sort_order]);
  const domains = useMemo(() => shown.flatMap(({ domain }) => domain ?? []), [shown]);
  const selection = useSelection(domains, domainNames);
  const openOrder = useCallback(
    (name: string, date: Day) => onSearch({ order: name, date }),
    [onSearch],
  );
  const columns = useMemo(
    () =>
      nameColumns(
        {
          onOrder: openOrder,
          onWatch: (domain, watched) => watch({ domain, watched }),
        },
        selection,
      ),
    [openOrder, selection, watch],
  );
  return (
    <section aria-label="Names">
      <div className={catalogue.toolbar}>
        <div className={styles.head}>
          <Title order={2} size="h5">
            {`Domains (${formatCount(names.length)})`}
          </Title>
          {settled < names.length && (
            <div className={styles.progress}>
              <span>{`${formatCount(settled)} of ${formatCount(names.length)} looked up`}</span>
              <Progress
                value={(settled / names.length) * 100}
                aria-label="Progress of the lookup"
                transitionDuration={0}
              />
            </div>
          )}
        </div>
        <Group gap="xs">
          {failed > 0 && (
            <Button
              size="xs"
              variant="default"
              leftSection={<IconReload size={14} aria-hidden />}
              onClick={() => void retryNames()}
            >
              {`Retry failed (${failed})`}
            </Button>
          )}
          <NativeSelect
            size="xs"
            aria-label="Show"
            value={show ?? ''}
            data={[
              { value: '', label: 'All states' },
              ...nameStatuses.map((value) => ({
                value,
                label: `${nameLooks[value].label} (${count(value)})`,
              })),
            ]}
            onChange={({ currentTarget: { value } }) =>
              onSearch({ show: chosenOf(nameStatuses, value) })
            }
          />
          <CsvButton file="domain_states" columns={columns} rows={shown} />
        </Group>
      </div>
      <DataList
        label="Domains"
        rows={shown}
        columns={columns}
        rowKey={({ name }) => name}
        sort={{
          by: sort_by ?? '',
          order: sort_order,
          onSort: (by, order) => onSearch({ sort_by: by as NameSortKey, sort_order: order }),
        }}
        empty={
          <Empty
            action={{ label: 'Show all states', onClick: () => onSearch({ show: undefined }) }}
          >
            No name of this list is in this state
          </Empty>
        }
      />
      <DomainBulk selection={selection} />
      {search.details && <NameDetails name={search.details} search={search} onOrder={openOrder} />}
      {search.order && <NameOrder name={search.order} search={search} />}
    </section>
  );
}

interface NameDetailsProps {
  name: string;
  search: NamesSearch;
  onOrder: DomainDetailsProps['onOrder'];
}

/** The details of a name of the list; the address has them open. */
function NameDetails({ name, search, onOrder }: NameDetailsProps) {
  const close = useCloseDialog({ to: '.', search: { ...search, details: undefined } });
  return (
    <Suspense fallback={null}>
      <DomainDetails name={name} onOrder={onOrder} onClose={close} />
    </Suspense>
  );
}

/** The order dialog of a name of the list; the address has it open. */
function NameOrder({ name, search }: { name: string; search: NamesSearch }) {
  const close = useCloseDialog({
    to: '.',
    search: { ...search, order: undefined, date: undefined },
  });
  return <OrderDialog name={name} dropDate={search.date} onClose={close} />;
}
