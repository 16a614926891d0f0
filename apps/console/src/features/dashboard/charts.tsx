import '@mantine/charts/styles.css';
import { DonutChart, LineChart } from '@mantine/charts';
import type { DateCount } from '@dropcatch/sdk';
import { formatCount } from '../../lib/numbers.ts';
import { formatDay, weekday } from '../../lib/time.ts';
import type { OrderStatusSlice } from './figures.ts';

// Both charts are pictures of tables that stand beside them: they are hidden from assistive technology by whoever
// shows them, and so take no focus themselves.

/** In pixels (spec, section 9). */
const trendsHeight = 250;

/** Orders a day as a line, each day labelled by its short weekday, each point by its count. */
export function OrderTrendsChart({ days }: { days: readonly DateCount[] }) {
  return (
    <LineChart
      h={trendsHeight}
      data={[...days]}
      dataKey="date"
      series={[{ name: 'count', label: 'Orders', color: 'var(--console-accent-text)' }]}
      curveType="linear"
      withPointLabels
      accessibilityLayer={false}
      valueFormatter={formatCount}
      xAxisProps={{ tickFormatter: weekday, padding: { left: 16, right: 16 } }}
      yAxisProps={{ allowDecimals: false, width: 44, domain: [0, topOf] }}
      tooltipProps={{ labelFormatter: (day) => formatDay(String(day)) }}
      lineChartProps={{ margin: { top: 20, right: 8, bottom: 0, left: 0 } }}
    />
  );
}

/** Leaves the axis room when there are few orders, or none. */
function topOf(most: number): number {
  return Math.max(4, most);
}

/** The doughnut of order counts. */
export function OrderStatusChart({ slices }: { slices: readonly OrderStatusSlice[] }) {
  return (
    <DonutChart
      data={slices
        .filter(({ count }) => count > 0)
        .map(({ name, count, color }) => ({ name, value: count, color }))}
      size={150}
      thickness={26}
      paddingAngle={2}
      strokeWidth={0}
      tooltipDataSource="segment"
      withLabels
      labelsType="name"
      withLabelsLine={false}
      accessibilityLayer={false}
      valueFormatter={formatCount}
    />
  );
}
