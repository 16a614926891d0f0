import { lazyPart } from '../../ui/page/lazyPart.tsx';

/**
 * Starts loading the charts, which are heavier than the rest of the screen. Call it when the data is requested. Further
 * calls do nothing.
 */
export const loadCharts = () => import('./charts.tsx');

/** The line chart in its lazy chunk. */
export const OrderTrendsChart = lazyPart(async () => (await loadCharts()).OrderTrendsChart);

/** The doughnut in its lazy chunk. */
export const OrderStatusChart = lazyPart(async () => (await loadCharts()).OrderStatusChart);
