/**
 * Headers in which a proxy says who asks. A client's own ones are never passed on: the API would believe them. nginx.conf
 * and this list have the known names, because nginx cannot match a pattern.
 */
export const forwardingHeaders: readonly string[] = [
  'forwarded',
  'x-real-ip',
  ...[
    'for',
    'host',
    'proto',
    'port',
    'prefix',
    'scheme',
    'server',
    'ssl',
    'uri',
    'user',
    'email',
    'groups',
    'preferred-username',
    'access-token',
    'client-cert',
  ].map((name) => `x-forwarded-${name}`),
];

/** Whether a header says who asks, in either spelling: many servers read `_` as `-`. */
export const isForwardingHeader = (name: string): boolean =>
  /^(forwarded|x-real-ip|x-forwarded-.*)$/.test(name.replaceAll('_', '-').toLowerCase());
