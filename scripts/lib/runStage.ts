import { spawn } from 'node:child_process';
import { once } from 'node:events';
import os from 'node:os';
import path from 'node:path';
import { type Counts, readCounts } from './countsLine.ts';

/** Enough that another stage comes first. More would starve this one beside work that begins later. */
const lower = 3;

type Command = readonly [program: string, ...args: string[]];

/** A part of the tests: a program that prints its counts, or one that succeeds or fails as a whole. */
export interface Stage {
  name: string;
  command: Command;
  environment?: Record<string, string>;
  /** It needs what `scripts/prepareWindow.ts` installs. */
  opensWindow?: true;
  /** It looks at what is committed, and may run while all else is built. */
  needsNoBuild?: true;
  /** The longest one: the others leave the processor to it. */
  goesFirst?: true;
}

interface StageOutcome extends Counts {
  /** A line for each failure, and how to run it alone. */
  failures: string[];
  /** All that the program said. */
  output: string;
}

/** A script of the project. */
export function node(script: string, ...args: string[]): Command {
  return [process.execPath, script, ...args];
}

/** A tool of `node_modules/.bin`, which `withNode.mjs` puts on the path. */
export function tool(name: string, ...args: string[]): Command {
  return [name, ...args];
}

/** Mocha over patterns of test files. A test that failed may leave a server open; to wait for it would be for ever. */
export function mocha(...args: string[]): Command {
  const program = path.join('node_modules', 'mocha', 'bin', 'mocha.js');
  const beside = (name: string) => path.join(import.meta.dirname, name);
  const own = ['--require', beside('compileCache.cjs'), '--reporter', beside('countingReporter.cjs'), '--exit'];
  return node(program, ...own, ...args);
}

/**
 * Runs a stage, keeping what it says; one that gives way leaves the processor to others. A program that broke counts as
 * a failure, whatever it counted before.
 */
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
  const failures = output.split('\n').filter((line) => /^(✖| {2}alone: )/.test(line));
  if (code === 0 || counts.failed > 0) return { ...counts, failures, output };
  return { ...counts, failed: 1, failures: [...failures, `✖ ${command.join(' ')} ended with ${code}`], output };
}
