import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { spawnCli } from '../../support/runCli.ts';
import type { Next } from '../../support/seeded.ts';
import type { Trial } from './trial.ts';

/** The kinds of things that are counted, with the minimum in a run. */
const counted = { request: 10, event: 25, out: 30, recording: 30, storage: 6, shapes: 3 } as const;

/** When a process is killed: at the nth thing of a kind, and this many turns of the event loop later. */
export interface Moment {
  kind: keyof typeof counted;
  number: number;
  turns: number;
}

export function momentFrom(next: Next): Moment {
  const kinds = Object.keys(counted) as Moment['kind'][];
  const kind = kinds[next(kinds.length)] ?? 'request';
  return { kind, number: 1 + next(counted[kind]), turns: next(4) * next(40) };
}

/** How a process ended: `killed`, or its exit code and what it said if it was done before its moment. */
export type Ending = 'killed' | { code: number | null; said: string };

/** Starts a run, and kills it when its moment comes; resolves once it has ended. */
export async function runUntil(trial: Trial, run: number, moment?: Moment): Promise<Ending> {
  const child = spawnCli(trial.argumentsOf(run));
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => said.push(String(data)));
  const disarm = moment === undefined ? () => undefined : arm(trial, run, child, moment);
  const [code, signal] = await once(child, 'close');
  disarm();
  return signal === 'SIGKILL' ? 'killed' : { code, said: said.join('') };
}

function arm(trial: Trial, run: number, child: ChildProcess, { kind, number, turns }: Moment): () => void {
  let left = number;
  const count = (by = 1) => {
    if (left <= 0) return;
    left -= by;
    if (left <= 0) void afterTurns(turns).then(() => child.kill('SIGKILL'));
  };
  if (kind === 'request') {
    const before = trial.onRequest;
    trial.onRequest = (of) => {
      before(of);
      if (of === run) count();
    };
    return () => undefined;
  }
  if (kind === 'event') {
    child.stdout?.on('data', (data) => count(String(data).split('\n').length - 1));
    return () => undefined;
  }
  // A rename within a folder is reported as two changes.
  const watcher = watch(trial.at(kind), () => count());
  return () => watcher.close();
}

async function afterTurns(turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn++) await new Promise(setImmediate);
}
