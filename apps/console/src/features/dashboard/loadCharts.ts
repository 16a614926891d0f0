/**
 * Starts loading the charts, which are larger than the rest of the screen. Call it when the data is requested. Further
 * calls do nothing.
 */
export const loadCharts = () => import('./charts.tsx');
