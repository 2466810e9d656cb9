import { execFileSync, spawnSync } from 'node:child_process';
import path from 'node:path';

const requirements = path.join(import.meta.dirname, 'requirements.txt');

/** Installs the peers into a virtual environment in the folder, and returns its Python. Needs uv, or Python with pip. */
export function installPeers(folder: string): string {
  const venv = path.join(folder, 'venv');
  const python = path.join(venv, 'bin', 'python');
  const run = (program: string, ...args: string[]) => execFileSync(program, args, { stdio: ['ignore', 2, 2] });
  if (spawnSync('uv', ['--version']).status === 0) {
    run('uv', 'venv', venv);
    run('uv', 'pip', 'install', '--quiet', '--compile-bytecode', '--python', python, '-r', requirements);
  } else {
    run('python3', '-m', 'venv', venv);
    run(python, '-m', 'pip', 'install', '--quiet', '-r', requirements);
  }
  return python;
}
