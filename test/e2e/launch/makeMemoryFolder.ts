import fs from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { projectRoot } from './projectRoot.ts';

const manifest = {
  name: 'memory-folder',
  publisher: 'pagewright-tests',
  version: '0.0.0',
  engines: { vscode: '^1.110.0' },
  browser: './memoryFolder.js',
  activationEvents: ['onFileSystem:memory'],
  capabilities: { virtualWorkspaces: true },
};

/**
 * Makes an extension that has a folder in memory, `memory:/workspace`, for a VS Code that has no disk. It begins with
 * the text files of a folder of the disk.
 */
export async function makeMemoryFolder(outdir: string, folder: string): Promise<void> {
  const entryPoints = [path.join(projectRoot, 'test/e2e/launch/memoryFolder.ts')];
  await build({ entryPoints, outdir, bundle: true, format: 'cjs', platform: 'browser', external: ['vscode'] });
  fs.writeFileSync(path.join(outdir, 'package.json'), JSON.stringify(manifest));
  const names = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => fs.statSync(path.join(folder, name)).isFile());
  const texts = files.map((name) => [
    `/workspace/${name.replaceAll(path.sep, '/')}`,
    fs.readFileSync(path.join(folder, name), 'utf8'),
  ]);
  fs.writeFileSync(path.join(outdir, 'files.json'), JSON.stringify(Object.fromEntries(texts)));
}
