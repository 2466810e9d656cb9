import { cp, glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readSections } from './diagnosticSections.ts';
import { extensionManifest } from './extensionManifest.ts';
import { publicAddresses } from './publicAddresses.ts';
import { withAddresses, withPictures } from './withAddresses.ts';

/** What the extension ships besides its manifest: an allow-list. */
const shipped = [
  'dist/*.{js,css,ttf}',
  'dist/browser/*.js',
  'dist/package.json',
  'dist/THIRD-PARTY-NOTICES.txt',
  'dist/schemas/*.json',
  'assets/*.json',
  'assets/icon.png',
  'assets/icons/*.svg',
  'assets/walkthrough/*.svg',
  'samples/*.{json,yaml}',
  'samples/README.md',
  'CONTRIBUTING.md',
  'docs/*.md',
  'docs/format/*.md',
  'LICENSE',
];

/** Only the command line elsewhere needs it: it is most of what is left of the size that an extension may have. */
const notShipped = ['dist/telemetry.js'];

/** The documentation with pictures. */
const illustrated = ['docs/debugging.md'];

/** What the extension page shows. */
const pages = ['README.md', 'CHANGELOG.md'];

/** The built extension folder: what a development host starts and the packer packs. */
export function extensionFolder(root: string): string {
  return path.join(root, 'dist', 'vscode');
}

/** Recreates the extension folder from the build. Returns its path. */
export async function stageExtension(root: string): Promise<string> {
  const folder = extensionFolder(root);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for await (const file of glob(shipped, { cwd: root, exclude: notShipped }))
    await cp(path.join(root, file), path.join(folder, file));
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
