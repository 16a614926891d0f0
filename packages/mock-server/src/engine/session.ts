import type { StoredUser } from '../world/records/users.ts';
import type { ContractOperation } from '../generated/contract.ts';
import type { Claims } from '../world/tokens.ts';
import type { World } from '../world/world.ts';

const NAMES: Readonly<Record<string, string>> = {
  admin: 'administrators',
  manager: 'managers',
  user: 'customers',
};

/** Why a role must not call an operation (contract, x-roles). Undefined when it may. */
export function roleError(operation: ContractOperation, role: string): string | undefined {
  if (operation.roles.some((allowed) => allowed === role)) return undefined;
  const allowed = operation.roles.map((name) => NAMES[name] ?? name).join(' and ');
  return `Only ${allowed} can do this`;
}

export interface SessionOwner {
  readonly user: StoredUser;
  readonly session: number;
}

/** Signs a token for an open session, dated by the world's clock. */
export function signToken(
  world: World,
  { user, session }: SessionOwner,
  type: Claims['type'],
): Promise<string> {
  const iat = Math.floor(world.clock.now() / 1000);
  const exp = iat + world.lifetimes[type];
  return world.tokens.sign({ sub: String(user.id), sid: session, type, iat, exp });
}

export async function startSession(
  world: World,
  user: StoredUser,
): Promise<{ access_token: string; refresh_token: string }> {
  const owner = { user, session: world.store.next('session') };
  return {
    access_token: await signToken(world, owner, 'access'),
    refresh_token: await signToken(world, owner, 'refresh'),
  };
}

/** Texts of a 401. */
type TokenRefusal =
  | 'Missing authorization token'
  | 'Invalid token'
  | 'Token has expired'
  | 'The session has ended'
  | 'The account is not active';

/**
 * Finds the owner of an Authorization header. The bearer token must have the given type and a valid signature and must
 * not be expired by the clock. Its session must be open and its user active. Otherwise returns the text of the 401.
 */
export async function readSession(
  world: World,
  authorization: string | undefined,
  type: Claims['type'],
): Promise<SessionOwner | TokenRefusal> {
  const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
  if (token === undefined) return 'Missing authorization token';
  const claims = await world.tokens.verify(token);
  if (claims?.type !== type) return 'Invalid token';
  if (claims.exp * 1000 <= world.clock.now()) return 'Token has expired';
  if (world.store.endedSessions.has(claims.sid)) return 'The session has ended';
  const user = world.store.users.get(Number(claims.sub));
  if (user === undefined || !user.is_active) return 'The account is not active';
  return { user, session: claims.sid };
}
