import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { ignoreFile } from './shippedFiles.ts';
import { extensionFolder } from './stageExtension.ts';

const root = path.join(import.meta.dirname, '..', '..');

/** Packs the built extension folder into an installable file. Throws the packer's error if it refuses. */
export async function packageExtension(file: string): Promise<void> {
  const folder = extensionFolder(root);
  const vsce = path.join(root, 'node_modules', '@vscode', 'vsce', 'vsce');
  // All code is bundled, and the pages have their addresses already.
  const options = ['--no-dependencies', '--allow-missing-repository', '--no-rewrite-relative-links'];
  const paths = ['--ignoreFile', ignoreFile(root), '--out', path.resolve(file)];
  await promisify(execFile)(process.execPath, [vsce, 'package', ...options, ...paths], { cwd: folder });
}
