/** Prints the SDK's size and the cost of a call next to other libraries. Fails above the limits. */
import { cpuPerCall } from './cpu.ts';
import { client, clientLimit, oneArea, sizeOf, treeShaken } from './size.ts';

const cpuLimit = 12;

const bundles = {
  '@dropcatch/sdk (every operation, with ky)': client,
  '@dropcatch/sdk (one area, with ky)': oneArea,
  ky: "export { default } from 'ky'",
  'openapi-fetch': "export { default } from 'openapi-fetch'",
  axios: "export { default } from 'axios'",
};
const lines = [`Size, minified and gzipped (limit ${clientLimit} bytes):`];
let own = 0;
for (const [name, code] of Object.entries(bundles)) {
  const { gzip } = await sizeOf(code);
  lines.push(`  ${String(gzip).padStart(6)}  ${name}`);
  if (name.startsWith('@dropcatch/sdk (every')) own = gzip;
}

lines.push('Size of a single import, minified:');
for (const [name, code] of Object.entries(treeShaken)) {
  const { minified } = await sizeOf(code);
  lines.push(`  ${String(minified).padStart(6)}  ${name}`);
}

const times = await cpuPerCall();
const ratio = (name: string) => (times[name] ?? 0) / (times.fetch ?? 1);
lines.push(`CPU of a PUT with a JSON body, against fetch (limit ${cpuLimit} ×):`);
for (const [name, time] of Object.entries(times)) {
  lines.push(
    `  ${ratio(name).toFixed(2).padStart(5)} ×  ${time.toFixed(1).padStart(6)} µs  ${name}`,
  );
}
process.stdout.write(`${lines.join('\n')}\n`);
if (own > clientLimit || ratio('@dropcatch/sdk') > cpuLimit) process.exitCode = 1;
