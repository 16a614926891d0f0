export * from './browser.ts';
export { listen, type ListenOptions, type RunningServer } from './server/listen.ts';
