import { useWindowEvent } from '@mantine/hooks';
import { useState } from 'react';
import '@mantine/charts/styles.css';
import { ChartTooltip, DonutChart, LineChart } from '@mantine/charts';
import type { DateCount } from '@dropcatch/sdk';
import { formatCount } from '../../core/text/numbers.ts';
import { formatDay, formatWeekday, type Day } from '../../core/time/time.ts';
import { sumOf, type OrderStatusSlice } from './dashboardFigures.ts';
import styles from './dashboard.module.css';

/**
 * Lets Escape hide the tooltip of a chart (WCAG 1.4.13) until the pointer enters the chart again.
 * @returns the props of the chart
 */
function useTooltipDismissal() {
  const [dismissed, setDismissed] = useState(false);
  useWindowEvent('keydown', ({ key }) => {
    if (key === 'Escape') setDismissed(true);
  });
  return { withTooltip: !dismissed, onMouseEnter: () => setDismissed(false) };
}

// Both charts are hidden from assistive technology, which reads the tables beside them. So they take no focus.

/** In pixels (spec, section 9). */
const trendsHeight = 250;

/** The size of the doughnut and the width of its ring, in pixels. */
const doughnut = { size: 132, width: 12 } as const;

const trendSeries = [
  { name: 'whole', label: 'Orders', color: 'var(--console-accent-text)' },
  { name: 'soFar', label: 'Orders so far', color: 'var(--console-accent-text)' },
];

interface OrderTrendsChartProps {
  days: readonly DateCount[];
  /** The UTC day that has not ended. The line to it is dashed. */
  today: Day;
}

/**
 * A line chart of orders per day. Days are labelled with their short weekday, points with their count. The day that has not
 * ended has a hollow point, since its count will grow.
 */
export function OrderTrendsChart({ days, today }: OrderTrendsChartProps) {
  const dismissal = useTooltipDismissal();
  const last = days.at(-1)?.date === today ? days.length - 1 : days.length;
  const data = days.map(({ date, count }, index) => ({
    date,
    whole: index < last ? count : undefined,
    soFar: index >= last - 1 && last < days.length ? count : undefined,
  }));
  return (
    <LineChart
      {...dismissal}
      h={trendsHeight}
      data={data}
      dataKey="date"
      series={trendSeries}
      curveType="linear"
      strokeWidth={1.5}
      gridColor="var(--console-line)"
      gridProps={{ strokeDasharray: '0' }}
      accessibilityLayer={false}
      xAxisProps={{ tickFormatter: formatWeekday, padding: { left: 16, right: 56 } }}
      yAxisProps={{ allowDecimals: false, width: 44, domain: [0, 'auto'] }}
      tooltipProps={{
        content: ({ label, payload }) => (
          <ChartTooltip
            label={typeof label === 'string' ? formatDay(label) : label}
            // Both lines meet in the last whole day.
            payload={payload.filter(({ value }) => value !== undefined).slice(0, 1)}
            series={trendSeries}
            valueFormatter={formatCount}
          />
        ),
      }}
      lineProps={({ name }) =>
        name === 'whole'
          ? {
              dot: point,
              label: {
                position: 'top',
                offset: 10,
                className: styles.point,
                formatter: (count) => countLabel(count, ''),
              },
            }
          : {
              strokeDasharray: '4 4',
              dot: ({ index, ...place }) => (index === last ? hollowPoint(place) : <g />),
              label: ({ index, x, y, value }) =>
                index === last ? (
                  <text x={Number(x) + 8} y={Number(y) + 4} className={styles.point}>
                    {countLabel(value, ' so far')}
                  </text>
                ) : null,
            }
      }
      lineChartProps={{ margin: { top: 20, right: 8, bottom: 0, left: 0 } }}
    />
  );
}

const point = { r: 3, strokeWidth: 0, fill: 'var(--console-accent-text)' } as const;

interface Place {
  cx?: number;
  cy?: number;
}

const hollowPoint = ({ cx, cy }: Place) => (
  <circle
    cx={cx}
    cy={cy}
    r={3.5}
    strokeWidth={1.5}
    stroke="var(--console-accent-text)"
    fill="var(--console-canvas)"
  />
);

/** Formats the value of a label, which Recharts does not type. */
function countLabel(count: unknown, note: string): string {
  return typeof count === 'number' ? formatCount(count) + note : '';
}

/** The doughnut chart of order counts, with their sum in the middle. The legend beside it has the counts. */
export function OrderStatusChart({ slices }: { slices: readonly OrderStatusSlice[] }) {
  const total = sumOf(slices);
  const dismissal = useTooltipDismissal();
  return (
    <DonutChart
      {...dismissal}
      data={slices
        .filter(({ count }) => count > 0)
        .map(({ name, count, color }) => ({ name, value: count, color }))}
      size={doughnut.size}
      thickness={doughnut.width}
      startAngle={90}
      endAngle={-270}
      paddingAngle={2}
      strokeWidth={0}
      tooltipDataSource="segment"
      accessibilityLayer={false}
      valueFormatter={formatCount}
      pieProps={{ rootTabIndex: -1 }}
    >
      <text x="50%" y="50%" textAnchor="middle" className={styles.total}>
        {formatCount(total)}
      </text>
      <text x="50%" y="50%" dy={18} textAnchor="middle" className={styles.unit}>
        {total === 1 ? 'order' : 'orders'}
      </text>
    </DonutChart>
  );
}
