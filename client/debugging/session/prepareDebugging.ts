import path from 'node:path';
import type { DebugArguments, DebugSource } from '@pagewright/debugger/messages';
import * as vscode from 'vscode';
import type { Projects } from '../../project/composition/projects.ts';
import { treeName, treeUri } from '../../project/files/treeName.ts';
import type { RunScope } from '../../running/run/runScope.ts';
import type { AdmittedRun } from '../../running/start/runPerformer.ts';
import type { RunPreparation } from '../../running/start/runPreparation.ts';
import { runSubjects } from '../../running/start/runSubjects.ts';
import { CompositionPlaces, type FileNames } from './compositionPlaces.ts';

/** The parts of the preparation of runs that the debugger needs. */
export interface DebugPreparation {
  preparation: Pick<RunPreparation, 'admit' | 'requestOf'>;
  projects: Projects;
}

/** Asks the user for everything needed to debug a configuration. Undefined, after a message, if it may not run. */
export async function admitDebugging(
  { preparation, projects }: DebugPreparation,
  asked: DebugArguments,
): Promise<AdmittedRun | undefined> {
  const document = await vscode.workspace.openTextDocument(asked.program);
  // Of several rows the user chooses one.
  const [subject] = await runSubjects(projects, document, scopeOf(asked));
  return subject && (await preparation.admit(subject.text, subject.scope));
}

/** The places of a configuration in a tree, in its files and in the text that is debugged; undefined for any other. */
export async function debuggedPlaces(
  { projects }: DebugPreparation,
  program: string,
): Promise<CompositionPlaces | undefined> {
  const composition = (await projects.runsOf(vscode.Uri.file(program)))?.runs[0]?.composition;
  return composition && new CompositionPlaces(composition, diskNames);
}

const diskNames: FileNames = {
  nameOf: (file) => treeName(vscode.Uri.file(file)),
  pathOf: (name) => treeUri(name).fsPath,
};

/** Reads the configuration from the editor, as it is now. */
export function debugSource(parts: DebugPreparation): DebugSource {
  return {
    read: async ({ program }) =>
      (await parts.projects.composed(await vscode.workspace.openTextDocument(program))).getText(),
    async prepare(asked) {
      const admitted = await admitDebugging(parts, asked);
      if (admitted === undefined) throw new Error('This run cannot start. The notification says what it needs.');
      return { ...(await parts.preparation.requestOf(admitted)), ...replayOf(asked) };
    },
  };
}

function scopeOf({ job, environment, values, recording }: DebugArguments): RunScope {
  return {
    debugged: true,
    job,
    // An empty name is none; without a name, the chosen environment counts.
    ...(environment !== undefined && { environment: environment || undefined }),
    ...(values !== undefined && { values }),
    ...((recording === true || typeof recording === 'string') && { recorded: true }),
  };
}

/** A recording other than that of the configuration; its path may be relative to the configuration. */
function replayOf({ program, recording }: DebugArguments): { replay?: string } {
  return typeof recording === 'string' ? { replay: path.resolve(path.dirname(program), recording) } : {};
}
