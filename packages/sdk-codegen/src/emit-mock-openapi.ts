import { parse } from 'yaml';

/** `openapi.json` of the mock server: the contract itself, with its prose, as JSON. */
export function emitMockOpenapi(yaml: string): string {
  return `${JSON.stringify(parse(yaml), null, 1)}\n`;
}
