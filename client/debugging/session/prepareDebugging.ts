import path from 'node:path';
import type { DebugArguments, DebugSource } from '@pagewright/debugger/messages';
import * as vscode from 'vscode';
import type { RunScope } from '../../running/run/runScope.ts';
import type { AdmittedRun } from '../../running/start/runPerformer.ts';
import type { RunPreparation } from '../../running/start/runPreparation.ts';

/** The parts of the preparation of runs that the debugger needs. */
export type DebugPreparation = Pick<RunPreparation, 'admit' | 'requestOf'>;

/** Asks the user for everything needed to debug a configuration. Undefined, after a message, if it may not run. */
export async function admitDebugging(
  preparation: DebugPreparation,
  asked: DebugArguments,
): Promise<AdmittedRun | undefined> {
  const document = await vscode.workspace.openTextDocument(asked.program);
  return await preparation.admit(document, scopeOf(asked));
}

/** Reads the configuration from the editor, as it is now. */
export function debugSource(preparation: DebugPreparation): DebugSource {
  return {
    read: async ({ program }) => (await vscode.workspace.openTextDocument(program)).getText(),
    async prepare(asked) {
      const admitted = await admitDebugging(preparation, asked);
      if (admitted === undefined) throw new Error('This run cannot start. The notification says what it needs.');
      return { ...(await preparation.requestOf(admitted)), ...replayOf(asked) };
    },
  };
}

function scopeOf({ job, environment, recording }: DebugArguments): RunScope {
  return {
    debugged: true,
    job,
    // An empty name is none; without a name, the chosen environment counts.
    ...(environment !== undefined && { environment: environment || undefined }),
    ...((recording === true || typeof recording === 'string') && { recorded: true }),
  };
}

/** A recording other than that of the configuration; its path may be relative to the configuration. */
function replayOf({ program, recording }: DebugArguments): { replay?: string } {
  return typeof recording === 'string' ? { replay: path.resolve(path.dirname(program), recording) } : {};
}
