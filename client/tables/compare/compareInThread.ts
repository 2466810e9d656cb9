import { Worker } from 'node:worker_threads';
import type { TablePair } from './compareTableRows.ts';
import type { TableRows } from './rowMessages.ts';

/** The memory of the thread, in MB: enough for the rows that it compares, whatever they hold. */
const maxMemory = 1024;

/** A comparison that is being made. */
export interface RunningComparison {
  /** Ends it. */
  dispose(): void;
}

/**
 * Compares the rows of tables in two runs on a separate thread, and passes the result of each table on. Tables that are
 * left when the thread fails are unreadable.
 */
export function compareInThread(
  script: string,
  pairs: readonly TablePair[],
  take: (rows: TableRows) => void,
): RunningComparison {
  const left = new Set(pairs.map(({ table }) => table));
  const options = {
    workerData: pairs,
    name: 'pagewright comparison',
    resourceLimits: { maxOldGenerationSizeMb: maxMemory },
  };
  const worker = new Worker(script, options);
  worker.on('message', (rows: TableRows) => {
    left.delete(rows.table);
    take(rows);
  });
  // An error without a listener would end the extension host.
  worker.on('error', () => {
    for (const table of left) take({ table, reason: 'unreadable' });
  });
  return {
    dispose() {
      left.clear();
      void worker.terminate();
    },
  };
}
