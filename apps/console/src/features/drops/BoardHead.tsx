import { Button } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useNarrow } from '../../core/browser/media.ts';
import {
  utcMinute,
  type Day,
  clockFace,
  formatDay,
  formatDuration,
  utcDay,
} from '../../core/time/time.ts';
import { useWholeMinute, useSecond } from '../../core/time/ticking.ts';
import {
  dayWindows,
  tldsLabel,
  isOld,
  isOpen,
  nextWindow,
} from '../../entities/domains/dayWindows.ts';
import { placeInDay, ribbonWindows } from './ribbonWindows.ts';
import styles from './BoardHead.module.css';
import { serverTimeAt } from '../../core/time/serverClock.ts';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import type { Meaning } from '../../entities/orders/OrderStateBadge.tsx';
import { OutcomeGlyph } from './OutcomeGlyph.tsx';
import says from '../../ui/value/says.module.css';
import board from './drops.module.css';
import { dash } from '../../core/text/numbers.ts';

const hours = [0, 3, 6, 9, 12, 15, 18, 21];

const hour = 3_600_000;

/** The width of a character in percent of the ribbon. */
const character = { wide: 0.6, narrow: 1.9 };

const percent = (value: number) => `${value.toFixed(2)}%`;

/** The day from left to right: its windows, and now. Placed by attributes, since the policy forbids inline styles. */
function Ribbon({ day }: { day: Day }) {
  const now = useWholeMinute();
  const narrow = useNarrow();
  const windows = dayWindows(day);
  const bars = ribbonWindows(day, windows, now, narrow ? character.narrow : character.wide);
  const at = placeInDay(day, now);
  const start = Date.parse(`${day}T00:00:00Z`);
  const clock = utcMinute(new Date(now).toISOString());
  const words = windows.map((window) => {
    const until = window.endless ? 'on' : `to ${utcMinute(window.to)}`;
    return `${tldsLabel(window)} from ${utcMinute(window.from)} ${until}`;
  });
  // Hours beside the present one give way to it.
  const near = narrow ? 11 : 4;
  const nowX = Math.min(100 - near / 2, Math.max(near / 2, at));
  return (
    <svg
      className={styles.ribbon}
      role="img"
      aria-label={`Drop windows of the day in UTC; now it is ${clock}. ${words.join('; ')}.`}
    >
      {hours.map((each) => {
        const x = placeInDay(day, start + each * hour);
        const shown = (!narrow || each % 6 === 0) && Math.abs(x + near / 2 - nowX) > near;
        return (
          <g key={each}>
            <line x1={percent(x)} x2={percent(x)} y1="16" y2="38" className={styles.tick} />
            {shown && (
              <text x={percent(x)} dx="4" y="52">
                {`${String(each).padStart(2, '0')}:00`}
              </text>
            )}
          </g>
        );
      })}
      <rect x="0" y="26" width="100%" height="2" className={styles.axis} />
      {bars.map(({ key, label, x, width, labelX, labelled, open }) => (
        <g key={key} data-open={open || undefined}>
          <rect x={percent(x)} y="20" width={percent(width)} height="14" rx="3" />
          {labelled && (
            <text x={percent(labelX)} y="12" textAnchor="middle">
              {label}
            </text>
          )}
        </g>
      ))}
      <line x1={percent(at)} x2={percent(at)} y1="15" y2="39" className={styles.now} />
      <text x={percent(nowX)} y="52" textAnchor="middle" className={styles.nowText}>
        {clock}
      </text>
    </svg>
  );
}

/** How the reads of the board went, as queries tell it. */
interface Freshness {
  /** When the oldest of what shows came, in milliseconds by this computer's clock; 0 where something is missing. */
  at: number;
  /** The last read of something failed. */
  failed: boolean;
}

/**
 * The freshness of several queries together.
 * @param seldom queries that are asked for less often: they count where they fail, not for the age
 */
export function freshnessOf(
  queries: readonly { dataUpdatedAt: number; isError: boolean }[],
  seldom: readonly { isError: boolean }[] = [],
): Freshness {
  return {
    at: Math.min(...queries.map(({ dataUpdatedAt }) => dataUpdatedAt)),
    failed: [...queries, ...seldom].some(({ isError }) => isError),
  };
}

/** One figure of the score. */
interface Figure {
  label: string;
  meaning: Meaning;
  /** Undefined while it is not known. */
  count: number | undefined;
}

interface BoardHeadProps {
  day: Day;
  paused: boolean;
  onPause: () => void;
  freshness: Freshness;
  score: readonly Figure[];
}

/** What stands on top of the board: the date, how old the data is, the clock, the score, and the ribbon of the day. */
export function BoardHead({ day, paused, onPause, freshness, score }: BoardHeadProps) {
  const Icon = paused ? IconPlayerPlay : IconPlayerPause;
  return (
    <>
      <PageHeader title="Drop Board" subtitle={`${formatDay(day)}, times in UTC`}>
        <Age {...freshness} paused={paused} />
        <Button
          variant="default"
          size="xs"
          className={styles.pause}
          leftSection={<Icon size={14} aria-hidden />}
          onClick={onPause}
        >
          {paused ? 'Go On' : 'Pause'}
        </Button>
      </PageHeader>
      <div className={styles.clockline}>
        <Clock />
        <dl className={styles.score} aria-label="Score">
          {score.map(({ label, meaning, count }) => (
            <div key={label}>
              <dt>
                <OutcomeGlyph meaning={meaning} />
                {label}
              </dt>
              <dd>{count ?? dash}</dd>
            </div>
          ))}
        </dl>
        <Ribbon day={day} />
      </div>
    </>
  );
}

/** How old the data is; grey once polls were missed, and in words where a read failed or the board is paused. */
function Age({ at, failed, paused }: Freshness & { paused: boolean }) {
  const now = useSecond();
  const age = Math.max(0, now - serverTimeAt(at));
  const old = at > 0 && !paused && isOld(age, now);
  const trouble = !paused && (failed || old);
  const since = age < 1000 ? 'just now' : `${formatDuration(age)} ago`;
  const words = paused ? 'Paused ·' : trouble ? 'Not refreshed ·' : 'Updated';
  const text = at === 0 ? (failed ? 'Not loaded' : 'Loading…') : `${words} ${since}`;
  return (
    <>
      <span className={styles.age} data-old={trouble || paused || at === 0 || undefined}>
        <span className={`${board.dot} ${styles.dot}`} aria-hidden />
        <span className={says.says} data-say={trouble ? 'bad' : undefined}>
          {text}
        </span>
      </span>
      <span className="visually-hidden" role="status">
        {trouble ? 'The board could not be refreshed' : ''}
      </span>
    </>
  );
}

/** The window that is open, or opens next, and how long that still is. */
function Clock() {
  const now = useSecond();
  const window = nextWindow(now);
  if (!window) return <div />;
  const open = isOpen(window, now);
  const left = Date.parse(open ? window.to : window.from) - now;
  const tomorrow = utcDay(Date.parse(window.from)) > utcDay(now);
  return (
    <section className={styles.clock} aria-label="Drop window">
      <p data-open={open || undefined}>
        <span className={`${board.dot} ${styles.dot}`} aria-hidden />
        <span>{`${tldsLabel(window)} ${open ? 'open now' : 'opens in'}`}</span>
      </p>
      <time className={styles.big} dateTime={open ? window.to : window.from}>
        {clockFace(left)}
      </time>
      <span className={says.dim}>
        {open
          ? `until ${utcMinute(window.to)}`
          : `${tomorrow ? 'tomorrow ' : ''}${utcMinute(window.from)}–${utcMinute(window.to)}`}
      </span>
    </section>
  );
}
