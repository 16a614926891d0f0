import type { Role, User } from '../generated/types.ts';

/** The part of a user that permissions depend on. The stored user of a session may lack some of it. */
type Person = Partial<Pick<User, 'role' | 'permissions'>> | null | undefined;

/** Whether a user has this role, or one of these roles: `hasRole(user, ['admin', 'manager'])`. Nobody has none. */
export function hasRole(user: Person, role: Role | readonly Role[]): boolean {
  const roles: readonly (Role | undefined)[] = [role].flat();
  return user?.role !== undefined && roles.includes(user.role);
}

/** Whether a user has a permission. An admin has all of them. Others have those that are true in their `permissions`. */
export function hasPermission(user: Person, name: string): boolean {
  const { permissions } = user ?? {};
  const isAllowed = permissions && Object.hasOwn(permissions, name) && permissions[name] === true;
  return hasRole(user, 'admin') || Boolean(isAllowed);
}
