import { dash } from '../../core/text/numbers.ts';
import { formatTimer } from '../../core/time/time.ts';
import type { DropWindow } from './dropWindows.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The phase of a drop window: an hour or more before it, the last hour before it, during it, or after it. */
export interface DropPhase {
  kind: 'ahead' | 'soon' | 'open' | 'over';
  /** The instant at which the window opens, or closes if it is open; undefined if not known. */
  until?: string | undefined;
}

/**
 * The phase of a window at a moment. Hours without a usual end last until one hour before the next hours, or until the
 * window closes.
 * @param now milliseconds since 1970
 */
export function dropPhase({ spans, opens, closes }: DropWindow, now: number): DropPhase {
  if (now >= closes) return { kind: 'over' };
  const next = spans.find(({ from }) => now < Date.parse(from));
  const current = spans.findLast(({ from }) => now >= Date.parse(from));
  const left = (next ? Date.parse(next.from) : opens) - now;
  if (left > 0 && left < hour) return { kind: 'soon', until: next?.from };
  if (current ? !current.to || now < Date.parse(current.to) : left <= 0)
    return { kind: 'open', until: current?.to };
  return { kind: 'ahead', until: next?.from };
}

/** Whether a window is open at a moment. */
export function isOpen(window: DropWindow, now: number): boolean {
  return dropPhase(window, now).kind === 'open';
}

/** The words for a phase, before the time that is left. */
export const phaseWords: Readonly<Record<DropPhase['kind'], string>> = {
  ahead: 'opens in',
  soon: 'opens in',
  open: 'open now',
  over: 'window over',
};

/** A phase as text: `opens in 12:41`, `open now · 12:41 left`, `open now` or `window over`. */
export function phaseText({ kind, until }: DropPhase, now: number): string {
  const words = phaseWords[kind];
  if (!until) return words;
  const left = formatTimer(Date.parse(until) - now);
  return kind === 'open' ? `${words} · ${left} left` : `${words} ${left}`;
}

/**
 * The time left until a drop (spec, section 4; design, reading 27). Until an hour before the window opens: days and
 * hours, or hours only. After that: 'Soon', with a note: with known hours the minutes and seconds, `12:41`, then 'open
 * now'; after the window 'window over'. A dash if the window is not known.
 * @param now milliseconds since 1970
 */
export function timeLeft(
  window: DropWindow | undefined,
  now: number,
): { text: string; note?: string | undefined } {
  if (!window) return { text: dash };
  const { kind, until } = dropPhase(window, now);
  const left = (until ? Date.parse(until) : window.opens) - now;
  if (kind === 'ahead') {
    const [days, hours] = [Math.floor(left / day), Math.floor((left % day) / hour)];
    return { text: days > 0 ? `${days}d ${hours}h` : `${hours}h` };
  }
  if (kind !== 'over' && window.spans.length === 0) return { text: 'Soon' };
  return { text: 'Soon', note: kind === 'soon' ? formatTimer(left) : phaseWords[kind] };
}

/** Whether a drop needs updating every second: it counts down, or its phase changes within a minute. */
export function isDropLive(window: DropWindow, now: number): boolean {
  const [phase, next] = [dropPhase(window, now), dropPhase(window, now + minute)];
  return phase.kind !== next.kind || (phase.kind === 'soon' && phase.until !== undefined);
}
