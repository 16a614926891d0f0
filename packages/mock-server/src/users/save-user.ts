import type { Role, UserCreate, UserUpdate } from '@dropcatch/sdk';
import { audit } from '../activity.ts';
import { created, ok, refuse } from '../call/handler.ts';
import { userCreated, userUpdated } from '../deeds.ts';
import type { StoredUser } from '../store.ts';
import type { World } from '../world.ts';
import { inUse } from './in-use.ts';
import { startingPermissions } from './permissions.ts';
import { userView } from './user-view.ts';

/** A call that writes a user. */
export interface SaveCall<Body> extends World {
  /** Who writes. */
  readonly user: StoredUser;
  readonly body: Body;
}

/** What a user is and whose: given by an admin, or by who the calling manager is. */
export interface Assignment {
  readonly role: Role;
  readonly manager_id: number | null;
}

/** Texts that null and empty clear alike (contract, UserUpdate). */
const CLEARABLE = ['first_name', 'last_name', 'phone', 'company'] as const;

type Contact = Pick<StoredUser, (typeof CLEARABLE)[number]>;

/** The contact fields that a body has, with empty texts as null. */
export function contactOf(body: Partial<Contact>): Contact {
  return Object.fromEntries(
    CLEARABLE.filter((field) => body[field] !== undefined).map((field) => {
      const text = body[field];
      return [field, text === undefined || text === '' ? null : text];
    }),
  );
}

/** A new account, active unless the body says otherwise, with what its role starts with. */
export function newUser(
  { clock }: World,
  body: Omit<UserCreate, 'role' | 'manager_id'>,
  { role, manager_id }: Assignment,
): Omit<StoredUser, 'id'> {
  return {
    email: body.email,
    username: body.username,
    password: body.password,
    first_name: null,
    last_name: null,
    phone: null,
    company: null,
    ...contactOf(body),
    role,
    permissions: startingPermissions(role),
    manager_id,
    is_active: body.is_active ?? true,
    email_verified: false,
    created_at: clock.iso(),
    currency: 'USD',
    credit_balance: 0,
  };
}

/** Creates a user, who can sign in at once unless inactive. */
export function createUser(call: SaveCall<UserCreate>, assignment: Assignment) {
  const { body, store } = call;
  const taken = inUse(store, body);
  if (taken !== undefined) return refuse(409, taken.error, taken.fields);
  const user = store.users.add(newUser(call, body, assignment));
  audit(call, call.user, userCreated(user));
  return created(userView(store, user));
}

/** Changes a user; what the body leaves out stays, the password too. */
export function updateUser(
  call: SaveCall<UserUpdate>,
  target: StoredUser,
  { role, manager_id }: Assignment,
) {
  const { body, store } = call;
  const taken = inUse(store, body, target.id);
  if (taken !== undefined) return refuse(409, taken.error, taken.fields);
  const before = { ...target };
  if (role !== target.role) target.permissions = startingPermissions(role);
  Object.assign(target, contactOf(body), {
    email: body.email,
    username: body.username,
    password: body.password ?? target.password,
    is_active: body.is_active ?? target.is_active,
    role,
    manager_id,
  });
  audit(call, call.user, userUpdated(before, target));
  return ok(userView(store, target));
}
