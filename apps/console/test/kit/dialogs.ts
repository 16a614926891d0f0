import type { Mock } from '@dropcatch/mock-server/browser';
import { createConsoleRouter } from '../../src/router.ts';
import { screens } from './screens.ts';

/** The full paths of all routes, such as `/orders/$orderId/payment`. */
export const routePaths = [
  ...new Set(Object.values(createConsoleRouter().routesById).map(({ fullPath }) => `${fullPath}`)),
];

/** The screen that a path belongs to: `/orders` of `/orders/$orderId`. */
export const screenOf = (path: string) => path.split('/', 2).join('/');

/** The paths of the dialogs that show a record of a screen. */
export const recordPaths = (screen: string) =>
  routePaths.filter((path) => path.startsWith(`${screen}/$`));

/** The address of a record's dialog. */
export const withId = (path: string, id: number | string | undefined) =>
  path.replace(/\$\w+/, String(id ?? 1));

/** The address of a record's dialog with a record of the mock. */
export const withRecord = ({ world }: Mock, path: string) =>
  withId(path, screens[screenOf(path)]?.list?.record(world));
