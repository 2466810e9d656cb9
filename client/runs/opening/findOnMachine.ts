import * as vscode from 'vscode';
import type { DiskRunStore } from '../history/diskRunStore.ts';
import { askForRun } from './askForRun.ts';
import type { RunFinder } from './runFinder.ts';

/** How many files of one name there is a choice of. */
const mostFiles = 50;

/** Finds runs on the disk and in buckets. */
export function findOnMachine(store: DiskRunStore): RunFinder {
  return {
    ask: askForRun,
    findConfigurations: (name) =>
      vscode.workspace.findFiles(`**/${name.replace(/[*?[\]{}]/g, '?')}`, '**/{node_modules,.git}/**', mostFiles),
    async find(from, signal) {
      const { findRun, fetchExchanges } = await import('@pagewright/engine/reports');
      const { report, directory, ...rest } = await findRun(from, signal);
      const found = { report, ...rest };
      return {
        report,
        directory,
        keepExchanges: (id) => fetchExchanges(found, store.exchangesOf(id), signal),
      };
    },
  };
}
