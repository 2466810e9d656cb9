import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { StageResult } from '../../test/support/stageResult.ts';

/**
 * Runs mocha over a pattern of test files with these environment variables and prints its output. A crash of mocha
 * counts as a failure.
 */
export async function runMocha(pattern: string, environment: Record<string, string> = {}): Promise<StageResult> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'pagewright-mocha-'));
  const report = path.join(folder, 'report.json');
  try {
    const reporter = [
      '--reporter',
      path.join(import.meta.dirname, 'countingReporter.cjs'),
      '--reporter-option',
      `output=${report}`,
    ];
    await new Promise((resolve) =>
      // A failed test may leave a server open, for which mocha would wait forever.
      spawn('mocha', [pattern, ...reporter, '--timeout', '20000', '--exit'], {
        stdio: 'inherit',
        env: { ...process.env, ...environment },
      }).on('exit', resolve),
    );
    return JSON.parse(await readFile(report, 'utf8'));
  } catch {
    return { passed: 0, failures: [`${pattern}: mocha did not finish`] };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
