#!/usr/bin/env node
/**
 * Exports all orders to a file, one in each line, and goes on where an earlier run has ended.
 *
 *   DROPCATCH_URL=… DROPCATCH_EMAIL=… DROPCATCH_PASSWORD=… node export-orders.mts orders.ndjson
 */
import { appendFile, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises';
import { createClient } from '@dropcatch/sdk';

/** How far an export is: the pages that the file has, and its length in bytes. */
interface Progress {
  pages: number;
  bytes: number;
}

const [file = 'orders.ndjson'] = process.argv.slice(2);
const note = `${file}.progress`;
const start: Progress = { pages: 0, bytes: 0 };
const text = await readFile(note, 'utf8').catch(() => JSON.stringify(start));
const progress: Progress = JSON.parse(text);
// A run that died may have written a part of a page.
if (progress.pages > 0) await truncate(file, progress.bytes);
else await writeFile(file, '');

const client = createClient();
const { DROPCATCH_EMAIL: email = '', DROPCATCH_PASSWORD: password = '' } = process.env;
await client.auth.login({ email, password });
// The size of a page must stay the same from run to run.
const pages = client.orders.listAll({ per_page: 100 }).pages({ from: progress.pages + 1 });
for await (const { orders, pageNumber } of pages) {
  const lines = orders.map((order) => `${JSON.stringify(order)}\n`).join('');
  await appendFile(file, lines);
  progress.pages = pageNumber;
  progress.bytes += Buffer.byteLength(lines);
  // Renamed as a whole, so that a run that dies leaves no half of it.
  await writeFile(`${note}.part`, JSON.stringify(progress));
  await rename(`${note}.part`, note);
}
await rm(note);
console.log(`${progress.pages} pages`);
