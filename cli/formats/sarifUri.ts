import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** The URI of a file. Below the folder it is relative, so that the log is the same on every machine. */
export function sarifUri(file: string, folder: string): { uri: string; uriBaseId?: string } {
  const { href } = pathToFileURL(path.resolve(folder, file));
  const base = `${pathToFileURL(folder).href.replace(/\/$/, '')}/`;
  return href.startsWith(base) ? { uri: href.slice(base.length), uriBaseId: '%SRCROOT%' } : { uri: href };
}
