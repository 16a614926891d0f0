import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { inRepo } from '../run/paths.ts';
import { UserError } from '../run/user-error.ts';

/** Whether `@sparticuz/chromium` supports this machine: it is only for Linux on x64. */
export const isBundled = process.platform === 'linux' && process.arch === 'x64';

/**
 * Unpacks the Chromium of `@sparticuz/chromium` to the project's cache, once, in about two seconds. It is unpacked to
 * another folder and then moved, so that interrupted and simultaneous runs do no harm.
 * @returns the path of the program and its environment.
 * @throws {UserError} if it cannot be unpacked.
 */
export function unpackChromium(): { executablePath: string; env: Record<string, string> } {
  const entry = import.meta.resolve('@sparticuz/chromium');
  const { version }: { version: string } = JSON.parse(
    fs.readFileSync(new URL('../package.json', entry), 'utf8'),
  );
  const folder = inRepo('.cache', `chromium-${version}`);
  if (!fs.existsSync(folder)) unpackInto(folder, fileURLToPath(new URL('../bin/', entry)));
  const executablePath = path.join(folder, 'chromium');
  const env = { FONTCONFIG_FILE: path.join(folder, 'fonts.conf') };
  if (spawnSync(executablePath, ['--version']).status === 0) return { executablePath, env };
  // A minimal system lacks NSS and other libraries, so the program does not load. Then the bundled
  // libraries come first.
  const libraries = [path.join(folder, 'al2023', 'lib'), process.env['LD_LIBRARY_PATH']];
  return { executablePath, env: { ...env, LD_LIBRARY_PATH: libraries.filter(Boolean).join(':') } };
}

/**
 * Script that unpacks the browser, its software renderer, a font and system libraries from the folder in its argument.
 */
const unpackArchives = `
import { inflate } from '@sparticuz/chromium';
const archives = ['chromium.br', 'swiftshader.tar.br', 'fonts.tar.br', 'al2023.tar.br'];
await Promise.all(archives.map((name) => inflate(process.argv[1] + name)));`;

function unpackInto(folder: string, archives: string): void {
  fs.mkdirSync(path.dirname(folder), { recursive: true });
  const aside = fs.mkdtempSync(`${folder}-`);
  try {
    // The package unpacks to its process's temporary folder, so it needs its own process.
    const script = ['--input-type=module', '--eval', unpackArchives, archives];
    const { status, stderr } = spawnSync(process.execPath, script, {
      cwd: import.meta.dirname,
      env: { ...process.env, TMPDIR: aside },
      encoding: 'utf8',
    });
    if (status !== 0) throw new UserError(`Chromium could not be unpacked: ${stderr.trim()}`);
    fs.writeFileSync(path.join(aside, 'fonts.conf'), fontConfiguration(folder));
    fs.renameSync(aside, folder);
  } catch (error) {
    // Another run may have finished first. Its copy is just as good.
    if (!fs.existsSync(folder)) throw error;
  } finally {
    fs.rmSync(aside, { recursive: true, force: true });
  }
}

/** Configures only the bundled font, so that text has the same width on every machine. */
function fontConfiguration(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${path.join(folder, 'fonts')}</dir>
  <cachedir>${path.join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`;
}
