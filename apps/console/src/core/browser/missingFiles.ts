/** What the error is called of a file of the build that cannot be had: no connection, or a newer version was deployed. */
const missing = 'MissingFile';

/** Whether this is why a screen could not be shown. The browser does not ask again for such a file until a reload. */
export function isMissingFile(error: unknown): boolean {
  return error instanceof Error && error.name === missing;
}

/**
 * Has files that cannot be had known by {@link isMissingFile}. For some of them the router reloads the page, once, and
 * finds the newer version; offline that would leave nothing of the console, so there it must not know what happened.
 */
export function nameMissingFiles(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    payload.name = missing;
    if (!navigator.onLine) payload.message = missing;
  });
}
