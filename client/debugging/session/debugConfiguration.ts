import type { DebugArguments } from '@pagewright/debugger/messages';
import type * as vscode from 'vscode';
import { scopeTitle } from '../../running/run/runScope.ts';
import { fileName } from '../../shared/fileName.ts';

/** The type of the debug sessions, as in `contributes.debuggers`. */
export const debugType = 'pagewright';

/** The configuration that starts a debug session. */
export function debugConfiguration(asked: DebugArguments): vscode.DebugConfiguration & DebugArguments {
  const { program, job } = asked;
  const name = scopeTitle(fileName(program), job === undefined ? {} : { job });
  return { type: debugType, request: 'launch', name, ...asked };
}
