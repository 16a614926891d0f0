import type { Browser, Page } from 'playwright';
import { followScripts, totalBytes } from '../e2e/kit/javascript.ts';
import type { Stage } from '../e2e/kit/stage.ts';
import {
  busyTime,
  firstAndLargestPaint,
  heapMegabytes,
  openSlowPage,
  painted,
  readProbe,
  type Probe,
} from './slowPage.ts';

const domains = 'table[aria-label="Domains"][aria-busy="false"]';
const rows = `${domains} tbody td`;
const orders = 'table[aria-label="Orders"][aria-busy="false"] tbody td';

/** The figures of the bench. Each is the median of its runs. */
export interface Figures {
  kilobytes: number;
  navigation: number;
  largestPaint: number;
  blocking: number;
  blockingBefore: number;
  secondVisit: number;
  routeChange: number;
  coldRouteChange: number;
  coldRouteRequests: number;
  settled: number;
  key: number;
  keyInLongList: number;
  rowsBusy: number;
  rowsWall: number;
  heap: number;
}

/** Takes all measurements, one after the other, since they share two cores with the servers. */
export async function measure(browser: Browser, stage: Stage): Promise<Figures> {
  const open = async () =>
    openSlowPage(browser, stage.url, await stage.mock.signIn('admin@dropcatch.test'));
  const cold = await times(5, () => coldNavigation(open, stage.dist));
  const visits = await times(3, () => secondVisit(open));
  const change = await routeChange(open);
  const coldChanges = await times(5, () => coldRouteChange(open));
  const settled = await settledAfterTyping(open);
  const heap = await heapAfterTour(open);
  const key = await keyInFirstList(open);
  const table = await bigTable(open);
  return {
    kilobytes: median(cold.map(({ bytes }) => bytes)) / 1000,
    navigation: median(cold.map(({ navigation }) => navigation)),
    largestPaint: median(cold.map(({ largestPaint }) => largestPaint)),
    blocking: median(cold.map(({ blocking }) => blocking)),
    blockingBefore: median(cold.map(({ blockingBefore }) => blockingBefore)),
    secondVisit: median(visits),
    routeChange: change,
    coldRouteChange: median(coldChanges.map(({ took }) => took)),
    coldRouteRequests: median(coldChanges.map(({ requests }) => requests)),
    settled,
    heap,
    key,
    ...table,
  };
}

type Open = () => ReturnType<typeof openSlowPage>;

/** Opens /domains by its address with an empty cache. */
async function coldNavigation(open: Open, dist: string) {
  const { page, close } = await open();
  const scripts = followScripts(page, dist);
  await page.goto('/domains', { waitUntil: 'commit' });
  const { at: navigation } = await painted(page, rows);
  await page.waitForLoadState('networkidle');
  const { longTasks } = await readProbe(page);
  const { first, largest } = await firstAndLargestPaint(page);
  await close();
  return {
    navigation,
    largestPaint: largest,
    bytes: totalBytes(scripts()),
    blocking: blocked(longTasks, first, Infinity),
    blockingBefore: blocked(longTasks, 0, first),
  };
}

/**
 * The blocking time within a span, in milliseconds: the part of each task that exceeds 50 ms. From the first contentful
 * paint on, it is the total blocking time: https://web.dev/articles/tbt.
 */
function blocked(tasks: Probe['longTasks'], from: number, to: number): number {
  return tasks
    .map(({ start, duration }) => Math.min(start + duration, to) - Math.max(start, from) - 50)
    .reduce((sum, beyond) => sum + Math.max(0, beyond), 0);
}

const toDomains = 'nav a[href="/domains"]';
const toOrders = 'nav a[href="/orders"]';

/** Opens /domains twice. Returns the time of the second visit as a percentage of the first. */
async function secondVisit(open: Open) {
  const { page, close } = await open();
  const visit = async () => {
    await page.goto('/domains', { waitUntil: 'commit' });
    const { at } = await painted(page, rows);
    await page.waitForLoadState('networkidle');
    return at;
  };
  const first = await visit();
  const second = await visit();
  await close();
  return (100 * second) / first;
}

/**
 * Goes from the catalogue to the orders before their code and rows are loaded: the pointer has not been over the link.
 */
async function coldRouteChange(open: Open) {
  const { page, close } = await open();
  await page.goto('/domains', { waitUntil: 'networkidle' });
  await painted(page, rows);
  let requests = 0;
  page.on('request', () => (requests += 1));
  const { took } = await painted(page, orders, toOrders);
  await close();
  return { took, requests };
}

/** The time from the last key in the search field until all shown rows contain the typed text. */
async function settledAfterTyping(open: Open) {
  const { page, close } = await open();
  await page.goto('/domains', { waitUntil: 'networkidle' });
  await painted(page, rows);
  const field = page.getByLabel('Search Domain');
  const waits = await times(5, async (index) => {
    const typed = ['sun', 'bay', 'ridge', 'net', 'star'][index] ?? '';
    await field.fill('');
    await page.waitForLoadState('networkidle');
    await field.pressSequentially(typed, { delay: 30 });
    const start = await page.evaluate(() => performance.now());
    const settled = await page.waitForFunction(
      ([text, table]) => {
        const shown = [...document.querySelectorAll(`${table} tbody tr`)];
        const all =
          shown.length > 0 && shown.every(({ textContent }) => textContent.includes(text));
        return all && performance.now();
      },
      [typed, domains] as const,
    );
    return Number(await settled.jsonValue()) - start;
  });
  await close();
  return median(waits);
}

/** The time from a click in the menu to the other list, after a visit of both. */
async function routeChange(open: Open) {
  const { page, close } = await open();
  await page.goto('/orders', { waitUntil: 'networkidle' });
  await painted(page, rows, toDomains);
  await painted(page, orders, toOrders);
  await page.waitForLoadState('networkidle');
  const changes = await times(9, async () => {
    const { took } = await painted(page, rows, toDomains);
    await painted(page, orders, toOrders);
    return took;
  });
  await close();
  return median(changes);
}

/**
 * The heap after a tour of five screens: dashboard, catalogue, orders, an order, payments. The page clicks its own
 * links, because the driver's element lookup would add 0.8 MB to the same heap.
 */
async function heapAfterTour(open: Open) {
  const { page, cdp, close } = await open();
  await page.goto('/', { waitUntil: 'networkidle' });
  await painted(page, rows, toDomains);
  await painted(page, orders, toOrders);
  await painted(page, 'table[aria-label="History"]', 'tbody a[href^="/orders/"]');
  await page.goBack();
  await painted(page, 'h1', 'nav a[href="/payments"]');
  await page.waitForLoadState('networkidle');
  const heap = await heapMegabytes(cdp);
  await close();
  return heap;
}

/** The catalogue with 250 rows a page and two enrichment sources: measures a new order and typing into a filter. */
async function bigTable(open: Open) {
  const { page, cdp, close } = await open();
  await page.goto('/domains?per_page=250&sort_by=price', { waitUntil: 'networkidle' });
  const sorted = (order: string) =>
    `table[aria-busy="false"][aria-rowcount="251"] th[aria-sort="${order}"]`;
  await painted(page, sorted('ascending'));
  const sorts = await times(8, async (run) => {
    const before = await busyTime(cdp);
    const { took } = await painted(
      page,
      sorted(run % 2 === 0 ? 'descending' : 'ascending'),
      'th[aria-sort] button',
    );
    return { busy: (await busyTime(cdp)) - before, wall: took };
  });

  const keyInLongList = await keyToPaint(page);
  await close();
  return {
    keyInLongList,
    rowsBusy: median(sorts.map(({ busy }) => busy)),
    rowsWall: median(sorts.map(({ wall }) => wall)),
  };
}

/** The catalogue with its default page size and two enrichment sources: measures typing into a filter. */
async function keyInFirstList(open: Open) {
  const { page, close } = await open();
  await page.goto('/domains', { waitUntil: 'networkidle' });
  await painted(page, rows);
  const key = await keyToPaint(page);
  await close();
  return key;
}

const word = 'abcdefghijklmnopqrstuvwxyz';

/** Types into the search field three times, letter by letter. Returns the median time from a key to its paint. */
async function keyToPaint(page: Page) {
  const field = page.getByLabel('Search Domain');
  const durations = await times(3, async () => {
    await field.fill('');
    await painted(page, rows);
    await field.click();
    const from = await page.evaluate(() => performance.now());
    for (const letter of word) await page.keyboard.press(letter, { delay: 30 });
    await page.locator(rows).first().waitFor({ state: 'detached' });
    const { keys } = await readProbe(page);
    return keyDurations(
      keys.filter(({ start }) => start >= from),
      word.length,
    );
  });
  return median(durations.flat());
}

/** The browser does not report an event that is painted within 16 ms, so a key without a report counts as 16. */
function keyDurations(reported: Probe['keys'], pressed: number) {
  return Array.from({ length: pressed }, (_, index) => reported[index]?.duration ?? 16);
}

async function times<T>(count: number, run: (index: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let index = 0; index < count; index += 1) results.push(await run(index));
  return results;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
