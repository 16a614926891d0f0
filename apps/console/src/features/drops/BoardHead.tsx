import { Button } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import {
  utcMinute,
  type Day,
  clockFace,
  formatDay,
  formatDuration,
  utcDay,
} from '../../core/time/time.ts';
import { useSecond } from '../../core/time/ticking.ts';
import { isOld, isOpen, nextWindow, tldsLabel } from '../../entities/domains/dayWindows.ts';
import styles from './BoardHead.module.css';
import { serverTimeAt } from '../../core/time/serverClock.ts';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import type { Meaning } from '../../entities/orders/OrderStateBadge.tsx';
import { OutcomeGlyph } from './OutcomeGlyph.tsx';
import { Ribbon } from '../../entities/domains/ribbon/Ribbon.tsx';
import board from './drops.module.css';
import { dash } from '../../core/text/numbers.ts';

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
        <span data-say={trouble ? 'bad' : undefined}>{text}</span>
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
      <span data-say="dim">
        {open
          ? `until ${utcMinute(window.to)}`
          : `${tomorrow ? 'tomorrow ' : ''}${utcMinute(window.from)}–${utcMinute(window.to)}`}
      </span>
    </section>
  );
}
