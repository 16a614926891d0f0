/** The days of the week, from 0 for Sunday as cron and dates count them. */
export const weekdayNames = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

/** The months, from 0 for January as dates count them. */
export const monthNames =
  'January February March April May June July August September October November December'.split(
    ' ',
  );
