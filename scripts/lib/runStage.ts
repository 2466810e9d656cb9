import { spawn } from 'node:child_process';
import { once } from 'node:events';
import os from 'node:os';
import path from 'node:path';
import { type Counts, readCounts } from './countsLine.ts';

/** Enough to prefer another stage. A higher value would starve this one beside work that begins later. */
const lower = 3;

type Command = readonly [program: string, ...args: string[]];

/** A part of the tests: a program that prints its counts, or one that succeeds or fails as a whole. */
export interface Stage {
  name: string;
  command: Command;
  environment?: Record<string, string>;
  /** Whether it needs the files that `scripts/prepareWindow.ts` installs. */
  opensWindow?: true;
  /** Whether it checks committed files, and may run during the build. */
  needsNoBuild?: true;
  /** Whether it is the longest one: the others leave the processor to it. */
  goesFirst?: true;
}

interface StageOutcome extends Counts {
  /** A line for each failure, with the command that runs it alone. */
  failures: string[];
  /** A line for each failed try of a test that had another one. */
  retried: string[];
  output: string;
}

export function node(script: string, ...args: string[]): Command {
  return [process.execPath, script, ...args];
}

/** A tool of `node_modules/.bin`, which `withNode.mjs` puts on the path. */
export function tool(name: string, ...args: string[]): Command {
  return [name, ...args];
}

/** Runs Mocha with patterns of test files, and exits: a failed test may leave a server open. */
export function mocha(...args: string[]): Command {
  const program = path.join('node_modules', 'mocha', 'bin', 'mocha.js');
  const beside = (name: string) => path.join(import.meta.dirname, name);
  const own = ['--require', beside('compileCache.cjs'), '--reporter', beside('countingReporter.cjs'), '--exit'];
  return node(program, ...own, ...args);
}

/** Runs a stage and captures its output; `givesWay`: at low priority. A crash counts as a failure. */
export async function runStage({ command, environment }: Stage, givesWay = false): Promise<StageOutcome> {
  const [program, ...args] = command;
  const shell = process.platform === 'win32' && program !== process.execPath;
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    shell,
    env: { ...process.env, ...environment },
  });
  if (givesWay && child.pid !== undefined) os.setPriority(child.pid, lower);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  const code = await once(child, 'close').then(
    ([status]) => status,
    (error) => String(error),
  );
  const counts = readCounts(output) ?? { passed: code === 0 ? 1 : 0, failed: 0, pending: 0 };
  const lines = (pattern: RegExp) => output.split('\n').filter((line) => pattern.test(line));
  const [failures, retried] = [lines(/^(✖| {2}alone: )/), lines(/^↻/)];
  const outcome = { ...counts, failures, retried, output };
  if (code === 0 || counts.failed > 0) return outcome;
  return { ...outcome, failed: 1, failures: [...failures, `✖ ${command.join(' ')} ended with ${code}`] };
}
