import { wholeDay, type Day } from '../../core/time/time.ts';
import { nextToOpen, tldsLabel, type DayWindow } from './dayWindows.ts';
import { isOpen } from './dropPhase.ts';

/** A window as the ribbon draws it, in percent of the day. */
interface RibbonWindow {
  key: string;
  label: string;
  x: number;
  width: number;
  labelX: number;
  /** Whether its label fits above, beside those of the others. */
  labelled: boolean;
  /** Windows that overlap lie in two lanes. The second one has its label at its end. */
  lane: 'whole' | 'upper' | 'lower';
  /** The label at the end of a bar in the second lane; empty without one. */
  endLabel: string;
  /** Whether no usual end is known: it fades. */
  fades: boolean;
  open: boolean;
  /** Whether it is the next window to open. */
  next: boolean;
  /** Whether it opens after that. */
  later: boolean;
}

/** The narrowest visible bar, in percent. */
const minBarWidth = 0.6;

/** The position of a moment in a UTC day, from 0 to 100 percent. */
export function positionInDay(day: Day, at: number): number {
  const part = (at - Date.parse(`${day}T00:00:00Z`)) / wholeDay;
  return Math.min(100, Math.max(0, part * 100));
}

/**
 * The windows of a day as bars. If labels would overlap, only the most urgent one shows: that of an open window, then
 * of a later one, then of a past one.
 * @param characterWidth the width of a character in percent of the ribbon
 */
export function ribbonWindows(
  day: Day,
  windows: readonly DayWindow[],
  now: number,
  characterWidth: number,
): RibbonWindow[] {
  const upcoming = nextToOpen(now);
  const overlaps = (a: DayWindow | undefined, b: DayWindow | undefined) =>
    a !== undefined && b !== undefined && a.opens < b.closes && b.opens < a.closes;
  const bars: RibbonWindow[] = [];
  for (const [index, drop] of windows.entries()) {
    const x = positionInDay(day, drop.opens);
    const width = Math.max(minBarWidth, positionInDay(day, drop.closes) - x);
    const label = tldsLabel(drop);
    const half = ((label.length + 1) / 2) * characterWidth;
    const labelX = Math.min(100 - half, Math.max(half, x + width / 2));
    const key = `${drop.opens} ${label}`;
    const open = isOpen(drop, now);
    const next = drop === upcoming;
    const later = !next && drop.opens > now;
    const isSecond = windows
      .slice(0, index)
      .some((each, before) => bars[before]?.lane === 'upper' && overlaps(each, drop));
    const isFirst = !isSecond && overlaps(drop, windows[index + 1]);
    const lane = isSecond ? 'lower' : isFirst ? 'upper' : 'whole';
    // Bars that end together in the second lane share a label.
    const same =
      isSecond && bars.findLast((bar) => bar.lane === 'lower' && bar.x + bar.width === x + width);
    const endLabel = isSecond ? [same ? same.endLabel : '', label].filter(Boolean).join(' · ') : '';
    if (same) same.endLabel = '';
    const fades = drop.spans[0].to === undefined;
    bars.push({
      key,
      label,
      x,
      width,
      labelX,
      labelled: false,
      lane,
      endLabel,
      fades,
      open,
      next,
      later,
    });
  }
  const urgency = ({ open, x, width }: RibbonWindow) =>
    open ? -2 : x + width > positionInDay(day, now) ? -1 : 0;
  const placed: RibbonWindow[] = [];
  const above = bars.filter(({ lane }) => lane !== 'lower');
  for (const bar of above.toSorted((a, b) => urgency(a) - urgency(b) || a.x - b.x)) {
    const fits = (other: RibbonWindow) =>
      Math.abs(bar.labelX - other.labelX) >=
      ((bar.label.length + other.label.length) / 2 + 2) * characterWidth;
    if (!placed.every(fits)) continue;
    bar.labelled = true;
    placed.push(bar);
  }
  return bars;
}
