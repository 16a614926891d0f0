import { type Encoding, encodings } from './assets.ts';

/**
 * The encoding to answer with: the best of ours that the Accept-Encoding header allows, or
 * undefined for none. `q=0` forbids, `*` stands for whatever is not named.
 */
export function chooseEncoding(header: string | undefined): Encoding | undefined {
  const allowed = new Map(
    (header ?? '').split(',').map((item) => {
      const [name = '', ...parameters] = item.split(';').map((text) => text.trim().toLowerCase());
      return [name === 'x-gzip' ? 'gzip' : name, !parameters.some(isZero)] as const;
    }),
  );
  return encodings.find((encoding) => allowed.get(encoding) ?? allowed.get('*') ?? false);
}

/** Whether a request asks for a page rather than for a script, an image or data. */
export function wantsPage(accept: string | undefined): boolean {
  return accept === undefined || accept.trim() === '*/*' || accept.includes('text/html');
}

function isZero(parameter: string): boolean {
  return /^q\s*=\s*0(\.0*)?$/.test(parameter);
}
