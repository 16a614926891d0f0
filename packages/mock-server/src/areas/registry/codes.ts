/** Texts of the result codes in use (RFC 5730, section 3). */
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

export const resultText = (code: number): string => TEXTS[code] ?? 'Unknown result';

/** Code and text: `2302 Object exists`. */
export const resultLine = (code: number): string => `${code} ${resultText(code)}`;

export const isSuccess = (code: number): boolean => code < 2000;

/** Whether the registry closes the session after this code (25xx). */
export const closesSession = (code: number): boolean => code >= 2500;
