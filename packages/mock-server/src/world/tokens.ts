import { encode } from 'jose/base64url';
import { compactVerify } from 'jose/jws/compact/verify';
import { SignJWT } from 'jose/jwt/sign';
import type { JWK } from 'jose';
import * as v from 'valibot';
import { parsedJson } from '../input/json.ts';

/** The claims of a token. Times are in seconds since 1970 (RFC 7519, section 2). */
export interface Claims {
  /** The user's id, as text. */
  readonly sub: string;
  /** Session of the token. Signing out ends it. */
  readonly sid: number;
  readonly type: 'access' | 'refresh';
  readonly iat: number;
  readonly exp: number;
}

/** Number of verified tokens to remember, so that each signature is checked once. */
const KEPT_TOKENS = 1000;
const ALGORITHM = 'HS256';

const ClaimsSchema = v.object({
  sub: v.string(),
  sid: v.pipe(v.number(), v.integer()),
  type: v.picklist(['access', 'refresh']),
  iat: v.pipe(v.number(), v.integer()),
  exp: v.pipe(v.number(), v.integer()),
});

/**
 * Signs and verifies session tokens: JWT with HS256. The key comes from the seed, so tokens stay valid after a restart
 * with the same seed.
 */
export class Tokens {
  /**
   * A JWK, not bytes: under jsdom, `Uint8Array` is not the class of the bytes that TextEncoder makes, and jose refuses
   * them.
   */
  readonly #key: JWK;
  readonly #verified = new Map<string, Claims>();

  constructor(seed: string) {
    this.#key = { kty: 'oct', k: encode(`dropcatch mock server, seed ${seed}`) };
  }

  sign(claims: Claims): Promise<string> {
    return new SignJWT({ ...claims })
      .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
      .sign(this.#key);
  }

  /** The claims of a token with a valid signature, expired or not. Undefined for any other text. */
  async verify(token: string): Promise<Claims | undefined> {
    const known = this.#verified.get(token);
    if (known !== undefined) return known;
    // Base64url without padding (RFC 7515, section 2): jose accepts `=` and spaces.
    if (!/^[\w.-]+$/.test(token)) return undefined;
    const verified = await compactVerify(token, this.#key, { algorithms: [ALGORITHM] }).catch(
      () => undefined,
    );
    // Whoever knows the key can sign any payload.
    const claims = verified && parsedJson(new TextDecoder().decode(verified.payload));
    if (!v.is(ClaimsSchema, claims)) return undefined;
    this.#remember(token, claims);
    return claims;
  }

  #remember(token: string, claims: Claims): void {
    const [oldest] = this.#verified.keys();
    if (this.#verified.size >= KEPT_TOKENS && oldest !== undefined) this.#verified.delete(oldest);
    this.#verified.set(token, claims);
  }
}
