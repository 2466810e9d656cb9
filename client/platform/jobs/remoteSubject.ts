import type { ConfigurationDiff } from '@pagewright/engine/platform';
import * as vscode from 'vscode';
import type { Composition } from '../../project/composition/composition.ts';
import type { Projects } from '../../project/composition/projects.ts';
import type { TreeRun } from '../../project/composition/treeRun.ts';
import type { Target } from '../targets/target.ts';
import { configurationFile } from './configurationFile.ts';

/** Holds what a job of the platform runs, as far as the files here have it: its findings are about these texts. */
export interface RemoteSubject {
  /** The file; that of the configuration where it has rows. */
  file: vscode.Uri;
  /** The name of the configuration, and of the row. */
  name: string;
  /** The text that runs; empty where no file here has it, and of a configuration with rows. */
  text: string;
  composition?: Composition | undefined;
  /** The rows, with the texts that run; none where the files here have others. */
  rows: readonly TreeRun[];
}

/** Finds the subject of a job that runs, or has run, a version; undefined: it is not known. */
export async function remoteSubject(
  target: Target,
  diff: ConfigurationDiff | undefined,
  ran: number | undefined,
  projects: Projects,
): Promise<RemoteSubject> {
  const file = await configurationFile(target);
  const subject = { file, name: target.shown, rows: [] };
  if (diff === undefined || ran === undefined) return { ...subject, text: '' };
  const composed = (await projects.runsOf(file))?.runs;
  const isHere = hasVersion(diff, ran);
  if (composed === undefined) return { ...subject, text: isHere ? await textOf(file) : textThere(diff, file, ran) };
  const [only] = composed;
  if (!isHere || only === undefined) return { ...subject, text: '' };
  if (only.composition.row !== undefined) return { ...subject, text: '', rows: composed };
  return { ...subject, text: only.text, composition: only.composition };
}

/** Whether the files here are a version. */
function hasVersion({ state, base, newest }: ConfigurationDiff, version: number): boolean {
  if (state === 'same') return version === newest || version === base;
  return state === 'changed-there' && version === base;
}

/** The text of a single file as it would be after a pull, if that is what ran. */
function textThere({ newest, files }: ConfigurationDiff, file: vscode.Uri, ran: number): string {
  const found = files.find((each) => file.path.endsWith(`/${each.file}`));
  return ran === newest ? (found?.remote ?? '') : '';
}

async function textOf(file: vscode.Uri): Promise<string> {
  return await vscode.workspace.openTextDocument(file).then(
    (document) => document.getText(),
    () => '',
  );
}
