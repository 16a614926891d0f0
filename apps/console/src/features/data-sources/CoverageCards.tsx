import { Progress } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { dataSourceList, dataSourceStats } from '../../entities/sources/dataSources.ts';
import { StatCards } from '../../ui/page/StatCards.tsx';
import { formatCount, formatPercent } from '../../core/text/numbers.ts';
import styles from './dataSources.module.css';

/** How many domains there are, and how many of them each source has a value for (spec, section 2). */
export function CoverageCards() {
  const query = useQuery(dataSourceStats);
  const { data } = query;
  const sources = useQuery(dataSourceList).data?.sources;
  // Before the first figures come, the cards have their places.
  const covered = data?.per_source ?? sources ?? [];
  return (
    <StatCards
      query={query}
      ownLine
      stats={[
        {
          label: 'Total Domains',
          id: 'total',
          value: data && formatCount(data.total_domains),
          detail: <span className={styles.coverage}>in the catalogue</span>,
        },
        ...covered.map((source) => ({
          label: source.name,
          id: source.id,
          ...('enriched' in source
            ? {
                value: formatCount(source.enriched),
                hint: `${formatCount(source.enriched)} domains have a value`,
                detail: <Coverage name={source.name} percent={source.percentage} />,
              }
            : { value: undefined }),
        })),
      ]}
    />
  );
}

function Coverage({ name, percent }: { name: string; percent: number }) {
  return (
    <span className={styles.coverage}>
      <Progress value={percent} aria-label={`Coverage of ${name}`} flex={1} />
      <span>{formatPercent(percent)}</span>
    </span>
  );
}
