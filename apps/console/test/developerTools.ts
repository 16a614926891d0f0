// React tells the browser's developer tools who made each element and how long each component took. Nobody looks at
// them here, and it took a third of the time of all tests. What React warns of stays.
Reflect.deleteProperty(console, 'createTask');
Reflect.deleteProperty(console, 'timeStamp');

// Only now, since React looks at them when it loads.
const react = await import('react');
const internals: unknown = Reflect.get(
  react,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
// Above ten thousand elements a second React notes no stack for an element: never here.
if (internals && typeof internals === 'object') {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => 10_000,
    set: () => {},
  });
}
