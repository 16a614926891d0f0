import * as react from 'react';

/*
 * React's development build takes a stack and a task of the debugger for each element, and measures each component for
 * the profiler: a fifth of the time of all screen tests. It warns of what it warned of; only the place where an element
 * was made is not in it. Comes before whatever else brings React.
 */
Reflect.deleteProperty(Performance.prototype, 'measure');

const internals: unknown = Reflect.get(
  react,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
if (typeof internals === 'object' && internals !== null) {
  // As many as React takes a second are always taken already.
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set: () => {},
  });
}
