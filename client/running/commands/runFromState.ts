import * as vscode from 'vscode';
import { savedConfig } from '../../language/documents/savedConfig.ts';
import type { Runner } from '../start/runner.ts';
import { reportNoState } from '../state/reportNoState.ts';
import { stateTime } from '../state/stateFile.ts';
import { stateCommands } from '../state/stateLenses.ts';
import { type Choices, outputName } from '../values/outputName.ts';

/**
 * `Pagewright: Run from Last State`: runs the whole configuration as the platform would the next time, with the state
 * of the last whole run. Any other run starts without a state.
 */
export function registerRunFromState(runner: Runner, choices: Choices): vscode.Disposable {
  return vscode.commands.registerCommand(stateCommands.run, async (uri?: unknown) => {
    const document = await savedConfig(uri);
    if (document === undefined) return undefined;
    if ((await stateTime(document.fileName, outputName(document.fileName, choices))) !== undefined)
      return await runner.run(document, { fromState: true });
    return reportNoState(document);
  });
}
