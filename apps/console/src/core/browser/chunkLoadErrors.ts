/** The name of the errors of chunks that cannot be loaded: there is no connection, or a newer version was deployed. */
const chunkLoadErrorName = 'ChunkLoadError';

/** Whether a screen failed for that reason. The browser does not request such a file again until a reload. */
export function isChunkLoadError(error: unknown): boolean {
  return error instanceof Error && error.name === chunkLoadErrorName;
}

/**
 * Gives the errors of chunks that cannot be loaded the name that {@link isChunkLoadError} looks for. The router
 * recognises some of them by their message, and reloads the page once to get the newer version. Offline, a reload would
 * leave nothing of the console, so their message is replaced.
 */
export function markChunkLoadErrors(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    payload.name = chunkLoadErrorName;
    if (!navigator.onLine) payload.message = chunkLoadErrorName;
  });
}
