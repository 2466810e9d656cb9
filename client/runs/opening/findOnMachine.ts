import type { DiskRunStore } from '../history/diskRunStore.ts';
import { askForRun } from './askForRun.ts';
import type { RunFinder } from './runFinder.ts';

/** Finds runs on the disk and in buckets. */
export function findOnMachine(store: DiskRunStore): RunFinder {
  return {
    ask: askForRun,
    async find(from, signal) {
      const { findRun, fetchExchanges } = await import('../../../engine/reports.ts');
      const { report, directory, ...rest } = await findRun(from, signal);
      const found = { report, ...rest };
      return {
        report,
        ...(directory !== undefined && { directory }),
        keepExchanges: (id) => fetchExchanges(found, store.exchangesOf(id), signal),
      };
    },
  };
}
