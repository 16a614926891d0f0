import { Fragment } from 'react';
import { capitalize } from '../../core/text/labels.ts';
import { durationParts, formatTimer, utcDay, utcMinute } from '../../core/time/time.ts';
import { Clock } from '../../ui/value/Time.tsx';
import { tldsLabel, type DayWindow } from './dayWindows.ts';
import { dropPhase, isDropLive, isOpen, phaseWords, type DropPhase } from './dropPhase.ts';
import { windowHours, type DropWindow } from './dropWindows.ts';
import styles from './WindowPhase.module.css';

type WindowPhaseProps =
  /** In the top bar, alone with its numbers on the board, and as plain words. All name the window. */
  | { variant: 'chip' | 'clock' | 'words'; drop: DayWindow }
  /** A line of text below a heading that names the window. */
  | { variant: 'line'; drop: DropWindow };

/**
 * The phase of a drop window, with the time until it opens or closes: `opens in 12:41`, `open now · 12:41 left`. It
 * updates every minute, and every second from an hour before the window opens until it closes.
 */
export function WindowPhase(props: WindowPhaseProps) {
  const { drop } = props;
  return (
    <Clock isLive={(now) => isDropLive(drop, now) || isOpen(drop, now)}>
      {(now) => {
        const phase = dropPhase(drop, now);
        // Another window or phase gets new elements, so that its text is not a layout shift.
        return (
          <Fragment key={`${drop.opens} ${phase.kind}`}>
            {props.variant === 'line' && <Line drop={drop} phase={phase} now={now} />}
            {props.variant === 'chip' && <Chip drop={props.drop} phase={phase} now={now} />}
            {props.variant === 'words' && <Words drop={props.drop} phase={phase} now={now} />}
            {props.variant === 'clock' && <Numbers drop={props.drop} phase={phase} now={now} />}
          </Fragment>
        );
      }}
    </Clock>
  );
}

interface PhaseProps<Window> {
  drop: Window;
  phase: DropPhase;
  now: number;
}

/** `5h 12m` until an hour before a window, `12:41` after that. */
function formatLeft({ kind, until = 0 }: DropPhase, now: number): string {
  return kind === 'ahead' ? durationParts(until - now).join(' ') : formatTimer(until - now);
}

interface TimeToProps {
  phase: DropPhase;
  now: number;
  /** Whether it is hidden from readers. */
  silent?: boolean;
}

function TimeTo({ phase, now, silent }: TimeToProps) {
  const { until, kind } = phase;
  const at = until === undefined ? undefined : new Date(until).toISOString();
  return (
    <time dateTime={at} aria-hidden={silent}>
      {at ? formatLeft(phase, now) : phaseWords[kind]}
    </time>
  );
}

function Line({ drop, phase, now }: PhaseProps<DropWindow>) {
  const { kind, until } = phase;
  const open = kind === 'open';
  const words = drop.spans.length > 0 || kind === 'over' ? capitalize(phaseWords[kind]) : 'Today';
  const left = until && formatLeft(phase, now);
  return (
    <span data-open={open || undefined}>
      {left ? (open ? `${words} · ${left} left` : `${words} ${left}`) : words}
    </span>
  );
}

/** To a reader it says the time of day: a link whose name changes would be read again each second. */
function Chip({ drop, phase, now }: PhaseProps<DayWindow>) {
  const { kind, until } = phase;
  const open = kind === 'open';
  const at = `${open ? 'open until' : 'opens at'} ${utcMinute(until ?? drop.opens)} UTC`;
  return (
    <span className={styles.chip}>
      <b>{tldsLabel(drop)}</b> <i>{open && !until ? phaseWords.open : at}</i>
      {until !== undefined && <span aria-hidden>{`${phaseWords[kind]}${open ? ' ·' : ''}`}</span>}
      <TimeTo phase={phase} now={now} silent />
      {until !== undefined && open && <span aria-hidden>left</span>}
    </span>
  );
}

function Words({ drop, phase, now }: PhaseProps<DayWindow>) {
  return (
    <span>
      <span>{`${tldsLabel(drop)} ${phaseWords[phase.kind]} `}</span>
      {phase.until !== undefined && <TimeTo phase={phase} now={now} />}
      {phase.until !== undefined && phase.kind === 'open' && <span> left</span>}
    </span>
  );
}

function Numbers({ drop, phase, now }: PhaseProps<DayWindow>) {
  const { kind, until } = phase;
  const open = kind === 'open';
  const day = utcDay(drop.opens) > utcDay(now) ? 'tomorrow ' : '';
  return (
    <section className={styles.clock} aria-label="Drop window">
      <p>
        <span className={styles.dot} data-open={open || undefined} aria-hidden />
        <span>{`${tldsLabel(drop)} ${phaseWords[kind]}`}</span>
      </p>
      {until !== undefined && <TimeTo phase={phase} now={now} />}
      <span data-color="dim">
        {open && until ? `until ${utcMinute(until)}` : `${day}${windowHours(drop)}`}
      </span>
    </section>
  );
}
