/**
 * The oldest browsers that the console supports, two years and more before its release. The build compiles for them, and
 * `newerApis.ts` refuses what they lack. README and start.js name them too; a test holds them equal.
 * Versions in the form of the build's target: `chrome123`. Safari is one number for macOS and iOS.
 */
export const supported = {
  chrome: '123',
  edge: '123',
  firefox: '128',
  safari: '17.5',
  ios: '17.5',
};

/** The build's target. */
export const buildTarget = Object.entries(supported).map(([browser, version]) => browser + version);

const { chrome, firefox, safari } = supported;

/** What a person with an older browser reads. */
export const olderBrowserText = `DropCatch needs a newer browser: Chrome or Edge ${chrome}, Firefox ${firefox}, Safari ${safari}, or later.`;
