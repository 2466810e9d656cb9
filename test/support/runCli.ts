import { type ChildProcess, type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import path from 'node:path';
import type { RunEvent } from '../../engine/faces/run.ts';
import { programNode } from './programNode.ts';

export interface CliResult {
  code: number;
  /** The signal that ended the process, if it did not end by itself. */
  signal: NodeJS.Signals | null;
  stdout: string;
  stderr: string;
  /** With `--events json`: the printed events, parsed. */
  events: RunEvent[];
}

const cli = path.join(import.meta.dirname, '..', '..', 'dist', 'cli.js');

/** Starts the built command line. */
export function spawnCli(args: readonly string[], environment: Record<string, string> = {}) {
  const colours = { FORCE_COLOR: undefined, NO_COLOR: undefined };
  return spawn(programNode, [cli, ...args], { env: { ...process.env, ...colours, ...environment } });
}

/** Sees the process and every piece of its output. */
type Watch = (child: ChildProcess, output: string) => void;

/** Runs the built command line to its end. */
export async function runCli(
  args: string[],
  environment: Record<string, string> = {},
  watch?: Watch,
): Promise<CliResult> {
  return await resultOf(spawnCli(args, environment), args, watch);
}

/** The result of a command line with these arguments. */
export async function resultOf(
  child: ChildProcessWithoutNullStreams,
  args: readonly string[],
  watch: Watch = () => undefined,
): Promise<CliResult> {
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (data) => {
    stdout += data;
    watch(child, stdout);
  });
  child.stderr.on('data', (data) => {
    stderr += data;
  });
  const [code, signal] = await new Promise<[number, NodeJS.Signals | null]>((resolve) =>
    child.on('close', (status, by) => resolve([status ?? -1, by])),
  );
  return cliResult(args, { code, signal, stdout, stderr });
}

/** With the events, where the arguments ask for them. */
export function cliResult(args: readonly string[], ended: Omit<CliResult, 'events'>): CliResult {
  const lines = args.includes('json') ? ended.stdout.split('\n').filter((line) => line.startsWith('{"')) : [];
  return { ...ended, events: lines.map((line) => JSON.parse(line)) };
}
