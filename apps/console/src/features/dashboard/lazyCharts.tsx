import { lazyWithFallback } from '../../ui/page/lazyWithFallback.tsx';

/**
 * Starts loading the charts, which are heavier than the rest of the screen. Call it when the data is requested. Further
 * calls do nothing.
 */
export const loadCharts = () => import('./charts.tsx');

/** The line chart in its lazy chunk. */
export const OrderTrendsChart = lazyWithFallback(async () => (await loadCharts()).OrderTrendsChart);

/** The doughnut in its lazy chunk. */
export const OrderStatusChart = lazyWithFallback(async () => (await loadCharts()).OrderStatusChart);
