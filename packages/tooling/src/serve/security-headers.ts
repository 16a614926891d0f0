/** Directives of the Content-Security-Policy, with reasons. */
const policy: Readonly<Record<string, string>> = {
  'default-src': "'none'",
  // No inline scripts, no eval, no other hosts.
  'script-src': "'self'",
  // Only files: no <style> elements and no style attributes in markup. Styles set by script (CSSOM)
  // need no permission.
  'style-src': "'self'",
  // Mantine's style sheets use data: images for arrows and ticks.
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'base-uri': "'none'",
  // Scripts send all forms. A form that is submitted before its script has loaded must not put a
  // password into an address.
  'form-action': "'none'",
  'frame-ancestors': "'none'",
  // No text can become markup or script, and no policy can be created that allows it.
  'require-trusted-types-for': "'script'",
  'trusted-types': "'none'",
};

/** Browser features that the console does not use. */
const unused = (
  'accelerometer autoplay camera display-capture encrypted-media fullscreen geolocation gyroscope hid magnetometer ' +
  'microphone midi payment publickey-credentials-get screen-wake-lock serial usb xr-spatial-tracking'
).split(' ');

/**
 * Headers of every answer of the console's server, including errors and the API's answers. The configurations in
 * apps/console/deploy repeat them, and a test compares them.
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': unused.map((feature) => `${feature}=()`).join(', '),
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** How long browsers may cache: forever if the name contains a hash, else only after revalidation. */
export const cacheControl = {
  hashed: 'public, max-age=31536000, immutable',
  other: 'no-cache',
} as const;
