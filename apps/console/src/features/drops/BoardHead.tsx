import { Button } from '@mantine/core';
import type { OrderState } from '@dropcatch/sdk';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { dash } from '../../core/text/numbers.ts';
import { toServerTime } from '../../core/time/serverClock.ts';
import { useNowEverySecond } from '../../core/time/useNow.ts';
import {
  formatTimer,
  formatDay,
  formatDuration,
  utcDay,
  utcMinute,
  type Day,
} from '../../core/time/time.ts';
import { isOld, isOpen, nextWindow, tldsLabel } from '../../entities/domains/dayWindows.ts';
import { Ribbon } from '../../entities/domains/ribbon/Ribbon.tsx';
import { OrderGlyph } from '../../entities/orders/OrderStateBadge.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import styles from './drops.module.css';

/** The props of both boards. */
export interface BoardProps {
  day: Day;
  paused: boolean;
  onPause: () => void;
}

interface Read {
  dataUpdatedAt: number;
  isError: boolean;
}

interface BoardHeadProps extends BoardProps {
  /** The data on the board. The oldest gives the age of the board. */
  reads: readonly Read[];
  /** Data that is read less often. It counts for failures, but not for the age. */
  seldom?: Read;
  /** Figures with the glyph of a state. A count that is not known is undefined. */
  score: readonly { label: string; state: OrderState; count: number | undefined }[];
}

/** The top of the board: the date, the age of the data, the clock, the score, and the ribbon of the day. */
export function BoardHead({ day, paused, onPause, reads, seldom, score }: BoardHeadProps) {
  const Icon = paused ? IconPlayerPlay : IconPlayerPause;
  return (
    <>
      <PageHeader title="Drop Board" subtitle={`${formatDay(day)}, times in UTC`}>
        <Age
          at={Math.min(...reads.map(({ dataUpdatedAt }) => dataUpdatedAt))}
          failed={reads.some(({ isError }) => isError) || seldom?.isError === true}
          paused={paused}
        />
        <Button
          variant="default"
          size="xs"
          className={styles.pause}
          leftSection={<Icon size={14} aria-hidden />}
          onClick={onPause}
        >
          {paused ? 'Resume' : 'Pause'}
        </Button>
      </PageHeader>
      <div className={styles.clockline}>
        <Clock />
        <dl className={styles.score} aria-label="Score">
          {score.map(({ label, state, count }) => (
            <div key={label}>
              <dt>
                <OrderGlyph state={state} />
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

interface AgeProps {
  /** The time at which the oldest data arrived, in milliseconds by this computer's clock; 0 if any is missing. */
  at: number;
  failed: boolean;
  paused: boolean;
}

/**
 * The age of the data. It turns grey after missed polls, and says so in words if a read failed or the board is paused.
 */
function Age({ at, failed, paused }: AgeProps) {
  const now = useNowEverySecond();
  const age = Math.max(0, now - toServerTime(at));
  const trouble = !paused && (failed || (at > 0 && isOld(age, now)));
  const since = age < 1000 ? 'just now' : `${formatDuration(age)} ago`;
  const words = paused ? 'Paused ·' : trouble ? 'Not refreshed ·' : 'Updated';
  const text = at === 0 ? (failed ? 'Not loaded' : 'Loading…') : `${words} ${since}`;
  return (
    <>
      <span className={styles.age}>
        <span
          className={styles.dot}
          data-old={trouble || paused || at === 0 || undefined}
          aria-hidden
        />
        <span data-color={trouble ? 'bad' : undefined}>{text}</span>
      </span>
      <span className="visually-hidden" role="status">
        {trouble ? 'The board could not be refreshed' : ''}
      </span>
    </>
  );
}

/** The open or next window, and the time until it closes or opens. */
function Clock() {
  const now = useNowEverySecond();
  const window = nextWindow(now);
  if (!window) return <div />;
  const open = isOpen(window, now);
  const change = open ? window.to : window.from;
  const face = formatTimer(Date.parse(change) - now);
  const tomorrow = utcDay(Date.parse(window.from)) > utcDay(now);
  return (
    <section key={change} className={styles.clock} aria-label="Drop window">
      <p>
        <span className={styles.dot} data-old={!open || undefined} aria-hidden />
        <span>{`${tldsLabel(window)} ${open ? 'open now' : 'opens in'}`}</span>
      </p>
      <time dateTime={change}>{face}</time>
      <span key={face.length} data-color="dim">
        {open
          ? `until ${utcMinute(window.to)}`
          : `${tomorrow ? 'tomorrow ' : ''}${utcMinute(window.from)}–${utcMinute(window.to)}`}
      </span>
    </section>
  );
}
