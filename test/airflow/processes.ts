import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

type Variables = Readonly<Record<string, string>>;

/** The programs of the test. Each has a log and a separate process group, because many of them fork. */
export class Processes {
  readonly #folder: string;
  readonly #running = new Map<ChildProcess, string>();

  constructor(logs: string) {
    this.#folder = logs;
    fs.mkdirSync(logs, { recursive: true });
  }

  /** Starts a program that stays. */
  start(name: string, command: readonly string[], environment: Variables = {}): ChildProcess {
    const [program = '', ...args] = command;
    const log = fs.openSync(path.join(this.#folder, `${name}.log`), 'a');
    const env = { ...process.env, ...environment };
    const child = spawn(program, args, { env, stdio: ['ignore', log, log], detached: true });
    fs.closeSync(log);
    child.once('exit', () => this.#running.delete(child));
    this.#running.set(child, name);
    return child;
  }

  /** Runs a program to its end. Throws with the end of its log where it fails. */
  async run(name: string, command: readonly string[], environment: Variables = {}): Promise<void> {
    const [code] = await once(this.start(name, command, environment), 'exit');
    if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}.\n${this.#endOfLog(name)}`);
  }

  /** Waits until something is there, for some minutes. Throws at once if one of the programs has ended. */
  async until<Value>(
    what: string,
    find: () => Promise<Value | undefined>,
    { minutes = 3, programs = [] }: { minutes?: number; programs?: readonly ChildProcess[] } = {},
  ): Promise<Value> {
    for (let left = minutes * 120; left > 0; left--) {
      const found = await find().catch(() => undefined);
      if (found !== undefined) return found;
      const ended = programs.find(({ exitCode, signalCode }) => exitCode !== null || signalCode !== null);
      if (ended !== undefined) throw new Error(`${ended.spawnargs.join(' ')} has ended before ${what}.`);
      await sleep(500);
    }
    throw new Error(`"${what}" did not come true.`);
  }

  /** Ends everything that still runs: first politely, after ten seconds by force. */
  async stop(only = [...this.#running.keys()]): Promise<void> {
    const running = only.filter((child) => this.#running.has(child));
    const ended = Promise.all(running.map((child) => once(child, 'exit')));
    for (const child of running) signalGroup(child, 'SIGTERM');
    await Promise.race([ended, sleep(10_000, undefined, { ref: false })]);
    for (const child of running) signalGroup(child, 'SIGKILL');
    await ended;
  }

  #endOfLog(name: string): string {
    return fs.readFileSync(path.join(this.#folder, `${name}.log`), 'utf8').slice(-3000);
  }
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, signal);
  } catch {
    // The process has ended.
  }
}

/** A process and all that it has started. */
export function processesOf({ pid: root = 0 }: ChildProcess): { pid: number; command: string }[] {
  const all = fs.readdirSync('/proc').filter((entry) => /^\d+$/.test(entry));
  const known = all.flatMap((entry) => {
    try {
      const [, parent = ''] =
        / \w (\d+)/.exec(fs.readFileSync(`/proc/${entry}/stat`, 'utf8').replace(/^.*\)/s, '')) ?? [];
      const command = fs.readFileSync(`/proc/${entry}/cmdline`, 'utf8').replaceAll('\0', ' ');
      return [{ pid: Number(entry), parent: Number(parent), command }];
    } catch {
      return [];
    }
  });
  const below = (pid: number): typeof known =>
    known.filter(({ parent }) => parent === pid).flatMap((child) => [child, ...below(child.pid)]);
  return [...known.filter(({ pid }) => pid === root), ...below(root)];
}

/** Kills a process and all that it has started at once, as a power cut does. */
export function cutPower(root: ChildProcess): void {
  // While they are stopped, none of them starts another one.
  for (const signal of ['SIGSTOP', 'SIGKILL'] as const)
    for (const { pid } of processesOf(root)) process.kill(pid, signal);
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
