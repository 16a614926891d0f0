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

const HEADER = { alg: 'HS256', typ: 'JWT' };

function toBase64Url(bytes: Uint8Array): string {
  const text = String.fromCharCode(...bytes);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The bytes of base64url text; undefined when it is none. */
function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\w-]*$/.test(text)) return undefined;
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(binary, (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}

function encodeJson(value: unknown): string {
  return toBase64Url(new TextEncoder().encode(JSON.stringify(value)));
}

function decodeJson(text: string): unknown {
  const bytes = fromBase64Url(text);
  try {
    return bytes && JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

function isHeader(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'alg' in value && value.alg === HEADER.alg;
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

function importKey(secret: string) {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const bytes = new TextEncoder().encode(secret);
  return crypto.subtle.importKey('raw', bytes, algorithm, false, ['sign', 'verify']);
}

/**
 * Signs and verifies the session's tokens: JWT with HS256, by WebCrypto, so that Node and the browser
 * agree. The key comes from the seed: tokens outlive a restart with the same seed.
 */
export class Tokens {
  readonly #key: ReturnType<typeof importKey>;
  readonly #verified = new Map<string, Claims>();

  constructor(seed: string) {
    this.#key = importKey(`dropcatch mock server, seed ${seed}`);
  }

  async sign(claims: Claims): Promise<string> {
    const text = `${encodeJson(HEADER)}.${encodeJson(claims)}`;
    const bytes = new TextEncoder().encode(text);
    const signature = await crypto.subtle.sign('HMAC', await this.#key, bytes);
    return `${text}.${toBase64Url(new Uint8Array(signature))}`;
  }

  /** What a token says if its signature is ours, expired or not; undefined for any other text. */
  async verify(token: string): Promise<Claims | undefined> {
    const known = this.#verified.get(token);
    if (known !== undefined) return known;
    const [header = '', payload = '', signature = '', ...more] = token.split('.');
    const bytes = fromBase64Url(signature);
    if (bytes === undefined || more.length > 0 || !isHeader(decodeJson(header))) return undefined;
    const text = new TextEncoder().encode(`${header}.${payload}`);
    if (!(await crypto.subtle.verify('HMAC', await this.#key, bytes, text))) return undefined;
    const claims = decodeJson(payload);
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
