import { memo } from 'react';
import { utcSecond } from '../../core/time/time.ts';
import { tickMilliseconds, type Lane } from './lanes.ts';
import type { AnswerTone } from './outcome.ts';
import styles from './RaceTable.module.css';

const width = 96;

/** What each tone means, in the order of drawing: a catch lies on top. */
const tones: Readonly<Record<AnswerTone, string>> = {
  plain: '2302',
  bad: 'other answers',
  good: '1000',
};

interface RaceLaneProps {
  /** The creates that were on a page. */
  lane: Lane | undefined;
  /** The hours of the drop, in milliseconds since 1970. */
  opens: number;
  closes: number;
}

/**
 * The creates of a name over its drop window: grey for 2302, green for a catch, red for all other answers. Renders only
 * when they change, since the rows around it render every second.
 */
export const RaceLane = memo(function RaceLane({ lane, opens, closes }: RaceLaneProps) {
  const ticks = Object.entries(lane ?? {})
    .map(([tick, tone]) => ({ at: Number(tick) * tickMilliseconds, tone }))
    .toSorted((a, b) => a.at - b.at);
  const [first, last] = [ticks[0], ticks.at(-1)];
  const shown = Object.entries(tones).flatMap(([tone, label]) => {
    const own = ticks.filter((tick) => tick.tone === tone);
    const shares = own.map(({ at }) => (at - opens) / (closes - opens));
    const xs = shares.filter((share) => share >= 0 && share < 1);
    const lines = new Set(xs.map((share) => `M${Math.floor(share * width) + 0.5} 2v12`));
    return own.length > 0 ? [{ tone, label, path: [...lines].join('') }] : [];
  });
  const labels = shown.map(({ label }) => label).join(', ');
  const name =
    first && last
      ? `Creates ${utcSecond(first.at)}–${utcSecond(last.at)}: ${labels}`
      : 'No creates';
  return (
    <svg
      className={styles.lane}
      width={width}
      height={16}
      viewBox={`0 0 ${width} 16`}
      role="img"
      aria-label={name}
    >
      {shown.map(({ tone, path }) => (
        <path key={tone} d={path} data-tone={tone} />
      ))}
    </svg>
  );
});
