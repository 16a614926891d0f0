import { benchCatalogue } from './catalogue.ts';
import { benchHttp } from './http.ts';
import { MSW, serveMsw } from './msw-server.ts';
import { RAW, serveRaw } from './raw-server.ts';
import { benchStreams } from './streams.ts';

const [, , argument, port] = process.argv;

if (argument === RAW) {
  serveRaw(Number(port));
} else if (argument === MSW) {
  serveMsw(Number(port));
} else {
  // Runs first, while this process holds nothing but the catalogue.
  await benchCatalogue();
  await benchStreams();
  await benchHttp();
}
