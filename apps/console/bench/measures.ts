import { median, type Figures, type Measure } from '@dropcatch/tooling/compare';
import type { Probe } from './probe.ts';
import { asVisitor, type Open, type Subject, type Visit } from './visit.ts';

/** The largest right values of bytes and requests, which do not depend on the machine. */
export const goals: Readonly<Figures> = {
  'JavaScript before the rows, KB': 190,
  'requests, cold': 12,
};

/** What the bench measures, a table each. */
export const measures: readonly Measure<Subject>[] = [
  { title: 'The list by its address', take: (subject) => asVisitor(subject, load(subject)) },
  { title: 'Another screen by its link', take: (subject) => asVisitor(subject, route(subject)) },
  { title: 'The longest page', take: (subject) => asVisitor(subject, longPage(subject)) },
  { title: 'Typing into the search', take: (subject) => asVisitor(subject, typing(subject)) },
  { title: 'Five screens', take: (subject) => asVisitor(subject, tour(subject)) },
];

type Take = (open: Open) => Promise<Figures>;

const load =
  ({ app: { list } }: Subject): Take =>
  async (open) => {
    const first = await open(list.path);
    const rows = await first.listPainted();
    await first.settled(list.rows);
    const busy = await first.busy();
    const { firstPaint, longTasks, shift } = await first.page.evaluate(() => window.bench);
    const files = await filesBefore(first, rows);
    await first.page.close();
    const second = await open(list.path);
    return {
      'rows, first visit, ms': rows,
      'rows, second visit, ms': await second.listPainted(),
      'first paint of the frame, ms': firstPaint,
      'main thread until idle, ms': busy,
      'blocking, ms': blocking(longTasks, firstPaint),
      'longest task, ms': Math.max(0, ...longTasks.map(({ duration }) => duration)),
      'layout shift': shift,
      'JavaScript before the rows, KB': kilobytes(files.filter(({ isScript }) => isScript)),
      'all before the rows, KB': kilobytes(files),
      'requests before the rows': files.length,
    };
  };

const route =
  ({ app: { route: to } }: Subject): Take =>
  async (open) => {
    const { page, ...visit } = await open(to.from);
    const go = async () => {
      await visit.settled(to.ready);
      return visit.painted('pointerup', to, () => page.locator(to.link).first().click());
    };
    await visit.settled(to.ready);
    const before = visit.requests();
    const cold = await go();
    await visit.settled(to.rows);
    const requests = visit.requests() - before;
    await page.goBack();
    return { 'cold, ms': cold, 'warm, ms': await go(), 'requests, cold': requests };
  };

const longPage =
  ({ app: { list, longPage: long } }: Subject): Take =>
  async (open) => {
    const visit = await open(list.path);
    await visit.settled(list.rows);
    const before = await visit.busy();
    const painted = await visit.painted(long.event, long, () => long.show(visit.page));
    return { 'rows, ms': painted, 'main thread, ms': (await visit.busy()) - before };
  };

const typing =
  ({ app: { list, search } }: Subject): Take =>
  async (open) => {
    const { page, settled } = await open(list.path);
    await settled(list.rows);
    await search.open?.(page);
    await page.locator(search.field).first().pressSequentially(search.word, { delay: 180 });
    await settled(search.field);
    const reported = await page.evaluate(() => window.bench.keys);
    // A key without a report was painted within 16 ms: it counts as 8.
    const keys = Array.from({ length: search.word.length }, (_, index) => reported[index] ?? 8);
    return { 'key to paint, ms': median(keys), 'slowest key, ms': Math.max(...keys) };
  };

/** Clicks links in the page, because the driver's search for elements would add to the heap. */
const tour =
  ({ app: { tour: through } }: Subject): Take =>
  async (open) => {
    const { page, heap, settled } = await open(through.from, false);
    await settled(through.ready);
    for (const { link, ready } of through.links) {
      await page.evaluate((to) => document.querySelector<HTMLElement>(to)?.click(), link);
      await settled(ready);
    }
    return { 'heap, MB': await heap() };
  };

/**
 * The total blocking time in milliseconds: what exceeds 50 ms of each task, from the first contentful paint on
 * (https://web.dev/articles/tbt).
 */
function blocking(tasks: Probe['longTasks'], firstPaint: number): number {
  return tasks
    .map(({ start, duration }) => start + duration - Math.max(start, firstPaint) - 50)
    .reduce((sum, beyond) => sum + Math.max(0, beyond), 0);
}

/** The page and the files and answers that had arrived at a time, with their compressed sizes. */
function filesBefore({ page }: Visit, time: number) {
  return page.evaluate((until) => {
    const entries = [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ] as PerformanceResourceTiming[];
    return entries
      .filter(({ responseEnd }) => responseEnd > 0 && responseEnd <= until)
      .map(({ name, encodedBodySize }) => ({
        bytes: encodedBodySize,
        isScript: new URL(name).pathname.endsWith('.js'),
      }));
  }, time);
}

function kilobytes(files: readonly { bytes: number }[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
}
