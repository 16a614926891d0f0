import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, it } from 'vitest';
import { openStage, type Stage } from '../e2e/kit/stage.ts';
import { answered, type Driver } from './driver.ts';
import { journeys } from './journeys.ts';
import { personAt } from './person.ts';

/** Where a failed journey leaves its picture. */
const pictures = path.join(import.meta.dirname, '../test-results/engines');

/** Saves a picture of what a failed journey sees, and tells the file. A browser that is gone takes none. */
async function takePicture(driver: Driver, name: string): Promise<string> {
  const file = path.join(pictures, `${name.replaceAll(/\W+/g, '-')}.png`);
  mkdirSync(pictures, { recursive: true });
  try {
    writeFileSync(file, await answered(driver.picture));
    return `Picture: ${file}`;
  } catch (error) {
    return `No picture: ${String(error)}`;
  }
}

/** Plays every journey in one browser of an engine. */
export function playIn(engine: string, start: () => Promise<Driver>): void {
  let driver: Driver | undefined;
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage({ seed: 1, rows: 600, now: '2026-11-20T12:00:00Z' });
  });
  afterAll(async () => {
    await driver?.close();
    await stage?.close();
  });

  it.each(Object.entries(journeys))(`${engine}: %s`, async (name, play) => {
    const browser = (driver ??= await answered(start, 120_000));
    try {
      // The page of the journey before would notice that its session has gone, and open another address by itself.
      await answered(() => browser.open('about:blank'));
      stage.mock.reset();
      await play(personAt(browser, stage.url, stage.mock));
    } catch (error) {
      const picture = await takePicture(browser, `${engine} ${name}`);
      // A browser that hangs would fail the other journeys, too.
      await browser.close();
      driver = undefined;
      throw new Error(`${engine}, ${name}, ${String(error)}\n${picture}`, { cause: error });
    }
  });
}
