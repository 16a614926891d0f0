const second = 1000;
const hour = 3600;
const day = 24 * hour;

const twoDigits = (value: number) => String(value).padStart(2, '0');

/**
 * A length of time as a clock shows it: `52:52`, `1:02:52` from an hour on, `2d 4h` from a day on. The second that has begun
 * counts as a whole one; what is past is `00:00`.
 */
export function clockFace(milliseconds: number): string {
  const left = Math.max(0, Math.ceil(milliseconds / second));
  if (left >= day) return `${Math.floor(left / day)}d ${Math.floor((left % day) / hour)}h`;
  const [hours, minutes, seconds] = [
    Math.floor(left / hour),
    Math.floor((left % hour) / 60),
    left % 60,
  ];
  const short = `${twoDigits(minutes)}:${twoDigits(seconds)}`;
  return hours > 0 ? `${hours}:${short}` : short;
}

/** The time of day of an instant in UTC, `19:22`; text that is no instant as it came. */
export function utcMinute(at: string): string {
  return partOfDay(at, 16);
}

/** The same to the second, `19:22:07`. */
export function utcSecond(at: string): string {
  return partOfDay(at, 19);
}

/** The same to the millisecond, `19:22:07.412`: what a race is decided by. */
export function utcMillisecond(at: string): string {
  return partOfDay(at, 23);
}

function partOfDay(at: string, end: number): string {
  const instant = Date.parse(at);
  return Number.isNaN(instant) ? at : new Date(instant).toISOString().slice(11, end);
}
