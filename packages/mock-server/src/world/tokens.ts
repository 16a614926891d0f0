import { compactVerify } from 'jose/jws/compact/verify';
import { SignJWT } from 'jose/jwt/sign';

/** What a token says. Times are in seconds since 1970, as JWT has them (RFC 7519). */
export interface Claims {
  /** The user's id, as text. */
  readonly sub: string;
  /** The session that the token belongs to; signing out ends it. */
  readonly sid: number;
  readonly type: 'access' | 'refresh';
  readonly iat: number;
  readonly exp: number;
}

/** How many verified tokens are remembered, so that a signature is computed once a token. */
const KEPT_TOKENS = 1000;
const ALGORITHM = 'HS256';

/** A payload as JSON; undefined when it is none: whoever knows the key can sign any text. */
function parsed(payload: string): unknown {
  try {
    return JSON.parse(payload);
  } catch {
    return undefined;
  }
}

function isClaims(value: unknown): value is Claims {
  if (typeof value !== 'object' || value === null) return false;
  const claims: Partial<Record<keyof Claims, unknown>> = value;
  return (
    typeof claims.sub === 'string' &&
    (claims.type === 'access' || claims.type === 'refresh') &&
    [claims.sid, claims.iat, claims.exp].every(Number.isInteger)
  );
}

/**
 * Signs and verifies the session's tokens: JWT with HS256. The key comes from the seed: tokens outlive a restart with
 * the same seed.
 */
export class Tokens {
  readonly #key: Uint8Array;
  readonly #verified = new Map<string, Claims>();

  constructor(seed: string) {
    this.#key = new TextEncoder().encode(`dropcatch mock server, seed ${seed}`);
  }

  sign(claims: Claims): Promise<string> {
    return new SignJWT({ ...claims })
      .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
      .sign(this.#key);
  }

  /** What a token says if its signature is ours, expired or not; undefined for any other text. */
  async verify(token: string): Promise<Claims | undefined> {
    const known = this.#verified.get(token);
    if (known !== undefined) return known;
    // Base64url as RFC 7515 has it: jose lets `=` and spaces pass.
    if (!/^[\w.-]+$/.test(token)) return undefined;
    const verified = await compactVerify(token, this.#key, { algorithms: [ALGORITHM] }).catch(
      () => undefined,
    );
    const claims = verified && parsed(new TextDecoder().decode(verified.payload));
    if (!isClaims(claims)) return undefined;
    this.#remember(token, claims);
    return claims;
  }

  #remember(token: string, claims: Claims): void {
    const [oldest] = this.#verified.keys();
    if (this.#verified.size >= KEPT_TOKENS && oldest !== undefined) this.#verified.delete(oldest);
    this.#verified.set(token, claims);
  }
}
