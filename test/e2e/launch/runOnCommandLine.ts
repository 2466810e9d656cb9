import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from './projectRoot.ts';

/**
 * Runs a configuration as on a server, with its tables and its report in a folder. One that fails has a report too. The
 * API may be in this process, which must not wait idly.
 */
export async function runOnCommandLine(config: string, folder: string, recording: string): Promise<void> {
  const outputs = ['--out', path.join(folder, 'out'), '--report', path.join(folder, 'report.json')];
  const args = [path.join(projectRoot, 'dist/cli.js'), 'run', config, ...outputs, '--record', recording];
  await promisify(execFile)(process.execPath, args).catch(() => undefined);
}
