import { decodeUri } from '@pagewright/core/text/decodeUri';

/** The path of a file as VS Code writes it, with `/` on every system: of a virtual workspace, of a server, or of a drive. */
export function uriPath(uri: string): string {
  if (!URL.canParse(uri)) return uri;
  const { protocol, host, pathname } = new URL(uri);
  const path = decodeUri(pathname) ?? pathname;
  if (protocol === 'file:' && host !== '') return `//${host}${path}`;
  return /^\/[a-z]:/i.test(path) ? path.slice(1) : path;
}
