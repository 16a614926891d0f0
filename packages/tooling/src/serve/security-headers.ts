/** Directives of the Content-Security-Policy, each with the reason for what it lets through. */
const policy: Readonly<Record<string, string>> = {
  'default-src': "'none'",
  // No inline script, no eval, no other host.
  'script-src': "'self'",
  // Files alone: no <style> element and no style attribute in markup. Styles set by script (CSSOM) need no permission.
  'style-src': "'self'",
  // data: images are the arrows and ticks in Mantine's style sheets.
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'base-uri': "'none'",
  // Forms are sent by script; one that is sent before the script has come must not put a password into an address.
  'form-action': "'none'",
  'frame-ancestors': "'none'",
  // Text can become markup or script nowhere, and no policy can be made that would let it.
  'require-trusted-types-for': "'script'",
  'trusted-types': "'none'",
};

/** Features of the browser that the console does not use, nor anything that might get into it. */
const unused = (
  'accelerometer autoplay camera display-capture encrypted-media fullscreen geolocation gyroscope hid magnetometer ' +
  'microphone midi payment publickey-credentials-get screen-wake-lock serial usb xr-spatial-tracking'
).split(' ');

/**
 * What every answer of the console's server carries, errors and the API's answers included: the one place where
 * they are written. The configurations of apps/console/deploy repeat them, and a test compares.
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

/** How long browsers may keep what they get: for ever where the name holds a hash, else only after asking. */
export const cacheControl = {
  hashed: 'public, max-age=31536000, immutable',
  other: 'no-cache',
} as const;
