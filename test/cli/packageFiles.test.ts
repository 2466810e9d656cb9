import assert from 'node:assert/strict';
import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { listFiles, PackageManager } from '@vscode/vsce';
import { ignoreFile } from '../../scripts/lib/shippedFiles.ts';
import { extensionFolder } from '../../scripts/lib/stageExtension.ts';
import { inSweep } from '../support/sweep.ts';

const root = path.join(import.meta.dirname, '..', '..');
const folder = extensionFolder(root);
const expected = readFileSync(path.join(import.meta.dirname, 'packageFiles.txt'), 'utf8')
  .trimEnd()
  .split('\n');

/** The files that the packer takes from a folder by the list of the project. */
async function packedFrom(cwd: string): Promise<string[]> {
  const files = await listFiles({ cwd, packageManager: PackageManager.None, ignoreFile: ignoreFile(root) });
  return files.toSorted();
}

describe('.vscodeignore', () => {
  it('lets the files of packageFiles.txt into the extension, and no others', () => {
    const files = globSync('**', { cwd: folder }).filter((file) => statSync(path.join(folder, file)).isFile());
    assert.deepEqual(files.map((file) => file.replaceAll(path.sep, '/')).sort(), expected);
  });

  it('lets the packer take the whole extension folder', async () => {
    assert.deepEqual(await packedFrom(folder), expected);
  });

  inSweep('means to the packer what it means to the build', async () => {
    assert.deepEqual(await packedFrom(root), expected);
  });
});
