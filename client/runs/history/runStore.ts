import type { FileSource } from '@pagewright/engine/exchanges';
import type { RunEvent } from '@pagewright/engine/run';
import type { TableProfiles } from '../../tables/profile/tableProfile.ts';
import type { RunRecord } from './runRecord.ts';

/**
 * Stores the runs of a workspace: the record of each, its events, the exchanges that the engine kept, copies of its
 * tables and their profiles. An unreadable part counts as missing; errors in writing are left to the caller.
 */
export interface RunStore {
  isEmpty(): Promise<boolean>;
  /** Reads all runs, newest first. */
  load(): Promise<RunRecord[]>;
  /**
   * Reads a run; undefined if it is missing or cannot be read. A run that was active when last saved was interrupted,
   * unless another window is still executing it.
   */
  read(id: string): Promise<RunRecord | undefined>;
  save(record: RunRecord): Promise<void>;
  /** Saves the events of a run, oldest first. */
  saveEvents(id: string, events: readonly RunEvent[]): Promise<void>;
  /** The saved events of a run, oldest first. */
  events(id: string): Promise<RunEvent[]>;
  exchanges(id: string): FileSource;
  /** The profiles of a run's tables; undefined if they were not kept, or are not written yet. */
  tableProfiles(id: string): Promise<TableProfiles | undefined>;
  /** Deletes the copies of a run's tables, which take most of the space, and nothing else. */
  deleteTables(id: string): Promise<void>;
  /** The stored size of a run, in bytes. */
  sizeOf(id: string): Promise<number>;
  /** Deletes a run; later saves of it are dropped. */
  delete(id: string): Promise<void>;
}

export interface StoreLimits {
  /** The number of runs of each configuration, and of its jobs on the platform. */
  runs: number;
  /** The size of all runs together. */
  bytes: number;
}

/**
 * The runs to delete so that the rest is within the limits: the oldest of each configuration if it has too many, and the
 * oldest of all if they are too large; never the newest or an active one.
 */
export async function findExcess(
  sizeOf: (run: RunRecord) => Promise<number>,
  newestFirst: readonly RunRecord[],
  limits: StoreLimits,
): Promise<string[]> {
  const excess: string[] = [];
  const counts = new Map<string, number>();
  let bytes = 0;
  for (const [index, run] of newestFirst.entries()) {
    const { id, state } = run;
    const key = keyOf(run);
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    const mayGo = index > 0 && state !== 'running';
    const isOneTooMany = mayGo && count > limits.runs;
    // What goes anyway takes no space.
    if (!isOneTooMany) bytes += await sizeOf(run);
    if (isOneTooMany || (mayGo && bytes > limits.bytes)) excess.push(id);
  }
  return excess;
}

/** The key that runs are counted by: jobs of the platform, and what they ran, take no place of runs here. */
function keyOf({ configFile, scope: { remote, like } }: RunRecord): string {
  const kind = remote !== undefined ? 'remote' : like !== undefined ? 'like' : 'here';
  return `${kind}:${configFile}`;
}
