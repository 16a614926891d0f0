const written = /^(\d{1,2}):(\d{2})(?::(\d{2}))?$/;

/**
 * A time of day as `HH:MM:SS`, 00:00:00 to 23:59:59 (spec, section 5); nothing for what is none. `7:50` and `07:50` are
 * read too.
 */
export function toTimeOfDay(text: string): string | undefined {
  const [, hours, minutes, seconds = '00'] = written.exec(text.trim()) ?? [];
  if (hours === undefined || minutes === undefined) return undefined;
  const fits = Number(hours) < 24 && Number(minutes) < 60 && Number(seconds) < 60;
  return fits ? `${hours.padStart(2, '0')}:${minutes}:${seconds}` : undefined;
}
