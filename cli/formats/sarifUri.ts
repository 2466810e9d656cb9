import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Where a file is: below the folder by its path from there, so that the log says the same on every machine. */
export function sarifUri(file: string, folder: string): { uri: string; uriBaseId?: string } {
  const { href } = pathToFileURL(path.resolve(folder, file));
  const base = `${pathToFileURL(folder).href.replace(/\/$/, '')}/`;
  return href.startsWith(base) ? { uri: href.slice(base.length), uriBaseId: '%SRCROOT%' } : { uri: href };
}
