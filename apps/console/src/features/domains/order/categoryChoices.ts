import type { EppCategory } from '@dropcatch/sdk';
import { acceptsTld } from '../../../entities/epp/tlds.ts';

/** What can be chosen for the orders of a TLD. */
export interface CategoryChoices {
  /** The categories that name the TLD. */
  named: readonly EppCategory[];
  /** The categories that take any TLD. */
  any: readonly EppCategory[];
  /** The categories that do not serve the TLD. */
  unfit: readonly EppCategory[];
  /** The categories that serve the TLD, the best first. */
  fitting: readonly EppCategory[];
  /** The one to start with; undefined if none serves the TLD. */
  preferred: EppCategory | undefined;
}

/**
 * The categories for the orders of a TLD. The order starts with the last one used for it, otherwise with one that names
 * it, otherwise with one that takes any.
 * @param lastUsed the id of the category that the user last ordered through
 */
export function categoryChoices(
  active: readonly EppCategory[],
  tld: string,
  lastUsed: number | undefined,
): CategoryChoices {
  const serves = ({ supported_tlds }: EppCategory) => acceptsTld(supported_tlds, tld);
  const takesAny = ({ supported_tlds }: EppCategory) => supported_tlds.length === 0;
  const named = active.filter((category) => serves(category) && !takesAny(category));
  const any = active.filter(takesAny);
  const fitting = [...named, ...any];
  return {
    named,
    any,
    unfit: active.filter((category) => !serves(category)),
    fitting,
    preferred: fitting.find(({ id }) => id === lastUsed) ?? fitting[0],
  };
}
