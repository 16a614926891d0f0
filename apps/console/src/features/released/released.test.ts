import { expect, test } from 'vitest';
import { availability } from './released.ts';

test.for([
  [{ is_available: null }, 'Not Checked'],
  [{ last_checked: null, is_available: true }, 'Not Checked'],
  [{ last_checked: '', is_available: true }, 'Not Checked'],
  [{ last_checked: '1970-01-01T00:00:00Z', is_available: true }, 'Not Checked'],
  [{ last_checked: '1970-01-01T01:00:00+01:00', is_available: false }, 'Not Checked'],
  // Without a zone, as browsers east and west of Greenwich read it.
  [{ last_checked: '1970-01-01T00:00:00-09:00', is_available: true }, 'Not Checked'],
  [{ last_checked: '1970-01-01T00:00:00+13:00', is_available: true }, 'Not Checked'],
  [{ last_checked: '2026-11-20T01:04:11Z', is_available: true }, 'Available'],
  [{ last_checked: '2026-11-20T01:04:11Z', is_available: false }, 'Not Available'],
  [{ last_checked: '2026-11-20T01:04:11Z', is_available: null }, 'Not Available'],
] as const)('%j is %s', ([check, label]) => {
  expect(availability(check).label).toBe(label);
});
