import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { shippedFiles } from './shippedFiles.ts';
import { zipNames } from './zipNames.ts';

const root = path.join(import.meta.dirname, '..', '..');

/**
 * Measured: 3.22 MB, of which 0.6 MB are the programs of a browser. They share no file with those of the desktop, so the
 * search for paging is in it twice. The login in the browser and the view of differences took 0.1 MB; projects of the
 * platform 0.2 MB, of which the parser of YAML is a half: it is there once for a machine, and twice for a browser. The round trip with a
 * project took 0.15 MB: it has the HTTP client of the engine, and reads paging with it.
 */
const maxSize = 3_350_000;

/** Files that the packer adds. */
const ownNames = ['[Content_Types].xml', 'extension.vsixmanifest'];

/** Files that the packer renames. */
const packedNames = new Map([
  ['README.md', 'readme.md'],
  ['CHANGELOG.md', 'changelog.md'],
  ['LICENSE', 'LICENSE.txt'],
]);

/** The problems of a packaged extension: missing files of `.vscodeignore` or the manifest, stray files, its size. */
export async function checkVsix(file: string): Promise<string[]> {
  const names = await zipNames(file);
  const { size } = await stat(file);
  const packed = [...new Set([...shippedFiles(root), ...(await namedInManifest())])].map(
    (name) => `extension/${packedNames.get(name) ?? name}`,
  );
  const wanted = [...packed, ...ownNames];
  return [
    ...wanted.filter((name) => !names.includes(name)).map((name) => `"${name}" is missing`),
    ...names.filter((name) => !wanted.includes(name)).map((name) => `"${name}" does not belong in it`),
    ...(size > maxSize ? [`it has ${size} bytes, more than ${maxSize}`] : []),
  ];
}

/** The manifest, and the files that it names: programs, icons, grammars, schemas and pictures. */
async function namedInManifest(): Promise<string[]> {
  const text = await readFile(path.join(root, 'package.json'), 'utf8');
  const named = text.matchAll(/"(?:\.\/)?((?:dist|assets)\/[\w./-]+\.\w+)"/g);
  return ['package.json', ...Array.from(named, ([, name = '']) => name)];
}
