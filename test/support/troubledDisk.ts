import { spawnSync } from 'node:child_process';
import { readdirSync, renameSync } from 'node:fs';
import disk from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';

/** The operations of a run on a disk, and on an open file. */
const changes = [
  'rename',
  'rm',
  'rmdir',
  'unlink',
  'writeFile',
  'mkdir',
  'mkdtemp',
  'open',
  'readdir',
  'link',
] as const;
const fileChanges = ['writev', 'appendFile', 'read', 'sync'] as const;

export type Change = (typeof changes)[number] | (typeof fileChanges)[number];

/** The result of some work on a disk that refused an operation. */
export interface Outcome {
  error: unknown;
  /** Whether the operation was reached. */
  isHit: boolean;
}

/** Works on a disk that refuses one of the changes of this kind, the first being number 1. */
export async function refusing(
  change: Change,
  number: number,
  code: string,
  work: () => Promise<unknown>,
): Promise<Outcome> {
  return await withTrouble(work, (asked, count) =>
    asked === change && count === number ? Object.assign(new Error(code), { code, syscall: asked }) : undefined,
  );
}

/** Works on a disk that refuses one of the renames, the first being number 1. */
export function refusingRename(number: number, code: string, work: () => Promise<unknown>): Promise<Outcome> {
  return refusing('rename', number, code, work);
}

/** Works on a disk that changes nothing any more from one of the renames on, as if the process had been killed there. */
export async function killedAtRename(number: number, work: () => Promise<unknown>): Promise<Outcome> {
  let isKilled = false;
  return await withTrouble(work, (asked, count) => {
    isKilled ||= asked === 'rename' && count >= number;
    return isKilled && asked !== 'readdir' ? new Error('killed') : undefined;
  });
}

/** Renames the hidden files of this process in a folder as if they were of a process that has ended. */
export function endProcess(folder: string): void {
  const ended = spawnSync(process.execPath, ['-e', '']).pid;
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toReversed()) {
    const renamed = name.replace(new RegExp(`-${process.pid}-([^/]*)$`), `-${ended}-$1`);
    renameSync(path.join(folder, name), path.join(folder, renamed));
  }
}

async function withTrouble(
  work: () => Promise<unknown>,
  trouble: (asked: Change, count: number) => Error | undefined,
): Promise<Outcome> {
  const outcome: Outcome = { error: undefined, isHit: false };
  const counts = new Map<Change, number>();
  const meet = (asked: Change) => {
    const count = (counts.get(asked) ?? 0) + 1;
    counts.set(asked, count);
    const error = trouble(asked, count);
    if (error === undefined) return;
    outcome.isHit = true;
    throw error;
  };
  const handles = await fileHandles();
  const restorings = [replace(disk, changes, meet), replace(handles, fileChanges, meet)];
  syncBuiltinESMExports();
  await work()
    .catch((error: unknown) => {
      outcome.error = error;
    })
    .finally(() => {
      for (const restore of restorings) restore();
      syncBuiltinESMExports();
    });
  return outcome;
}

/** The prototype of all open files. */
async function fileHandles(): Promise<object> {
  const handle = await disk.open(process.execPath);
  await handle.close();
  return Object.getPrototypeOf(handle);
}

/** Checks before each of these functions of an object; returns a function that restores them. */
function replace(object: object, names: readonly Change[], meet: (asked: Change) => void): () => void {
  const real = Object.fromEntries(names.map((name) => [name, Reflect.get(object, name)]));
  for (const name of names) {
    Reflect.set(object, name, async function (this: unknown, ...parameters: unknown[]) {
      meet(name);
      return await real[name].apply(this, parameters);
    });
  }
  return () => Object.assign(object, real);
}
