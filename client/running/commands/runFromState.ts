import * as vscode from 'vscode';
import { savedConfig } from '../../language/documents/savedConfig.ts';
import type { Environments } from '../environments/environments.ts';
import type { Runner } from '../start/runner.ts';
import { reportNoState } from '../state/reportNoState.ts';
import { stateTime } from '../state/stateFile.ts';
import { stateCommands } from '../state/stateLenses.ts';

/**
 * `Pagewright: Run from Last State`: runs the whole configuration as the platform would the next time, with the state
 * of the last whole run. Any other run starts without a state.
 */
export function registerRunFromState(runner: Runner, environments: Environments): vscode.Disposable {
  return vscode.commands.registerCommand(stateCommands.run, async (uri?: unknown) => {
    const document = await savedConfig(uri);
    if (document === undefined) return undefined;
    if ((await stateTime(document.fileName, environments.chosen(document.fileName))) !== undefined)
      return await runner.run(document, { fromState: true });
    return reportNoState(document);
  });
}
