import path from 'node:path';
import { mock } from 'node:test';
import { createProgram } from '../../cli/createProgram.ts';
import { exitCodeOf } from '../../cli/exitCodeOf.ts';
import { type CliResult, cliResult, runCli } from './runCli.ts';
import { isExhaustive } from './sweep.ts';

// The built program is in a folder with its schemas, and finds them there by the name that CommonJS has for it.
Object.assign(globalThis, { __dirname: path.join(import.meta.dirname, '..', '..', 'dist') });

let runs: Promise<unknown> = Promise.resolve();

/**
 * Runs the command line in this process, from its sources: a table of many cases would spend most of its time on
 * starting processes. One run after the other, because each uses the environment, the output and the exit code of the
 * process. In an exhaustive run, and on another Node, each is a process of the built program.
 */
export function runCliHere(args: string[], environment: Record<string, string> = {}): Promise<CliResult> {
  if (isExhaustive || process.env['PAGEWRIGHT_TEST_NODE'] !== undefined) return runCli(args, environment);
  const run = runs.then(() => runInThisProcess(args, environment));
  runs = run.catch(() => undefined);
  return run;
}

/** Runs the command line in this process in any case: for tests that look into the process. */
export async function runInThisProcess(args: string[], environment: Record<string, string> = {}): Promise<CliResult> {
  const { env, argv, exitCode } = process;
  const [stdout, stderr] = [catchOutput(process.stdout), catchOutput(process.stderr)];
  const { FORCE_COLOR, NO_COLOR, ...others } = env;
  process.env = { ...others, ...environment };
  process.argv = [...argv.slice(0, 2), ...args];
  process.exitCode = undefined;
  try {
    const code = await createProgram()
      .parseAsync()
      .then(() => process.exitCode ?? 0, exitCodeOf);
    return cliResult(args, { code: Number(code), signal: null, stdout: stdout.end(), stderr: stderr.end() });
  } finally {
    Object.assign(process, { env, argv, exitCode });
    stdout.end();
    stderr.end();
  }
}

/**
 * Captures the text that is written to a stream, as if to a file, and returns a function that ends this and returns the
 * text.
 */
function catchOutput(stream: NodeJS.WriteStream): { end(): string } {
  let text = '';
  const { isTTY } = stream;
  stream.isTTY = false;
  const { mock: writing } = mock.method(stream, 'write', (chunk: string | Uint8Array, ...rest: unknown[]) => {
    text += typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString();
    const done = rest.find((given) => typeof given === 'function');
    if (done !== undefined) queueMicrotask(() => done());
    return true;
  });
  return {
    end: () => {
      writing.restore();
      stream.isTTY = isTTY;
      return text;
    },
  };
}
