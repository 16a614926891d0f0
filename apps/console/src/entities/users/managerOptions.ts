import type { ManagerOption, User } from '@dropcatch/sdk';

/**
 * The managers as a select offers them, and first the one that a record has already, also while or when the list cannot
 * be had.
 * @param none what stands for no manager
 */
export function managerOptions(
  none: string,
  managers: readonly ManagerOption[] = [],
  { manager_id, manager }: Partial<Pick<User, 'manager_id' | 'manager'>> = {},
) {
  const missing = manager_id != null && managers.every(({ id }) => id !== manager_id);
  const company_name = manager?.company_name ?? `Manager #${manager_id}`;
  const known = missing ? [{ id: manager_id, company_name }, ...managers] : managers;
  return [
    { value: '', label: none },
    ...known.map(({ id, company_name: label }) => ({ value: String(id), label })),
  ];
}
