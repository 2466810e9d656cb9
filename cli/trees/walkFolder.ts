import { readdir, realpath } from 'node:fs/promises';
import path from 'node:path';
import { testsEnding } from '@pagewright/engine/testPaths';
import { diskTreeFiles, treePath } from '@pagewright/engine/treeFiles';

/** The finds in a folder and below it. */
interface Walked {
  /** The configurations in one file, by the names of their files, in the order of the alphabet. */
  files: string[];
  /** The roots of trees. */
  roots: string[];
  /** The folders that have the name of one with tests. */
  tests: string[];
  /** Links to a folder that they are in. */
  circles: string[];
}

/** Looks through a folder and those below it. Links to folders are not followed, so that there is an end. */
export async function walkFolder(folder: string): Promise<Walked> {
  const found: Walked = { files: [], roots: [], tests: [], circles: [] };
  const waiting = [folder];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next !== folder && next.endsWith(testsEnding)) found.tests.push(next);
    const entries = await readdir(next, { withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
      const { name } = entry;
      if (entry.isDirectory() && name === '.keboola') found.roots.push(treePath(next));
      else if (entry.isDirectory() && name !== 'node_modules' && name !== '.git') waiting.push(path.join(next, name));
      else if (name.endsWith('.extractor.json')) found.files.push(path.join(next, name));
      else if (entry.isSymbolicLink() && (await isCircle(next, name))) found.circles.push(path.join(next, name));
    }
  }
  for (const each of Object.values(found)) each.sort();
  return found;
}

/** Whether a link in a folder is one to this folder, or to one above it. */
async function isCircle(folder: string, name: string): Promise<boolean> {
  const [inside, target] = await Promise.all(
    [folder, path.join(folder, name)].map((each) => realpath(each).catch(() => undefined)),
  );
  return inside !== undefined && target !== undefined && `${inside}/`.startsWith(`${target}/`);
}

/** The root of the tree that a file or folder is in, or is; undefined if it is in none. */
export async function rootAround(given: string): Promise<string | undefined> {
  for (let folder = path.resolve(given); ; folder = path.dirname(folder)) {
    if ((await diskTreeFiles.list(`${treePath(folder)}/.keboola`)).includes('manifest.json')) return treePath(folder);
    if (folder === path.dirname(folder)) return undefined;
  }
}

/** Whether a file is in no tree, of whatever component. */
export async function isAlone(file: string): Promise<boolean> {
  const beside = await diskTreeFiles.list(path.posix.dirname(treePath(file)));
  return path.extname(file) === '.json' && !beside.includes('meta.json') && (await rootAround(file)) === undefined;
}
