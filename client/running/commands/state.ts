import type * as vscode from 'vscode';
import { registerChoice } from '../../shared/registerChoice.ts';
import { stateCommands } from '../state/stateLenses.ts';

/** `Pagewright: State…`: shows, resets or uses the state that the last whole run left. */
export function registerState(): vscode.Disposable {
  return registerChoice('pagewright.state', 'State of the last whole run', () => [
    { label: '$(json) Show State', detail: 'Opens it as a document.', command: stateCommands.show },
    {
      label: '$(debug-continue) Run from Last State',
      detail: 'Runs as the platform does the next time.',
      command: stateCommands.run,
    },
    {
      label: '$(discard) Reset State…',
      detail: 'The next run from the state reads everything again. The tables stay.',
      command: stateCommands.reset,
    },
  ]);
}
