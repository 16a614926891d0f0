import { Button } from '@mantine/core';
import type { OrderState } from '@dropcatch/sdk';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { dash } from '../../core/text/numbers.ts';
import { toServerTime } from '../../core/time/serverClock.ts';
import { useNowEveryMinute, useNowEverySecond } from '../../core/time/useNow.ts';
import { formatDay, formatDuration, minute, second, type Day } from '../../core/time/time.ts';
import {
  nextWindow,
  tldsLabel,
  windowsAround,
  type DayWindow,
} from '../../entities/drops/dayWindows.ts';
import { dueAt, isOutdated, refreshInterval } from '../../entities/drops/liveRefresh.ts';
import { Ribbon } from '../../entities/drops/Ribbon.tsx';
import { WindowPhase } from '../../entities/drops/WindowPhase.tsx';
import { OrderGlyph } from '../../entities/orders/OrderStateBadge.tsx';
import { Skeleton } from '../../ui/page/Skeleton.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { lastResults } from './customerOrders.ts';
import styles from './drops.module.css';

/** The props of both boards. */
export interface BoardProps {
  day: Day;
  paused: boolean;
  onPause: () => void;
}

interface QueryState {
  dataUpdatedAt: number;
  isError: boolean;
}

interface BoardHeadProps extends BoardProps {
  /** The queries of the board. The oldest data gives the age of the board. */
  queries: readonly QueryState[];
  /** A query that refreshes less often. It counts for failures, but not for the age. */
  slowQuery?: QueryState;
  /** Figures with the glyph of a state. A count is undefined until its rows are read. */
  score: readonly { label: string; state: OrderState; count: number | undefined }[];
  /** The results of a past window in words; empty if there are none. */
  resultsOf: (drop: DayWindow) => string;
}

/** The top of the board: the date, the age of the data, the countdown, the score, and the timeline of the day. */
export function BoardHead(props: BoardHeadProps) {
  const { day, paused, onPause, queries, slowQuery, score, resultsOf } = props;
  const now = useNowEveryMinute();
  const drop = nextWindow(now);
  const past = windowsAround(now).findLast(({ closes }) => isJustDecided(closes, now));
  const results = past && resultsOf(past);
  const failed = queries.some(({ isError }) => isError) || slowQuery?.isError === true;
  const Icon = paused ? IconPlayerPlay : IconPlayerPause;
  return (
    <>
      <PageHeader title="Drop Board" subtitle={`${formatDay(day)}, times in UTC`}>
        <Age
          at={Math.min(...queries.map(({ dataUpdatedAt }) => dataUpdatedAt))}
          failed={failed}
          paused={paused}
        />
        <span className="visually-hidden" role="status">
          {results && `${tldsLabel(past)}: ${results}`}
        </span>
        <Button
          variant="default"
          size="xs"
          data-icon-on-phone
          className={styles.pause}
          leftSection={<Icon size={14} aria-hidden />}
          onClick={onPause}
        >
          {paused ? 'Resume' : 'Pause'}
        </Button>
      </PageHeader>
      <div className={styles.header}>
        <div>{drop && <WindowPhase variant="clock" drop={drop} />}</div>
        <div role="group" aria-label="Score" className={styles.figures}>
          <dl className={styles.score}>
            {score.map(({ label, state, count }) => (
              <div key={label}>
                <dt>
                  <OrderGlyph state={state} />
                  <span>{label}</span>
                </dt>
                <dd>{count ?? (failed ? dash : <Skeleton width={24} height={20} late />)}</dd>
              </div>
            ))}
          </dl>
        </div>
        <Ribbon day={day} />
      </div>
    </>
  );
}

interface AgeProps {
  /** When the oldest data arrived, in milliseconds by this computer's clock; 0 if some data is missing. */
  at: number;
  failed: boolean;
  paused: boolean;
}

/**
 * The age of the data, or that it is live. A failed read is said quietly at first, since the next one may work, and
 * aloud once polls were missed.
 */
function Age({ at, failed, paused }: AgeProps) {
  const now = useNowEverySecond();
  const readAt = toServerTime(at);
  const age = Math.max(0, now - readAt);
  const isStale = !paused && at > 0 && isOutdated(readAt, now);
  const isLive = refreshInterval(now) < minute && now < dueAt(readAt) + 5 * second;
  const since = age < second ? 'just now' : `${formatDuration(age)} ago`;
  const updated = `Updated ${since}`;
  const text =
    at === 0
      ? failed
        ? 'Not loaded'
        : 'Loading…'
      : paused
        ? `Paused · ${since}`
        : failed || isStale
          ? `Not refreshed · ${since}`
          : isLive
            ? 'Live'
            : updated;
  return (
    <>
      <span className={styles.age} title={updated}>
        <span className={styles.dot} data-live={text === 'Live' || undefined} aria-hidden />
        <span data-color={isStale ? 'bad' : undefined}>{text}</span>
      </span>
      <span className="visually-hidden" role="status">
        {isStale && 'The board could not be refreshed'}
      </span>
      {/* Apart, so that it is not said again after the other. */}
      <span className="visually-hidden" role="status">
        {windowNews(now)}
      </span>
    </>
  );
}

/** Whether the last results of a window are in, but for no longer than a reader needs to say them. */
const isJustDecided = (closes: number, now: number) =>
  now >= closes + lastResults && now < closes + lastResults + 3 * minute;

/** What a reader says of a window: that it opens in a minute, is open, and is over. */
function windowNews(now: number): string {
  const over = windowsAround(now).find(({ closes }) => now >= closes && now < closes + minute);
  if (over) return `${tldsLabel(over)} is over`;
  const next = nextWindow(now);
  if (!next || now < next.opens - minute) return '';
  const tlds = tldsLabel(next);
  return now < next.opens ? `One minute until ${tlds} opens` : `${tlds} is open`;
}
