import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { inRepo } from '../run/paths.ts';
import { Trouble } from '../run/trouble.ts';

/** An unpacked Chromium and the environment that it needs. */
export interface UnpackedChromium {
  executablePath: string;
  env: Record<string, string>;
}

/** Whether `@sparticuz/chromium` has a Chromium for this machine: it ships Linux on x64 alone. */
export const isBundled = process.platform === 'linux' && process.arch === 'x64';

/**
 * Unpacks the Chromium that `@sparticuz/chromium` ships into the project's cache, once, in about
 * two seconds. It is unpacked aside and moved into place whole, so that an interrupted or a
 * simultaneous run does no harm.
 * @throws {Trouble} if it cannot be unpacked.
 */
export function unpackChromium(): UnpackedChromium {
  const entry = import.meta.resolve('@sparticuz/chromium');
  const folder = inRepo('.cache', `chromium-${versionOf(entry)}`);
  if (!existsSync(folder)) unpackInto(folder, fileURLToPath(new URL('../bin/', entry)));
  const executablePath = path.join(folder, 'chromium');
  return {
    executablePath,
    env: {
      FONTCONFIG_FILE: path.join(folder, 'fonts.conf'),
      ...(lacksLibraries(executablePath) && { LD_LIBRARY_PATH: libraryPath(folder) }),
    },
  };
}

function unpackInto(folder: string, archives: string): void {
  mkdirSync(path.dirname(folder), { recursive: true });
  const aside = mkdtempSync(`${folder}-`);
  try {
    // The package unpacks into the temporary folder of its process, hence a process of its own.
    const script = path.join(import.meta.dirname, 'unpack-archives.ts');
    const { status, stderr } = spawnSync(process.execPath, [script, archives], {
      env: { ...process.env, TMPDIR: aside },
      encoding: 'utf8',
    });
    if (status !== 0) throw new Trouble(`Chromium could not be unpacked: ${stderr.trim()}`);
    writeFileSync(path.join(aside, 'fonts.conf'), fontConfiguration(folder));
    moveIntoPlace(aside, folder);
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

function moveIntoPlace(aside: string, folder: string): void {
  try {
    renameSync(aside, folder);
  } catch (error) {
    // Another run was first, and its copy is as good.
    if (!existsSync(folder)) throw error;
  }
}

/** The bundled font alone: text has the same width on every machine. */
function fontConfiguration(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${path.join(folder, 'fonts')}</dir>
  <cachedir>${path.join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`;
}

/** A bare system has no NSS and the like; the loader then ends the program before it begins. */
function lacksLibraries(executablePath: string): boolean {
  return spawnSync(executablePath, ['--version']).status !== 0;
}

/** The bundled libraries, before those that the environment names already. */
function libraryPath(folder: string): string {
  const given = process.env['LD_LIBRARY_PATH'];
  return [path.join(folder, 'al2023', 'lib'), ...(given ? [given] : [])].join(':');
}

function versionOf(entry: string): string {
  const manifest: unknown = JSON.parse(readFileSync(new URL('../package.json', entry), 'utf8'));
  if (typeof manifest === 'object' && manifest !== null && 'version' in manifest) {
    return String(manifest.version);
  }
  throw new Trouble('@sparticuz/chromium has no version.');
}
