/** The connection breaks for every such call. */
export const unreachable = { kind: 'reset' } as const;

/** The connection breaks once. */
export const unreachableOnce = { kind: 'reset', times: 1 } as const;

/** The console's message about it. */
export const unreachableText = 'The server cannot be reached. Check your connection.';
