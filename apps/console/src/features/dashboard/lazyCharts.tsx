import { lazyWithFallback } from '../../ui/page/lazyWithFallback.tsx';

/**
 * Starts loading the charts, which are larger than the rest of the screen. Call it when the data is requested. Further
 * calls do nothing.
 */
export const loadCharts = () => import('./charts.tsx');

export const OrderTrendsChart = lazyWithFallback(async () => (await loadCharts()).OrderTrendsChart);

export const OrderStatusChart = lazyWithFallback(async () => (await loadCharts()).OrderStatusChart);
