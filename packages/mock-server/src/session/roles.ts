import type { ContractOperation } from '../generated/contract.ts';

const NAMES: Readonly<Record<string, string>> = {
  admin: 'administrators',
  manager: 'managers',
  user: 'customers',
};

/** Why a role may not call an operation; undefined when it may (contract, x-roles). */
export function roleTrouble(operation: ContractOperation, role: string): string | undefined {
  if (operation.roles.some((allowed) => allowed === role)) return undefined;
  const allowed = operation.roles.map((name) => NAMES[name] ?? name).join(' and ');
  return `Only ${allowed} can do this`;
}
