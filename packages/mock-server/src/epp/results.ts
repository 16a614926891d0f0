/** What a registry says with each result code (RFC 5730, section 3). */
const TEXTS: Readonly<Record<number, string>> = {
  1000: 'Command completed successfully',
  1001: 'Command completed successfully; action pending',
  1300: 'Command completed successfully; no messages',
  1301: 'Command completed successfully; ack to dequeue',
  1500: 'Command completed successfully; ending session',
  2001: 'Command syntax error',
  2002: 'Command use error',
  2003: 'Required parameter missing',
  2004: 'Parameter value range error',
  2005: 'Parameter value syntax error',
  2104: 'Billing failure',
  2200: 'Authentication error',
  2201: 'Authorization error',
  2302: 'Object exists',
  2303: 'Object does not exist',
  2304: 'Object status prohibits operation',
  2306: 'Parameter value policy error',
  2308: 'Data management policy violation',
  2400: 'Command failed',
  2500: 'Command failed; server closing connection',
  2501: 'Authentication error; server closing connection',
  2502: 'Session limit exceeded; server closing connection',
};

/** The registry's text for a result code. */
export function resultText(code: number): string {
  return TEXTS[code] ?? 'Unknown result';
}

/** Code and text, as people write it: `2302 Object exists`. */
export function resultLine(code: number): string {
  return `${code} ${resultText(code)}`;
}

/** Whether the registry did what the command asked for. */
export function isSuccess(code: number): boolean {
  return code < 2000;
}

/** Whether the registry closes the session with this answer (25xx). */
export function closesSession(code: number): boolean {
  return code >= 2500;
}
