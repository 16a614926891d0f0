import { useWindowEvent } from '@mantine/hooks';
import { useState } from 'react';
import '@mantine/charts/styles.css';
import { AreaChart, DonutChart } from '@mantine/charts';
import type { DateCount } from '@dropcatch/sdk';
import type { PieLabelRenderProps } from 'recharts';
import { formatCount } from '../../core/text/numbers.ts';
import { formatDay, formatWeekday } from '../../core/time/time.ts';
import type { OrderStatusSlice } from './dashboardFigures.ts';
import styles from './dashboard.module.css';

/**
 * Lets Escape hide the tooltip of a chart without moving the pointer (WCAG 1.4.13). It shows again when the pointer
 * comes back.
 * @returns properties for the chart
 */
function useTooltipDismissal() {
  const [dismissed, setDismissed] = useState(false);
  useWindowEvent('keydown', ({ key }) => {
    if (key === 'Escape') setDismissed(true);
  });
  return { withTooltip: !dismissed, onMouseEnter: () => setDismissed(false) };
}

// Both charts have a table beside them. They are hidden from assistive technology, so they take no focus.

/** In pixels (spec, section 9). */
const trendsHeight = 250;

/** The doughnut's size and the width of its ring, in pixels, with room for the counts around it. */
const ring = { size: 116, width: 12, room: 14 } as const;

/** Orders a day as a line, each day labelled by its short weekday, each point by its count. */
export function OrderTrendsChart({ days }: { days: readonly DateCount[] }) {
  const dismissal = useTooltipDismissal();
  return (
    <AreaChart
      {...dismissal}
      h={trendsHeight}
      data={[...days]}
      dataKey="date"
      series={[{ name: 'count', label: 'Orders', color: 'var(--console-accent-text)' }]}
      curveType="linear"
      withGradient={false}
      fillOpacity={0.06}
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
      areaProps={{
        label: { position: 'top', offset: 10, className: styles.point, formatter: countLabel },
      }}
      areaChartProps={{ margin: { top: 20, right: 8, bottom: 0, left: 0 } }}
    />
  );
}

/** Recharts types the value as anything. */
function countLabel(count: unknown): string {
  return typeof count === 'number' ? formatCount(count) : '';
}

/** The doughnut of order counts. */
export function OrderStatusChart({ slices }: { slices: readonly OrderStatusSlice[] }) {
  const dismissal = useTooltipDismissal();
  return (
    <DonutChart
      {...dismissal}
      data={slices
        .filter(({ count }) => count > 0)
        .map(({ name, count, color }) => ({ name, value: count, color }))}
      size={ring.size}
      thickness={ring.width}
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

/** The slice's count beside it, so that colour is not the only sign; none for a tiny slice. */
function sliceLabel(slice: PieLabelRenderProps) {
  const { cx, cy, midAngle = 0, outerRadius, percent = 0, value } = slice;
  if (percent < 0.03) return null;
  const radius = outerRadius + ring.room;
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
