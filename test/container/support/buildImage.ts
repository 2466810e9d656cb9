import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import manifest from '../../../package.json' with { type: 'json' };
import { callTool, install, mayInstall, toolCommand, toolEnvironment } from './containerTool.ts';

const root = path.join(import.meta.dirname, '..', '..', '..');
const dockerfile = path.join(root, 'deploy', 'container', 'Dockerfile');

/** The name of the image under test. */
export const image = 'localhost/pagewright:test';

/** Builds the image from `dist/`. */
export function buildImage(): void {
  const base = `NODE_IMAGE=${findBase()}`;
  const version = `VERSION=${manifest.version}`;
  const [program, args] = toolCommand('build', '--network=host', '--build-arg', base, '--build-arg', version);
  execFileSync(program, [...args, '--file', dockerfile, '--tag', image, root], {
    env: toolEnvironment,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** The image that NODE_IMAGE names, the one that the Dockerfile names, or else one that is made here. */
function findBase(): string {
  const [, usual = ''] = /^ARG NODE_IMAGE=(.*)$/m.exec(readFileSync(dockerfile, 'utf8')) ?? [];
  const named = process.env['NODE_IMAGE'] ?? usual;
  if (isThere(named) || succeeds('pull', named)) return named;
  const made = `localhost/pagewright-base:${process.version}`;
  if (isThere(made)) return made;
  if (!mayInstall) throw new Error(`"${named}" cannot be pulled. Name another image with Node in NODE_IMAGE.`);
  makeBase(made);
  return made;
}

/** Makes an image as the usual base is, without a registry of images: Debian, and the Node that runs this. */
function makeBase(name: string): void {
  console.log('Making the base of the image from packages of Debian (about 120 MB, once) …');
  if (!existsSync('/usr/sbin/debootstrap')) install('debootstrap');
  const folder = mkdtempSync(path.join(os.tmpdir(), 'pagewright-base-'));
  try {
    const debian = path.join(folder, 'debian');
    execFileSync('debootstrap', ['--variant=minbase', 'bookworm', debian], { stdio: ['ignore', 'ignore', 'inherit'] });
    const local = path.join(debian, 'usr', 'local');
    copyFileSync(process.execPath, path.join(local, 'bin', 'node'));
    copyFileSync(path.join(path.dirname(process.execPath), '..', 'LICENSE'), path.join(local, 'LICENSE'));
    const packed = path.join(folder, 'debian.tar');
    execFileSync('tar', ['--create', '--directory', debian, '--file', packed, '.']);
    callTool('import', packed, name);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function isThere(name: string): boolean {
  return succeeds('image', 'inspect', name);
}

function succeeds(...args: string[]): boolean {
  return spawnSync(...toolCommand(...args), { env: toolEnvironment, stdio: 'ignore' }).status === 0;
}
