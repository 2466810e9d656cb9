import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const aptGet = '/usr/bin/apt-get';
const isRoot = process.getuid?.() === 0;

/** Whether a test may install what it needs: on Debian as root. */
export const mayInstall = isRoot && existsSync(aptGet);

/** podman or Docker, whichever is there. Installs podman where that is allowed; otherwise says what is missing. */
export const containerTool = findTool();

const isPodmanOfRoot = isRoot && containerTool === 'podman';

/** The variables of the tool. A machine that is a container itself has few limits to give, and lets none be nested. */
export const toolEnvironment: NodeJS.ProcessEnv = isPodmanOfRoot
  ? { ...process.env, BUILDAH_ISOLATION: 'chroot', CONTAINERS_CONF: writeSettings() }
  : process.env;

/** The command that calls the tool with these arguments. */
export function toolCommand(...args: readonly string[]): [program: string, args: string[]] {
  if (!isPodmanOfRoot) return [containerTool, [...args]];
  // Without systemd, crun takes the second hierarchy of control groups for the first.
  const hideSecond = 'umount /sys/fs/cgroup/unified 2>/dev/null; exec "$@"';
  return ['unshare', ['--mount', 'sh', '-c', hideSecond, 'sh', containerTool, ...args]];
}

/** Calls the tool and gives what it prints. */
export function callTool(...args: readonly string[]): string {
  return execFileSync(...toolCommand(...args), { env: toolEnvironment, encoding: 'utf8' }).trim();
}

/** Installs packages of Debian. */
export function install(...packages: readonly string[]): void {
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, stdio: 'ignore' } as const;
  execFileSync(aptGet, ['update', '-qq'], options);
  execFileSync(aptGet, ['install', '-y', '-qq', '--no-install-recommends', ...packages], options);
}

function findTool(): 'podman' | 'docker' {
  const there = (['podman', 'docker'] as const).find((name) => spawnSync(name, ['--version']).status === 0);
  if (there !== undefined) return there;
  if (!mayInstall) throw new Error('The tests of the image need podman or Docker. Install one of them.');
  console.log('Installing podman for the tests of the image (about 290 MB, once) …');
  install('podman', 'buildah', 'crun');
  return 'podman';
}

function writeSettings(): string {
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'pagewright-containers-')), 'containers.conf');
  writeFileSync(file, '[containers]\ndefault_ulimits = ["nofile=1024:1024", "nproc=4096:4096"]\n');
  return file;
}
