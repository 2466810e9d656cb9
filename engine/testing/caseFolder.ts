import path from 'node:path';
import { caseFiles } from '../core/testing/testPaths.ts';
import { diskTreeFiles, treePath } from '../io/files/diskTreeFiles.ts';
import { recordingFiles } from '../io/recording/recordedExchange.ts';
import { goldenNames } from './goldenTables.ts';

/** A case to run. */
export interface CasePlace {
  /** The folder on the disk. */
  folder: string;
  /** The folder as the user reads it. */
  shown: string;
}

/** The folders of the cases in a folder with tests, in the order of their names. */
export async function listCases(testsFolder: string): Promise<string[]> {
  const names = await diskTreeFiles.list(treePath(testsFolder));
  const found = await Promise.all(
    names.map(async (name) => ((await isCase(path.join(testsFolder, name))) ? [name] : [])),
  );
  return found.flat().map((name) => path.join(testsFolder, name));
}

/** Whether a folder is one of a case: it has expectations, or a recording. */
export async function isCase(folder: string): Promise<boolean> {
  const names = await diskTreeFiles.list(treePath(folder));
  if (names.includes(caseFiles.expect)) return true;
  return names.includes(caseFiles.recording) && (await hasRecording(folder));
}

/** Whether the folder of a case has golden tables. */
export async function hasGoldens(folder: string): Promise<boolean> {
  return (await goldenNames(path.join(folder, caseFiles.tables))).length > 0;
}

/** Whether the folder of a case has a recording. */
export async function hasRecording(folder: string): Promise<boolean> {
  return (await diskTreeFiles.list(treePath(path.join(folder, caseFiles.recording)))).includes(recordingFiles.head);
}
