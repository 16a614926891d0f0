import { useWindowEvent } from '@mantine/hooks';
import { useState } from 'react';
import '@mantine/charts/styles.css';
import { DonutChart, LineChart } from '@mantine/charts';
import type { DateCount } from '@dropcatch/sdk';
import type { PieLabelRenderProps } from 'recharts';
import { formatCount } from '../../core/text/numbers.ts';
import { formatDay, formatWeekday } from '../../core/time/time.ts';
import type { OrderStatusSlice } from './dashboardFigures.ts';
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

/** The size of the doughnut, the width of its ring, and the distance of the counts from it, in pixels. */
const doughnut = { size: 116, width: 12, labelDistance: 14 } as const;

/** A line chart of orders per day. Days are labelled with their short weekday, points with their count. */
export function OrderTrendsChart({ days }: { days: readonly DateCount[] }) {
  const dismissal = useTooltipDismissal();
  return (
    <LineChart
      {...dismissal}
      h={trendsHeight}
      data={[...days]}
      dataKey="date"
      series={[{ name: 'count', label: 'Orders', color: 'var(--console-accent-text)' }]}
      curveType="linear"
      strokeWidth={1.5}
      gridColor="var(--console-line)"
      gridProps={{ strokeDasharray: '0' }}
      dotProps={{
        r: 3.5,
        strokeWidth: 1.5,
        stroke: 'var(--console-accent-text)',
        fill: 'var(--console-canvas)',
      }}
      accessibilityLayer={false}
      valueFormatter={formatCount}
      xAxisProps={{ tickFormatter: formatWeekday, padding: { left: 16, right: 16 } }}
      yAxisProps={{ allowDecimals: false, width: 44, domain: [0, 'auto'] }}
      tooltipProps={{ labelFormatter: (day) => (typeof day === 'string' ? formatDay(day) : day) }}
      lineProps={{
        label: { position: 'top', offset: 10, className: styles.point, formatter: countLabel },
      }}
      lineChartProps={{ margin: { top: 20, right: 8, bottom: 0, left: 0 } }}
    />
  );
}

/** Formats the value of a label, which Recharts does not type. */
function countLabel(count: unknown): string {
  return typeof count === 'number' ? formatCount(count) : '';
}

/** The doughnut chart of order counts. */
export function OrderStatusChart({ slices }: { slices: readonly OrderStatusSlice[] }) {
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
      pieProps={{ rootTabIndex: -1, label: sliceLabel, labelLine: false }}
    />
  );
}

/** The count beside a slice, so that nothing depends on colour. Tiny slices have none. */
function sliceLabel(slice: PieLabelRenderProps) {
  const { cx, cy, midAngle = 0, outerRadius, percent = 0, value } = slice;
  if (percent < 0.03) return null;
  const radius = outerRadius + doughnut.labelDistance;
  const angle = (-midAngle * Math.PI) / 180;
  return (
    <text
      x={cx + radius * Math.cos(angle)}
      y={cy + radius * Math.sin(angle)}
      className={styles.slice}
      textAnchor="middle"
      dominantBaseline="central"
    >
      {countLabel(value)}
    </text>
  );
}
