import { spawn } from 'node:child_process';
import path from 'node:path';

/** Runs a configuration with the built command line, with its output on this terminal. Returns the exit code. */
export function runSampleConfig(config: string): Promise<number> {
  const cli = path.join(import.meta.dirname, '..', '..', 'dist', 'cli.js');
  return new Promise((resolve) => {
    spawn(process.execPath, [cli, 'run', config], { stdio: 'inherit' }).on('exit', (code) => resolve(code ?? 1));
  });
}
