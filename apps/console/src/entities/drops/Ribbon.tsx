import { useId } from 'react';
import { useIsNarrow } from '../../core/browser/media.ts';
import { useNowEveryMinute } from '../../core/time/useNow.ts';
import { hour, utcMinute, type Day } from '../../core/time/time.ts';
import { dayWindows, tldsLabel } from './dayWindows.ts';
import { positionInDay, ribbonWindows } from './ribbonWindows.ts';
import styles from './Ribbon.module.css';

const hours = [0, 3, 6, 9, 12, 15, 18, 21];

/** Where a bar lies: 14 px high, or 6 px beside another one. */
const lanes = {
  whole: { y: '1.25rem', height: '0.875rem' },
  upper: { y: '1.25rem', height: '0.375rem' },
  lower: { y: '1.75rem', height: '0.375rem' },
};

/** The width of a character in percent of the ribbon. */
const characterWidth = { wide: 0.6, narrow: 1.9 };

const percent = (value: number) => `${value.toFixed(2)}%`;

/**
 * A timeline of the day with its drop windows and the current time. Elements are positioned by attributes, since the
 * Content-Security-Policy forbids inline styles. Heights grow with the font size.
 */
export function Ribbon({ day }: { day: Day }) {
  const now = useNowEveryMinute();
  const narrow = useIsNarrow();
  const fade = useId();
  const windows = dayWindows(day);
  const bars = ribbonWindows(
    day,
    windows,
    now,
    narrow ? characterWidth.narrow : characterWidth.wide,
  );
  const nowPosition = positionInDay(day, now);
  const start = Date.parse(`${day}T00:00:00Z`);
  const clock = utcMinute(now);
  const descriptions = windows.map((drop) => {
    const [{ from, to }] = drop.spans;
    return `${tldsLabel(drop)} from ${utcMinute(from)} ${to ? `to ${utcMinute(to)}` : 'on'}`;
  });
  // Hour labels that would overlap the current time are hidden.
  const labelWidth = narrow ? 11 : 4;
  const nowX = Math.min(100 - labelWidth / 2, Math.max(labelWidth / 2, nowPosition));
  return (
    <svg
      className={styles.ribbon}
      role="img"
      aria-label={`Drop windows of the day in UTC; now it is ${clock}. ${descriptions.join('; ')}.`}
    >
      {hours.map((each) => {
        const x = positionInDay(day, start + each * hour);
        const shown =
          (!narrow || each % 6 === 0) && Math.abs(x + labelWidth / 2 - nowX) > labelWidth;
        return (
          <g key={each}>
            <line x1={percent(x)} x2={percent(x)} y1="1rem" y2="2.375rem" className={styles.tick} />
            {shown && (
              <text x={percent(x)} dx="0.25rem" y="3.25rem">
                {`${String(each).padStart(2, '0')}:00`}
              </text>
            )}
          </g>
        );
      })}
      <rect x="0" y="1.625rem" width="100%" height="0.125rem" className={styles.axis} />
      <defs>
        <linearGradient id={fade}>
          <stop offset="0.45" stopColor="white" />
          <stop offset="1" stopColor="black" />
        </linearGradient>
        <mask id={`${fade}-mask`} maskContentUnits="objectBoundingBox">
          <rect width="1" height="1" fill={`url(#${fade})`} />
        </mask>
      </defs>
      {bars.map(
        ({ key, label, x, width, labelX, labelled, lane, endLabel, fades, open, next, later }) => (
          <g
            key={key}
            data-open={open || undefined}
            data-next={next || undefined}
            data-later={later || undefined}
          >
            <rect
              x={percent(x)}
              {...lanes[lane]}
              width={percent(width)}
              rx="0.1875rem"
              mask={fades ? `url(#${fade}-mask)` : undefined}
            />
            {endLabel && !narrow && (
              <text x={percent(x + width)} dx="0.3125rem" y="2.125rem">
                {endLabel}
              </text>
            )}
            {labelled && (
              <text x={percent(labelX)} y="0.75rem" textAnchor="middle">
                {label}
              </text>
            )}
          </g>
        ),
      )}
      <line
        x1={percent(nowPosition)}
        x2={percent(nowPosition)}
        y1="0.9375rem"
        y2="2.4375rem"
        className={styles.now}
      />
      <text x={percent(nowX)} y="3.25rem" textAnchor="middle" className={styles.nowText}>
        {clock}
      </text>
    </svg>
  );
}
