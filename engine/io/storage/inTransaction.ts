import type { DatabaseSync } from 'node:sqlite';
import { systemClock } from '../clock.ts';
import { isBusy } from './storageError.ts';

const pauseMs = 100;

/** Runs work in one transaction, rolled back if it throws. Waits for another import until the signal aborts. */
export async function inTransaction<T>(
  database: DatabaseSync,
  signal: AbortSignal,
  work: () => Promise<T>,
): Promise<T> {
  while (!begin(database)) await systemClock.sleep(pauseMs, signal);
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
