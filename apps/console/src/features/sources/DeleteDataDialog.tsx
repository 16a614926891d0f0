import { Button, Text } from '@mantine/core';
import type { Source, SourceDataStats } from '@dropcatch/sdk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCloseDialog } from '../../core/address/history.ts';
import { runMutation } from '../../core/api/apiQuery.ts';
import { pluralize, formatCount } from '../../core/text/numbers.ts';
import { formatDay } from '../../core/time/time.ts';
import { deleteSourceData, sourceDataStats } from '../../entities/sources/sources.ts';
import { confirm } from '../../ui/dialog/confirm.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Loaded } from '../../ui/page/Loaded.tsx';
import { Name } from '../../ui/value/UserText.tsx';
import styles from './sources.module.css';

/** The value for all drop dates. */
const all = 'all';

/** Deletes the imported domains of a source: all, or those of one drop date. */
export function DeleteDataDialog({ record: source }: { record: Source }) {
  const query = useQuery(sourceDataStats(source.id));
  const { data } = query;
  const [choice, setChoice] = useState<string>();
  const close = useCloseDialog();
  // The domains of the selected day may have been deleted meanwhile.
  const count = data && optionsFor(data).find(({ date }) => date === choice)?.count;
  const confirmDelete = (domains: number) => {
    const day = choice === all ? undefined : choice;
    void confirm({
      title: 'Delete source data?',
      confirmLabel: `Delete ${pluralize(domains, 'Domain')}`,
      danger: true,
      body: (
        <p>
          <span>
            {day
              ? `The ${pluralize(domains, 'domain')} of ${formatDay(day)} imported by `
              : `All ${pluralize(domains, 'domain')} imported by `}
          </span>
          <Name>{source.name}</Name> will leave the catalogue. This cannot be undone.
        </p>
      ),
      action: async () => {
        const input = { delete_all: day === undefined, date: day ?? null };
        await runMutation(deleteSourceData(source.id), input);
        close();
      },
    });
  };
  return (
    <Dialog
      title={`Delete Data: ${source.name}`}
      {...DeleteDataDialog.dialogSize}
      footer={(leave) => (
        <>
          <Button variant="default" onClick={leave} data-autofocus>
            Cancel
          </Button>
          <Button color="red" disabled={!count} onClick={() => count && confirmDelete(count)}>
            Delete
          </Button>
        </>
      )}
    >
      <Loaded query={query}>
        {(stats) => <Distribution stats={stats} choice={choice} onChoose={setChoice} />}
      </Loaded>
    </Dialog>
  );
}

DeleteDataDialog.dialogSize = { size: 'lg', height: 470 };

/** The options with their number of domains: all, and each drop date. */
function optionsFor({ total_records, date_distribution }: SourceDataStats) {
  return [{ date: all, count: total_records }, ...date_distribution];
}

interface DistributionProps {
  stats: SourceDataStats;
  choice: string | undefined;
  onChoose: (choice: string) => void;
}

/** Radio buttons for the drop dates, with a bar for the count of each. */
function Distribution({ stats, choice, onChoose }: DistributionProps) {
  const { total_records: total, date_range: range, date_distribution: dates } = stats;
  if (total === 0) return <Text size="sm">This source has no domains in the catalogue.</Text>;
  const maxCount = Math.max(...dates.map(({ count }) => count));
  return (
    <fieldset className={styles.dates}>
      <legend>
        {`What to delete: ${pluralize(total, 'domain')}${range.min_date && range.max_date ? `, dropping ${formatDay(range.min_date)} to ${formatDay(range.max_date)}` : ''}`}
      </legend>
      <div className={styles.dateList}>
        {optionsFor(stats).map(({ date, count }) => (
          <label key={date} className={styles.date}>
            <input
              type="radio"
              name="what"
              checked={choice === date}
              onChange={() => onChoose(date)}
            />
            <span>{date === all ? 'All dates' : formatDay(date)}</span>
            {date === all ? (
              <span />
            ) : (
              <svg className={styles.bar} aria-hidden>
                <rect width={`${(count / maxCount) * 100}%`} height="100%" rx="2" />
              </svg>
            )}
            <span className={styles.count}>{formatCount(count)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
