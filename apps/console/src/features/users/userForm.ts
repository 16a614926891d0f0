import type { ManagerOption, Role, User, UserUpdate } from '@dropcatch/sdk';
import { userCreateLimits } from '@dropcatch/sdk/limits';
import * as v from 'valibot';
import { byLabel, byName, namesById } from '../../ui/form/editedFields.ts';
import { Email } from '../../ui/form/email.ts';
import type { EditedFields } from '../../ui/form/mergeEdit.ts';
import { roleLabels } from '../../core/session/roleLabels.ts';
import { roleMay } from '../../core/session/roles.ts';

/** What the form holds: text as typed, the manager as the select's value. */
export interface UserFormValues extends Record<string, unknown> {
  email: string;
  username: string;
  password: string;
  first_name: string;
  last_name: string;
  phone: string;
  company: string;
  role: Role;
  manager_id: string;
  is_active: boolean;
}

/** The form's start: the user as they are, or a new one with the contract's defaults. */
export function userFormValues(user?: User): UserFormValues {
  return {
    email: user?.email ?? '',
    username: user?.username ?? '',
    password: '',
    first_name: user?.first_name ?? '',
    last_name: user?.last_name ?? '',
    phone: user?.phone ?? '',
    company: user?.company ?? '',
    role: user?.role ?? userCreateLimits.role.default,
    manager_id: String(user?.manager_id ?? ''),
    is_active: user?.is_active ?? userCreateLimits.is_active.default,
  };
}

const minPassword = userCreateLimits.password.minLength;

/** What the spec says of a password, as help and as complaint (section 5). */
export const passwordRule = `Minimum ${minPassword} characters`;

/** The form's rules (spec, section 5). On edit an empty password means the current one. */
export function userFormSchema(creating: boolean) {
  return v.object({
    email: Email,
    username: v.pipe(v.string(), v.trim(), v.nonEmpty('Username is required')),
    password: v.pipe(
      v.string(),
      v.check(
        (password) => password.length >= minPassword || (!creating && password === ''),
        passwordRule,
      ),
    ),
  });
}

/**
 * What to send. Role and manager are an admin's to set; manager and active flag belong to the role user alone; an
 * empty password is left out (spec, section 5).
 */
export function userBody(values: UserFormValues, caller: Role): UserUpdate {
  const { email, username, password, first_name, last_name, phone, company } = values;
  const { role, manager_id, is_active } = values;
  const setsRole = roleMay(caller, 'adminUsers/update');
  return {
    email: email.trim(),
    username: username.trim(),
    ...(password && { password }),
    first_name: first_name.trim() || null,
    last_name: last_name.trim() || null,
    phone: phone.trim() || null,
    company: company.trim() || null,
    ...(setsRole && { role }),
    ...(setsRole && role === 'user' && { manager_id: manager_id ? Number(manager_id) : null }),
    ...(role === 'user' && { is_active }),
  };
}

/** The texts of a user, with their labels. */
export const userTexts = {
  email: 'Email',
  username: 'Username',
  first_name: 'First Name',
  last_name: 'Last Name',
  phone: 'Phone',
  company: 'Company',
} as const;

/** How the fields are called where two edits of a user differ. */
export const userFields = (managers: readonly ManagerOption[] = []): EditedFields<UserUpdate> => ({
  ...userTexts,
  role: { label: 'Role', show: byLabel(roleLabels) },
  manager_id: {
    label: 'Manager',
    show: byName(namesById(managers, ({ company_name }) => company_name)),
  },
  is_active: 'Active',
});
