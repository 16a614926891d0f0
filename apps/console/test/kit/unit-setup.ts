// The client of the API takes its base URL from the page.
Object.assign(globalThis, { location: new URL('http://localhost/') });
