import fs from 'node:fs';
import path from 'node:path';
import { runProgram } from './runProgram.ts';
import { vscodeHost } from './vscodeHost.ts';

/** Installs the packages of the VS Code server, once for each content of their lock file. */
export function prepareServer(): void {
  const stamp = path.join(vscodeHost.folder, 'node_modules/.pagewright-installed');
  const wanted = fs.readFileSync(path.join(vscodeHost.folder, 'package-lock.json'), 'utf8');
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing the VS Code server of the in-editor tests (about 75 MB, once) …');
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  runProgram('npm', ['ci', ...quiet, '--prefix', vscodeHost.folder]);
  runProgram(process.execPath, [path.join(vscodeHost.folder, 'link.mjs')]);
  fs.writeFileSync(stamp, wanted);
}
