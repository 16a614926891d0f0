import { Progress } from '@mantine/core';
import { formatPercent } from '../../core/text/numbers.ts';
import { rateColor, type RateColor } from './rateColor.ts';
import styles from './RateBar.module.css';

const shades: Readonly<Record<RateColor, string>> = {
  green: 'green.7',
  yellow: 'yellow.6',
  red: 'red.7',
};

/** A success rate as a number and a bar in its colour (spec, section 2). */
export function RateBar({ percent }: { percent: number }) {
  const color = rateColor(percent);
  return (
    <span className={styles.rate} data-color={color}>
      <Progress value={percent} color={shades[color]} aria-label="Success rate" flex={1} />
      <span className={styles.number}>{formatPercent(percent)}</span>
    </span>
  );
}
