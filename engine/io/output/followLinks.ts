import { readlink, realpath } from 'node:fs/promises';
import path from 'node:path';

/** As many as Linux follows. */
const mostLinks = 40;

/** The place that a path leads to where it is a symbolic link, also where nothing is there yet; otherwise the path. */
export async function followLinks(file: string, linksLeft = mostLinks): Promise<string> {
  const link = await readlink(file).catch(() => undefined);
  if (link === undefined) return file;
  if (linksLeft === 0) throw Object.assign(new Error(`"${file}" is a loop of links.`), { code: 'ELOOP' });
  return await followLinks(path.resolve(await realpath(path.dirname(file)), link), linksLeft - 1);
}
