/**
 * The name of the error when a file of the build cannot be loaded: there is no connection, or a newer version was
 * deployed.
 */
const missing = 'MissingFile';

/** Whether a screen failed for that reason. The browser does not ask for such a file again until a reload. */
export function isMissingFile(error: unknown): boolean {
  return error instanceof Error && error.name === missing;
}

/**
 * Gives the errors of files that cannot be loaded the name that {@link isMissingFile} knows. For some of them, the
 * router reloads the page once to get the newer version. Offline, nothing would be left of the console, so the router
 * must not recognise the error then.
 */
export function nameMissingFiles(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    payload.name = missing;
    if (!navigator.onLine) payload.message = missing;
  });
}
