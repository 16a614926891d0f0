const sensitive = /auth|cookie|key|password|secret|signature|token/i;

/** Whether a header of this name tends to hold a secret: its value is not shown in clear. */
export function isSensitiveHeader(name: string): boolean {
  return sensitive.test(name);
}
