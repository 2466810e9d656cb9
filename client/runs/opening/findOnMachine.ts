import * as vscode from 'vscode';
import type { DiskRunStore } from '../history/diskRunStore.ts';
import { askForRun } from './askForRun.ts';
import type { RunFinder } from './runFinder.ts';

/** The maximum number of files of one name to choose from. */
const maxFiles = 50;

/** Finds runs on the disk and in buckets. */
export function findOnMachine(store: DiskRunStore): RunFinder {
  return {
    ask: askForRun,
    findConfigurations: (name) =>
      vscode.workspace.findFiles(`**/${name.replace(/[*?[\]{}]/g, '?')}`, '**/{node_modules,.git}/**', maxFiles),
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
