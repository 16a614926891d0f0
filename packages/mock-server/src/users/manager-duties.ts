import { countsInWords } from '../call/numbers.ts';
import type { Store } from '../store.ts';

/** What a manager still looks after, in words: `12 users and 3 EPP accounts`; undefined when nothing. */
export function dutiesOf(store: Store, managerId: number): string | undefined {
  const theirs = ({ manager_id }: { manager_id?: number | null | undefined }): boolean =>
    manager_id === managerId;
  return countsInWords({
    user: store.users.filter(theirs).length,
    'EPP account': store.eppAccounts.filter(theirs).length,
  });
}
