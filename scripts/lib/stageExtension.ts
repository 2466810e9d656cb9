import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readSections } from './diagnosticSections.ts';
import { extensionManifest } from './extensionManifest.ts';
import { publicAddresses } from './publicAddresses.ts';
import { shippedFiles } from './shippedFiles.ts';
import { withAddresses, withPictures } from './withAddresses.ts';

const illustrated = ['docs/debugging.md'];

/** Pages for the extension page. */
const pages = ['README.md', 'CHANGELOG.md'];

/** The built extension folder, for a development host and the packer. */
export function extensionFolder(root: string): string {
  return path.join(root, 'dist', 'vscode');
}

/** Recreates the extension folder: the files that `.vscodeignore` lets in, with changed pages. Returns its path. */
export async function stageExtension(root: string): Promise<string> {
  const folder = extensionFolder(root);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const file of shippedFiles(root)) await cp(path.join(root, file), path.join(folder, file));
  const packageJson = await readFile(path.join(root, 'package.json'), 'utf8');
  await writeFile(path.join(folder, 'package.json'), extensionManifest(packageJson, readSections(root)));
  const addresses = publicAddresses(JSON.parse(packageJson));
  const stage = async (page: string, change: typeof withAddresses) => {
    const markdown = await readFile(path.join(root, page), 'utf8');
    await writeFile(path.join(folder, page), change(markdown, addresses));
  };
  for (const page of pages) await stage(page, withAddresses);
  for (const page of illustrated) await stage(page, withPictures);
  return folder;
}
