import type { Role } from '@dropcatch/sdk';

const BY_ROLE: Readonly<Record<Role, Readonly<Record<string, boolean>>>> = {
  admin: {},
  manager: { export_domains: true, manage_orders: true, run_epp_tools: true },
  user: { export_domains: true },
};

/** The permissions that somebody of this role starts with; an admin needs none (spec, section 6). */
export function startingPermissions(role: Role): Record<string, boolean> {
  return { ...BY_ROLE[role] };
}
