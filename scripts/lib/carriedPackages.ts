import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BundledPackage } from './bundledPackages.ts';

/** A package that another one has bundled into its own files before it was published. */
export interface CarriedPackage {
  name: string;
  /** Absent where the bundle does not say it. */
  version: string | undefined;
  /** The name of the package that carries it. */
  by: string;
}

/** What a bundler writes before each file that it takes in: `//#region ../node_modules/a/index.js`. */
const beginnings = /^[ \t]*\/\/(?:#region)?[ \t]+(\S*node_modules\/\S+)$/gm;

/** The last package of a path, and its version where a package manager has it in a folder's name. */
const lastPackage = /^.*node_modules\/((?:@[^/]+\/)?[^/]+)\//;

/** Compiled code, which names nothing. */
const compiled = new Map([['llhttp-wasm.js', 'llhttp']]);

/** The packages that the files of a package carry, as comments, source maps and names of files tell. */
export async function carriedPackages(root: string, { name: by, files }: BundledPackage): Promise<CarriedPackage[]> {
  const carried = new Map<string, CarriedPackage>();
  for (const file of files.filter((each) => /\.[cm]?js$/.test(each))) {
    const text = await readFile(path.join(root, file), 'utf8');
    const comments = [...text.matchAll(beginnings)].map(([, place = '']) => place);
    for (const { name, version } of [...comments, ...(await sourcesOf(path.join(root, file)))].flatMap(packageAt))
      if (name !== by && !carried.has(name)) carried.set(name, { name, version, by });
    const inside = compiled.get(path.basename(file));
    if (inside !== undefined) carried.set(inside, { name: inside, version: undefined, by });
  }
  return [...carried.values()];
}

/** The sources of a file, as the map beside it lists them. */
async function sourcesOf(file: string): Promise<string[]> {
  try {
    const { sources = [] }: { sources?: string[] } = JSON.parse(await readFile(`${file}.map`, 'utf8'));
    return sources;
  } catch {
    // There is no map beside it, or none that can be read.
    return [];
  }
}

function packageAt(place: string): { name: string; version: string | undefined }[] {
  const name = lastPackage.exec(place)?.[1];
  if (name === undefined) return [];
  const folder = `.pnpm/${name.replace('/', '+')}@`;
  const at = place.indexOf(folder);
  return [{ name, version: at < 0 ? undefined : /^[^/_(]+/.exec(place.slice(at + folder.length))?.[0] }];
}
