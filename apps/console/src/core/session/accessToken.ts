import * as v from 'valibot';

const Claims = v.object({ exp: v.pipe(v.number(), v.finite()) });

/**
 * When an access token ends, in milliseconds since 1970; nothing if it is not a well-formed three-part token with
 * a readable payload (spec, section 5). The signature is the server's to check.
 */
export function expiresAt(token: string): number | undefined {
  const parts = token.split('.');
  const payload = parts[1];
  if (parts.length !== 3 || !payload) return undefined;
  try {
    const json = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    const claims = v.safeParse(Claims, JSON.parse(json));
    return claims.success ? claims.output.exp * 1000 : undefined;
  } catch {
    return undefined;
  }
}
