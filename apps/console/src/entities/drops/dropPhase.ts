import { dash } from '../../core/text/numbers.ts';
import { formatTimer, hour, minute, wholeDay } from '../../core/time/time.ts';
import type { DropWindow } from './dropWindows.ts';

/** The phase of a drop window: an hour or more before it, the last hour before it, during it, or after it. */
export interface DropPhase {
  kind: 'ahead' | 'soon' | 'open' | 'over';
  /** When the window opens, or closes if it is open, in milliseconds since 1970; undefined if not known. */
  until?: number | undefined;
}

/**
 * The phase of a window at a moment. Hours without a usual end last until one hour before the next hours, or until the
 * window closes.
 * @param now milliseconds since 1970
 */
export function dropPhase({ spans, opens, closes }: DropWindow, now: number): DropPhase {
  if (now >= closes) return { kind: 'over' };
  const next = spans.find(({ from }) => now < from);
  const current = spans.findLast(({ from }) => now >= from);
  const left = (next?.from ?? opens) - now;
  if (left > 0 && left < hour) return { kind: 'soon', until: next?.from };
  if (current ? !current.to || now < current.to : left <= 0)
    return { kind: 'open', until: current?.to };
  return { kind: 'ahead', until: next?.from };
}

/** Whether a window is open at a moment. */
export function isOpen(drop: DropWindow, now: number): boolean {
  return dropPhase(drop, now).kind === 'open';
}

/** The words for a phase, before the time that is left. */
export const phaseWords: Readonly<Record<DropPhase['kind'], string>> = {
  ahead: 'opens in',
  soon: 'opens in',
  open: 'open now',
  over: 'window over',
};

/**
 * The time left until a drop (spec, section 4; design, reading 27). Until an hour before the window opens: days and
 * hours, or hours only. After that: 'Soon', with a note: with known hours the minutes and seconds, `12:41`, then 'open
 * now'; after the window 'window over'. A dash if the window is not known.
 * @param now milliseconds since 1970
 */
export function timeLeft(
  drop: DropWindow | undefined,
  now: number,
): { text: string; note?: string | undefined } {
  if (!drop) return { text: dash };
  const { kind, until = drop.opens } = dropPhase(drop, now);
  const left = until - now;
  if (kind === 'ahead') {
    const [days, hours] = [Math.floor(left / wholeDay), Math.floor((left % wholeDay) / hour)];
    return { text: days > 0 ? `${days}d ${hours}h` : `${hours}h` };
  }
  if (kind !== 'over' && drop.spans.length === 0) return { text: 'Soon' };
  return { text: 'Soon', note: kind === 'soon' ? formatTimer(left) : phaseWords[kind] };
}

/**
 * Whether the time left to a drop changes within the minute: it counts down, or its phase changes.
 * @param now the start of a minute, in milliseconds since 1970
 */
export function isDropLive(drop: DropWindow, now: number): boolean {
  const [phase, next] = [dropPhase(drop, now), dropPhase(drop, now + minute)];
  return phase.kind !== next.kind || (phase.kind === 'soon' && phase.until !== undefined);
}
