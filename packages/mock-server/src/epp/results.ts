/** What a registry says with each result code that occurs here (RFC 5730, section 3). */
const TEXTS: Readonly<Record<number, string>> = {
  1000: 'Command completed successfully',
  1001: 'Command completed successfully; action pending',
  1300: 'Command completed successfully; no messages',
  1301: 'Command completed successfully; ack to dequeue',
  1500: 'Command completed successfully; ending session',
  2005: 'Parameter value syntax error',
  2200: 'Authentication error',
  2302: 'Object exists',
  2306: 'Parameter value policy error',
  2400: 'Command failed',
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
