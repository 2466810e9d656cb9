import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { programNode } from '../../support/programNode.ts';
import type { Writer } from './writer.ts';

/** The disturbance of a writer, and at which of its changes of the disk, the first being number 1. */
export interface Trouble {
  at: number;
  how: (typeof troubles)[number] | 'none';
}

/** The limits that the system itself sets, where a shell can ask for them. */
const limits = process.platform === 'win32' ? [] : (['limit'] as const);

/**
 * Killed before a change, in the middle of it, or after it; or the disk is full from there on; or a file may have at
 * most this many blocks of 512 bytes.
 */
export const troubles = ['before', 'half', 'after', 'full', ...limits] as const;

/** How a writer ended. */
export interface Ended {
  /** Undefined where it was killed. */
  code: number | undefined;
  said: string;
  /** How often it changed the disk; not known of one that was killed. */
  changes: number;
}

const preload = path.join(import.meta.dirname, 'trouble.mjs');
const cli = path.join(import.meta.dirname, '..', '..', '..', 'dist', 'cli.js');

/** The content of the files that a writer replaces. */
const old = `the old one ${'o'.repeat(20_000)}`;

/** Makes the folder of a writer, with all that it reads and replaces. */
export async function prepare(
  { prepare, replaces = [], moves = [] }: Writer,
  folder: string,
  url: string,
): Promise<void> {
  for (const file of [...replaces, ...moves]) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true, mode: 0o700 });
    if (replaces.includes(file)) writeFileSync(path.join(folder, file), old, { mode: 0o600 });
  }
  await prepare?.(folder, url);
}

/** Lets a writer write in a folder, and disturbs it. */
export async function attempt({ does }: Writer, folder: string, trouble: Trouble): Promise<Ended> {
  const countFile = path.join(path.dirname(folder), `${path.basename(folder)}.count`);
  const [node, args] = 'args' in does ? [programNode, [cli, ...does.args]] : [process.execPath, scriptOf(does)];
  const started = [node, '--import', preload, ...args];
  const child = spawn(...(trouble.how === 'limit' ? inLimit(trouble.at, started) : commandOf(started)), {
    cwd: folder,
    env: {
      ...process.env,
      FORCE_COLOR: undefined,
      XDG_CACHE_HOME: path.join(path.dirname(folder), 'cache'),
      PAGEWRIGHT_TROUBLE: JSON.stringify(trouble),
      PAGEWRIGHT_TROUBLE_FOLDER: folder,
      PAGEWRIGHT_TROUBLE_COUNT: countFile,
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += data));
  const [code, signal] = await once(child, 'close');
  if (signal === 'SIGKILL') return { code: undefined, said, changes: 0 };
  return { code, said, changes: Number(readFileSync(countFile, 'utf8')) };
}

function scriptOf({ script }: { script: string }): string[] {
  return ['--input-type=module', '-e', script];
}

function inLimit(blocks: number, command: readonly string[]): [string, string[]] {
  return ['sh', ['-c', 'ulimit -f "$0" && exec "$@"', String(blocks), ...command]];
}

function commandOf([program = '', ...args]: readonly string[]): [string, string[]] {
  return [program, args];
}
