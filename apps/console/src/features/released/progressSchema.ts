import * as v from 'valibot';

const Amount = v.pipe(v.number(), v.finite(), v.minValue(0));

/** Of a longer reason the rest is left out: local storage is small. */
const longestReason = 2000;

/** How far a check is, as it comes from local storage, where another version of the console may have left it. */
export const Progress = v.object({
  status: v.pipe(v.string(), v.maxLength(100)),
  progress_percent: v.pipe(Amount, v.maxValue(100)),
  checked_domains: Amount,
  total_domains: Amount,
  available_domains: Amount,
  failed_domains: Amount,
  elapsed_time: Amount,
  domains_per_second: Amount,
  estimated_remaining: v.nullable(Amount),
  current_domain: v.nullable(v.pipe(v.string(), v.maxLength(253))),
  error_message: v.nullable(
    v.pipe(
      v.string(),
      v.transform((text) => text.slice(0, longestReason)),
    ),
  ),
});
