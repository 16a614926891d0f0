import type { RawAnswer } from '../http-call.ts';
import type { ApiPromise } from '../signatures.ts';

/** Adds the methods of an ApiPromise to a promise of the data. */
export function toApiPromise(answer: Promise<RawAnswer>): ApiPromise<unknown> {
  const data = answer.then((given) => given.data);
  // Chained to `data`: a stack trace leads to the caller only if exactly one promise waits for each
  // promise.
  const whole = () => data.then(() => answer);
  return Object.assign(data, {
    withResponse: async () => {
      const { raw: _, evidence: __, ...response } = await whole();
      return response;
    },
    asResponse: async () => (await whole()).raw(),
  });
}
