/** The colours of a success rate's bar. */
export type RateColor = 'green' | 'yellow' | 'red';

/** Above 90 percent green, above 70 yellow, otherwise red (spec, section 2). */
export function rateColor(percent: number): RateColor {
  if (percent > 90) return 'green';
  return percent > 70 ? 'yellow' : 'red';
}
