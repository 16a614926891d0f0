import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, vi } from 'vitest';
import type { Mock } from '@dropcatch/mock-server/node';
import type { Role } from '../test/kit/access.ts';
import { answered, type Driver } from './driver.ts';
import { findInPage, type Found, type Kind, search, type Search } from './page.ts';

/** The time that a person waits for a thing, in milliseconds. Shorter than a step's: it says better what is missing. */
const patience = 40_000;

/** Does one step. Its error begins with the words. */
async function step<Result>(words: string, act: () => Promise<Result>): Promise<Result> {
  try {
    return await answered(act);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`step “${words}”: ${reason}`, { cause: error });
  }
}

/** What a person does in the console: the words that journeys are written in. */
export function personAt(driver: Driver, url: string, mock: Mock) {
  const find = async (
    kind: Kind,
    name: string,
    use: Search['use'],
    option = '',
  ): Promise<Found> => {
    const found = await driver.run(findInPage, { ...search(kind, name), use, option, patience });
    if (typeof found === 'string') throw new Error(found);
    return found;
  };
  return {
    /** Opens an address of the console. */
    open: (address: string) => step(`open ${address}`, () => driver.open(url + address)),
    /** Opens an address with the stored session of a role. */
    openAs: (role: Role, address: string) =>
      step(`open ${address} as ${role}`, async () => {
        const { access_token, refresh_token, user } = await mock.signIn(`${role}@dropcatch.test`);
        await driver.open(`${url}/favicon.svg`);
        await driver.run(
          (items) => {
            localStorage.clear();
            for (const [key, item] of Object.entries(items)) localStorage.setItem(key, item);
          },
          {
            access_token,
            refresh_token,
            user: JSON.stringify(user),
            server_clock_offset: String(mock.clock.now() - Date.now()),
          },
        );
        await driver.open(url + address);
      }),
    see: (kind: Kind, name: string) =>
      step(`see ${kind} ${name}`, async () => (await find(kind, name, 'see')).text),
    seeNo: (kind: Kind, name: string) =>
      step(`see no ${kind} ${name}`, () => find(kind, name, 'gone')),
    click: (kind: Kind, name: string) =>
      step(`click ${kind} ${name}`, async () => {
        const { x, y, text } = await find(kind, name, 'click');
        await driver.clickAt(x, y);
        return text;
      }),
    fill: (name: string, text: string) =>
      step(`fill ${name}`, async () => {
        await find('field', name, 'fill');
        await driver.type(text);
      }),
    choose: (name: string, option: string) =>
      step(`choose ${option} in ${name}`, () => find('field', name, 'choose', option)),
    press: (key: 'Enter' | 'Escape') => step(`press ${key}`, () => driver.press(key)),
    back: () => step('go back', () => driver.back()),
    /** Waits until the address is a path with its search. */
    at: (address: string) =>
      step(`be at ${address}`, () =>
        vi.waitFor(
          async () => {
            const now = await driver.run(() => location.pathname + location.search);
            expect(now).toBe(address);
          },
          { timeout: patience },
        ),
      ),
    /** Waits until a downloaded file has a text. */
    saved: (name: string, text: string) =>
      step(`have ${text} in ${name}`, () =>
        vi.waitFor(
          () => expect(readFileSync(path.join(driver.downloads, name), 'utf8')).toContain(text),
          { timeout: patience },
        ),
      ),
    /** Looks into the page. */
    run: driver.run,
    mock,
  };
}

export type Person = ReturnType<typeof personAt>;
