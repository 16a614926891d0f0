import type { User } from '@dropcatch/sdk';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../core/api/apiQuery.ts';
import { useCan } from '../../core/session/permissions.ts';

/** The managers that an admin can choose for a user. */
export const useManagers = () =>
  useQuery({
    ...apiQuery('managers', 'listForUsers'),
    enabled: useCan()('managers/listForUsers'),
    meta: { failure: 'Failed to load managers', failureIn: 'log' },
  }).data?.managers;

/** The managers as options of a select, including the current manager of the record. */
export function managerOptions(
  none: string,
  managers: readonly { id: number; company_name: string }[] = [],
  { manager_id: id, manager }: Partial<Pick<User, 'manager_id' | 'manager'>> = {},
) {
  const own = id ? [[id, manager?.company_name ?? `Manager #${id}`] as const] : [];
  const names = new Map([...own, ...managers.map((one) => [one.id, one.company_name] as const)]);
  const named = Array.from(names, ([value, label]) => ({ value: String(value), label }));
  return [{ value: '', label: none }, ...named];
}
