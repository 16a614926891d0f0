import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { parse, resolve } from 'node:path';
import { createSecureContext } from 'node:tls';
import { pathToFileURL } from 'node:url';
import { faultProblem } from '../engine/fault-check.ts';
import type { Fault } from '../engine/fault-kinds.ts';
import type { OwnScenario } from '../mock/scenarios.ts';
import { isObject, parsedJson } from '../input/json.ts';
import { FileError, withFile } from './files.ts';
import type { CliOptions } from './options.ts';

export const ownVersion = (): string =>
  createRequire(import.meta.url)('@dropcatch/mock-server/package.json').version;

const read = (path: string): Promise<string> => withFile(path, readFile(path, 'utf8'));

/** The default export of a module. Rejects with a FileError. */
async function load(path: string): Promise<unknown> {
  await read(path);
  const module: { default?: unknown } = await withFile(
    path,
    import(pathToFileURL(resolve(path)).href),
  );
  return module.default;
}

/** Loads an own scenario. Without a name of its own, it has that of the file. Rejects with a FileError. */
export async function loadScenario(path: string): Promise<OwnScenario> {
  const own = await load(path);
  const { name } = parse(path);
  if (typeof own === 'function') return { name, apply: (world) => void own(world) };
  if (isObject(own)) return { name, ...own };
  throw new FileError(`${path}: its default export must be a function or a scenario`);
}

/** Reads a list of faults. Rejects with a FileError that names the first wrong one. */
export async function loadFaults(path: string): Promise<readonly Fault[]> {
  const faults = parsedJson(await read(path));
  if (!Array.isArray(faults)) throw new FileError(`${path}: it must be a JSON list of faults`);
  for (const [index, fault] of faults.entries()) {
    const problem = isObject(fault) ? faultProblem(fault as unknown as Fault) : 'must be an object';
    if (problem !== undefined) throw new FileError(`${path}: fault ${index + 1}: ${problem}`);
  }
  return faults;
}

/** The key and the certificate of HTTPS, if any. Rejects with a FileError. */
export async function tlsOf({ key, cert }: CliOptions) {
  if (key === undefined || cert === undefined) return undefined;
  const pair = { key: await read(key), cert: await read(cert) };
  try {
    createSecureContext(pair);
    return pair;
  } catch {
    throw new FileError(`${cert} and ${key} are not a certificate and its key in PEM`);
  }
}
