// The API client takes its base URL from the page.
Object.assign(globalThis, { location: new URL('http://localhost/') });
