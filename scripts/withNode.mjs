// Runs a script of the project with its pinned Node, on a machine that may have only an older one:
//   node scripts/withNode.mjs scripts/NAME.ts [arguments]
// Plain JavaScript, because an old Node reads this file first. Installs the packages if they are missing.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const inRoot = (...parts) => path.join(root, ...parts);
const { version: pinned } = JSON.parse(readFileSync(inRoot('scripts', 'node', 'package.json'), 'utf8'));
const windows = process.platform === 'win32';

installPackages();
const node = findNode();
// Tools that the scripts start (esbuild, tsc, vsce, mocha) find this Node first.
const searchPath = [inRoot('node_modules', '.bin'), path.dirname(node), process.env.PATH].join(path.delimiter);
const env = {
  ...process.env,
  PATH: searchPath,
  NODE_OPTIONS: '--disable-warning=ExperimentalWarning',
  // npm puts the pinned Node first on the path once it is installed, and says which Node it runs on itself.
  PAGEWRIGHT_NODE_OF_THE_MACHINE: process.env.npm_node_execpath ?? process.execPath,
};
const { status, signal } = spawnSync(node, process.argv.slice(2), { cwd: root, stdio: 'inherit', env });
process.exitCode = status ?? (signal === 'SIGINT' ? 130 : 1);

function installPackages() {
  const installed = inRoot('node_modules', '.package-lock.json');
  const isCurrent =
    existsSync(installed) && statSync(installed).mtimeMs >= statSync(inRoot('package-lock.json')).mtimeMs;
  if (isCurrent) return;
  console.log('Installing the packages that package-lock.json names …');
  const { status: failed } = spawnSync('npm', ['ci'], { cwd: root, stdio: 'inherit', shell: windows });
  if (failed !== 0) process.exit(failed ?? 1);
}

/** The pinned Node if npm has one for this system, otherwise the Node that runs this file if it is new enough. */
function findNode() {
  const bundled = inRoot('node_modules', '.bin', windows ? 'node.cmd' : 'node');
  if (existsSync(bundled) && !windows) return bundled;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 19)) return process.execPath;
  console.error(`This system needs Node ${pinned} (at least 22.19) on the PATH; this is ${process.versions.node}.`);
  process.exit(1);
}
