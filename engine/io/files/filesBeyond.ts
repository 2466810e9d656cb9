import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

/**
 * The files of a folder whose names end so, beyond the first `count` of the newest ones; none as long as there are no
 * more than `most`, because finding the oldest reads the time of each.
 */
export async function filesBeyond(folder: string, suffix: string, count: number, most = count): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(suffix));
  if (names.length <= most) return [];
  const files = names.map((name) => path.join(folder, name));
  const dated = await Promise.all(files.map(async (file) => ({ file, at: (await stat(file)).mtimeMs })));
  return dated
    .toSorted((a, b) => b.at - a.at)
    .slice(count)
    .map(({ file }) => file);
}
