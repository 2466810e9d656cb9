import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BundledPackage } from './bundledPackages.ts';

/** A package that was bundled into the files of another one before publication. */
export interface CarriedPackage {
  name: string;
  /** Absent if the bundle does not contain it. */
  version: string | undefined;
  by: string;
}

/** The comments of bundlers before each file: `//#region ../node_modules/a/index.js`. */
const beginnings = /^[ \t]*\/\/(?:#region)?[ \t]+(\S*node_modules\/\S+)$/gm;

/** The last package of a path, with its version if the name of its folder has one. */
const lastPackage = /^.*node_modules\/((?:@[^/]+\/)?[^/]+)\//;

/** Compiled code, which contains no names. */
const compiled = new Map([['llhttp-wasm.js', 'llhttp']]);

/** The packages in the files of a package, from comments, source maps and file names. */
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

/** The sources in the map beside a file. */
async function sourcesOf(file: string): Promise<string[]> {
  try {
    const { sources = [] }: { sources?: string[] } = JSON.parse(await readFile(`${file}.map`, 'utf8'));
    return sources;
  } catch {
    // There is no readable map.
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
