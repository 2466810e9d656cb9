import path from 'node:path';
import type { Expect } from '../core/contracts/generated/types.ts';
import { caseFiles } from '../core/testing/testPaths.ts';
import { ifThere } from '../io/checkout/ifThere.ts';
import type { FileSource } from '../io/files/fileSource.ts';
import { folderFiles } from '../io/files/folderFiles.ts';
import { readForeignFile } from '../io/files/readForeignFile.ts';
import type { CasePlace } from './caseFolder.ts';
import { runRecorded, type SeenRun } from './runRecorded.ts';
import type { TestedText } from './testedConfig.ts';

/** A run of a case. */
export interface CaseRun {
  text: TestedText;
  expect: Expect;
  /** Stands for the recording of the case. */
  recording?: FileSource | undefined;
}

/** Runs a case on its recording. The caller closes its tables. Throws a UserError. */
export async function runCase(
  place: CasePlace,
  { text, expect: { config = {} }, recording }: CaseRun,
  signal: AbortSignal,
): Promise<SeenRun> {
  const { configName, configText } = text;
  const { folder, shown } = place;
  const stateFile = { path: path.join(folder, caseFiles.state), shownAs: `${shown}/${caseFiles.state}` };
  const state = await ifThere(stateFile.shownAs, readForeignFile(stateFile, 'state'), undefined);
  return await runRecorded(
    {
      ...{ configName, configText, config, recording: recording ?? recordingOf(place) },
      ...(recording === undefined && { folder: path.join(folder, caseFiles.recording) }),
      ...(state && { state }),
    },
    signal,
  );
}

/** The recording of a case. */
export function recordingOf({ folder, shown }: CasePlace): FileSource {
  return folderFiles({ path: path.join(folder, caseFiles.recording), shownAs: `${shown}/${caseFiles.recording}` });
}
