import { readlink, realpath } from 'node:fs/promises';
import path from 'node:path';

/** The limit of Linux. */
const maxLinks = 40;

/** The target of a symbolic link, also if nothing is there yet; the path itself if it is no link. */
export async function followLinks(file: string): Promise<string> {
  return (await wayOfLinks(file)).at(-1) ?? file;
}

/** The path, and the target of each symbolic link on its way. Throws if they form a loop. */
export async function wayOfLinks(file: string): Promise<string[]> {
  const way = [file];
  for (let place = file; ; way.push(place)) {
    const link = await readlink(place).catch(() => undefined);
    if (link === undefined) return way;
    if (way.length > maxLinks) throw Object.assign(new Error(`"${file}" is a loop of links.`), { code: 'ELOOP' });
    place = path.resolve(await realpath(path.dirname(place)), link);
  }
}
