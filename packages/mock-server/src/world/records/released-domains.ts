import type { ReleasedDomain } from '@dropcatch/sdk';
import * as v from 'valibot';
import { dateText } from '../time.ts';
import { count, listOfEach, oneOf, ordinal, shape, text } from '../../input/input.ts';
import { domainName, recordOf } from './record.ts';

const checkedName = shape({
  id: ordinal,
  domain: text,
  status: oneOf(['available', 'taken', 'error']),
});

export type CheckedName = v.InferOutput<typeof checkedName>;

export const checkPlan = shape({
  release_date: dateText,
  account_id: v.nullable(ordinal),
  user_id: v.nullable(ordinal),
  /** Number of domains to check, even if the check cannot start. */
  total: count,
  names: listOfEach(checkedName),
  batch: ordinal,
  written: count,
});

/** The values of data sources are computed from the name. */
export const releasedDomains = recordOf<ReleasedDomain>('ReleasedDomain')({
  lookedUp: ['enrichment'],
  own: {
    id: ordinal,
    domain: domainName,
    /** Account of the last check. Undefined before the first one. */
    checked_through: v.optional(v.nullable(ordinal)),
  },
});

export type ReleasedCheckPlan = v.InferOutput<typeof checkPlan>;
export type StoredReleasedDomain = v.InferOutput<typeof releasedDomains>;

/** "Never" in the format of some services: the start of Unix time. */
export const EPOCH = '1970-01-01T00:00:00Z';

/** Whether a domain was ever checked (spec, section 4). */
export const wasChecked = ({ last_checked }: StoredReleasedDomain): boolean =>
  last_checked != null && last_checked !== EPOCH;
