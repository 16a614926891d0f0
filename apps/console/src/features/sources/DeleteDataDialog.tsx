import { Button, Group, Loader, Stack, Text } from '@mantine/core';
import type { Source, SourceDataStats } from '@dropcatch/sdk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { deleteSourceData, sourceDataStats } from '../../entities/sources/sources.ts';
import { confirm } from '../../ui/dialog/confirm.ts';
import { perform } from '../../core/api/apiQuery.ts';
import { LoadError } from '../../ui/page/LoadError.tsx';
import { countOf, formatCount } from '../../core/text/numbers.ts';
import { formatDay, type Day } from '../../core/time/time.ts';
import styles from './sources.module.css';
import { Dialog } from '../../ui/dialog/Dialog.tsx';

/** Stands for all dates where a drop date may stand. */
const all = 'all';

/** Deletes what a source imported: all, or one drop date chosen where the dates show how much they hold. */
export function DeleteDataDialog({ source, onClose }: { source: Source; onClose: () => void }) {
  const { data, error, refetch } = useQuery(sourceDataStats(source.id));
  const [choice, setChoice] = useState<Day>();
  // Others may have deleted the domains of the chosen day by the time the days are asked for anew.
  const count = data && choice !== undefined ? countIn(data, choice) : undefined;
  const ask = () => {
    if (count === undefined) return;
    const day = choice === all ? undefined : choice;
    void confirm({
      title: 'Delete source data?',
      confirmLabel: `Delete ${countOf(count, 'Domain')}`,
      danger: true,
      body: (
        <p>
          {day
            ? `The ${countOf(count, 'domain')} of ${formatDay(day)} imported by `
            : `All ${countOf(count, 'domain')} imported by `}
          <strong>
            <bdi>{source.name}</bdi>
          </strong>{' '}
          will leave the catalogue. This cannot be undone.
        </p>
      ),
      action: async () => {
        await perform(deleteSourceData(source.id), {
          delete_all: day === undefined,
          ...(day && { date: day }),
        });
        onClose();
      },
    });
  };
  return (
    <Dialog onClose={onClose} title={`Delete Data: ${source.name}`} size="lg">
      <Stack gap="sm">
        {data ? (
          <Distribution stats={data} choice={choice} onChoose={setChoice} />
        ) : error ? (
          <LoadError error={error} onRetry={refetch} />
        ) : (
          <Loader aria-label="Loading" role="status" />
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose} data-autofocus>
            Cancel
          </Button>
          <Button color="red" disabled={count === undefined} onClick={ask}>
            Delete
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

/** How many domains a choice is about; undefined where it cannot be chosen. */
function countIn(stats: SourceDataStats, choice: Day): number | undefined {
  const { total_records: total, date_distribution: dates } = stats;
  if (total === 0) return undefined;
  return choice === all ? total : dates.find(({ date }) => date === choice)?.count;
}

interface DistributionProps {
  stats: SourceDataStats;
  choice: Day | undefined;
  onChoose: (choice: Day) => void;
}

/** The drop dates as bars, each a choice of its own: a picture for the eye, a list of radio buttons for the keyboard. */
function Distribution({ stats, choice, onChoose }: DistributionProps) {
  const { total_records: total, date_range: range, date_distribution: dates } = stats;
  if (total === 0) return <Text size="sm">This source has no domains in the catalogue.</Text>;
  const most = Math.max(...dates.map(({ count }) => count));
  return (
    <fieldset className={styles.dates}>
      <legend>
        {`What to delete: ${countOf(total, 'domain')}`}
        {range.min_date &&
          range.max_date &&
          `, dropping ${formatDay(range.min_date)} to ${formatDay(range.max_date)}`}
      </legend>
      <label className={styles.date}>
        <input type="radio" name="what" checked={choice === all} onChange={() => onChoose(all)} />
        <span>All dates</span>
        <span />
        <span className={styles.count}>{formatCount(total)}</span>
      </label>
      <div className={styles.dateList}>
        {dates.map(({ date, count }) => (
          <label key={date} className={styles.date}>
            <input
              type="radio"
              name="what"
              checked={choice === date}
              onChange={() => onChoose(date)}
            />
            <span>{formatDay(date)}</span>
            <svg className={styles.bar} aria-hidden>
              <rect width={`${(count / most) * 100}%`} height="100%" rx="2" />
            </svg>
            <span className={styles.count}>{formatCount(count)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
