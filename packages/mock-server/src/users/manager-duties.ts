import type { Store } from '../store.ts';

function count(number: number, one: string, more: string): string[] {
  return number === 0 ? [] : [`${number} ${number === 1 ? one : more}`];
}

/** What a manager still looks after, in words: `12 users and 3 EPP accounts`; undefined when nothing. */
export function dutiesOf(store: Store, managerId: number): string | undefined {
  const theirs = ({ manager_id }: { manager_id?: number | null | undefined }): boolean =>
    manager_id === managerId;
  const duties = [
    ...count(store.users.filter(theirs).length, 'user', 'users'),
    ...count(store.eppAccounts.filter(theirs).length, 'EPP account', 'EPP accounts'),
  ];
  return duties.length === 0 ? undefined : duties.join(' and ');
}
