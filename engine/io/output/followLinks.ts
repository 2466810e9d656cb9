import { readlink, realpath } from 'node:fs/promises';
import path from 'node:path';

/** As many as Linux follows. */
const maxLinks = 40;

/** The place that a path leads to where it is a symbolic link, also where nothing is there yet; otherwise the path. */
export async function followLinks(file: string): Promise<string> {
  return (await wayOfLinks(file)).at(-1) ?? file;
}

/** The path, and what each symbolic link on its way leads to. Throws where they form a loop. */
export async function wayOfLinks(file: string): Promise<string[]> {
  const way = [file];
  for (let place = file; ; way.push(place)) {
    const link = await readlink(place).catch(() => undefined);
    if (link === undefined) return way;
    if (way.length > maxLinks) throw Object.assign(new Error(`"${file}" is a loop of links.`), { code: 'ELOOP' });
    place = path.resolve(await realpath(path.dirname(place)), link);
  }
}
