const LOOPBACK_HOST = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

/** Whether a Host header names this machine. A page elsewhere that got our address by DNS does not. */
export function isLocalHost(host: string | undefined): boolean {
  return host !== undefined && LOOPBACK_HOST.test(host);
}

/** Whether an Origin header is a page of this machine, on whatever port. */
export function isLocalOrigin(origin: string | undefined): boolean {
  const host = /^https?:\/\/(.+)$/i.exec(origin ?? '')?.[1];
  return isLocalHost(host);
}

/** Whether a socket's remote address is this machine. */
export function isLoopback(address: string | undefined): boolean {
  return address !== undefined && /^(::1|(::ffff:)?127\.)/.test(address);
}

/** What a page of this machine needs to call the mock on another port; nothing for other origins. */
export function corsHeaders(origin: string | undefined): Record<string, string> {
  if (origin === undefined || !isLocalOrigin(origin)) return {};
  return {
    'access-control-allow-origin': origin,
    'access-control-expose-headers': 'content-disposition, date, retry-after',
    vary: 'origin',
  };
}

/** The answer to a preflight, beside `corsHeaders`: a page of this machine may send whatever headers it asks for. */
export function preflightHeaders(asked = ''): Record<string, string> {
  return {
    'access-control-allow-methods': 'GET, POST, PUT, DELETE',
    'access-control-allow-headers': asked,
    'access-control-max-age': '600',
  };
}
