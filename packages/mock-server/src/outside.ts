/** Whether nobody knows this host: those below `.invalid` can never be reached (RFC 6761). */
export function isUnknownHost(host: string): boolean {
  return /\.invalid$/i.test(host);
}

/** Whether registries, sources and APIs take this password, token or key: all but a missing one and `wrong`. */
export function isAccepted(secret: string | undefined): boolean {
  return secret !== undefined && secret !== '' && secret !== 'wrong';
}
