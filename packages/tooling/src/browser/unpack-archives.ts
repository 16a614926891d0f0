import path from 'node:path';

import { inflate } from '@sparticuz/chromium';

/**
 * Unpacks Chromium's archives, found in the folder that the first argument names, into the
 * temporary folder (TMPDIR): the browser, its software renderer, a font, and system libraries.
 */
const [folder = ''] = process.argv.slice(2);
const archives = ['chromium.br', 'swiftshader.tar.br', 'fonts.tar.br', 'al2023.tar.br'];

await Promise.all(archives.map((name) => inflate(path.join(folder, name))));
