import { localTime } from '@pagewright/engine/text/localTime';
import type * as vscode from 'vscode';
import type { FileChoices } from '../../shared/fileChoices.ts';
import type { Environments } from '../environments/environments.ts';
import { registerConfigLenses } from '../lenses/configLenses.ts';
import type { Runs } from '../run/runs.ts';
import { stateTime } from './stateFile.ts';

/** The commands of the state; the argument of each is the document's URI. */
export const stateCommands = {
  run: 'pagewright.runFromState',
  show: 'pagewright.showState',
  reset: 'pagewright.resetState',
} as const;

/** Offers a lens above a configuration with `previousStart` whose last whole run left a state: a run from there. */
export function registerStateLenses(runs: Runs, environments: Environments, values: FileChoices): vscode.Disposable {
  return registerConfigLenses(
    runs,
    { environments, values },
    {
      files: '**/out/*/state.json',
      async lensesOf(document, environment) {
        if (!document.getText().includes('"previousStart"')) return [];
        const time = await stateTime(document.fileName, environment);
        if (time === undefined) return [];
        const tooltip = `The last whole run started ${localTime(time.toISOString())}, the next previousStart. The menu Pagewright of the title shows and resets this state.`;
        return [{ title: 'Run from Last State', tooltip, command: stateCommands.run }];
      },
    },
  );
}
