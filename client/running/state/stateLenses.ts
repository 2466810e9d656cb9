import type * as vscode from 'vscode';
import type { Environments } from '../environments/environments.ts';
import { registerConfigLenses } from '../lenses/configLenses.ts';
import type { Runs } from '../run/runs.ts';
import { stateTime } from './stateFile.ts';

/** The commands of the lenses; the argument of each is the document's URI. */
export const stateCommands = {
  run: 'pagewright.runFromState',
  show: 'pagewright.showState',
  reset: 'pagewright.resetState',
} as const;

/** Offers lenses above a configuration with `previousStart`: the start of the last run, a run from there, a reset. */
export function registerStateLenses(runs: Runs, environments: Environments): vscode.Disposable {
  return registerConfigLenses(runs, environments, {
    files: '**/out/*/state.json',
    async lensesOf(document, environment) {
      if (!document.getText().includes('"previousStart"')) return [];
      const time = await stateTime(document.fileName, environment);
      if (time === undefined) return [];
      return [
        { title: `Run from the last state (${time.toLocaleString()})`, command: stateCommands.run },
        { title: 'Show state', command: stateCommands.show },
        { title: 'Reset', command: stateCommands.reset },
      ];
    },
  });
}
