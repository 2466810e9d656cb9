import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { isBusy } from './storageError.ts';

const pauseMs = 100;

/**
 * Runs work in one transaction: all of it counts, or nothing where it throws. Waits while another import is writing,
 * for as long as the signal lets it.
 */
export async function inTransaction<T>(
  database: DatabaseSync,
  signal: AbortSignal,
  work: () => Promise<T>,
): Promise<T> {
  while (!begin(database)) await sleep(pauseMs, undefined, { signal });
  try {
    const result = await work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    // SQLite ends a transaction itself if the disk fails.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

function begin(database: DatabaseSync): boolean {
  try {
    database.exec('BEGIN IMMEDIATE');
    return true;
  } catch (error) {
    if (isBusy(error)) return false;
    throw error;
  }
}
