import { benchCatalogue } from './catalogue.ts';
import { benchHttp } from './http.ts';
import { RAW, serveRaw } from './raw-server.ts';

if (process.argv.includes(RAW)) {
  serveRaw();
} else {
  // First, while the memory of this process is the catalogue's alone.
  benchCatalogue();
  await benchHttp();
}
