import type { Download } from './call.ts';

/** The file that an answer carries. `fail` makes the error for a connection that is lost on the way. */
export function readDownload(response: Response, fail: (error: unknown) => never): Download {
  const { headers } = response;
  return {
    filename: filename(headers.get('content-disposition') ?? ''),
    contentType: headers.get('content-type') ?? '',
    // What was read already fails as the platform has it: no connection was lost.
    blob: () => (response.bodyUsed ? response.blob() : response.blob().catch(fail)),
    stream: response.body,
  };
}

/** Whether an answer is a page for people, such as the sign-in page of a network, in place of the file. */
export const isPage = ({ headers }: Response): boolean =>
  /html/i.test(headers.get('content-type') ?? '');

/** The name in Content-Disposition (RFC 6266): `filename*` before `filename`, and never a path. */
export function filename(disposition: string): string | undefined {
  let [, name = ''] =
    /(?:.*filename\*=utf-8'.*?'|.*filename=)("[^"]+|[^";]+)/i.exec(disposition) ?? [];
  try {
    name = decodeURIComponent(name);
  } catch {
    // A per cent sign that encodes nothing: it is a part of the name.
  }
  return name.split(/[\\/"]/).pop() || undefined;
}
