import path from 'node:path';
import type { Expect } from '../core/contracts/generated/types.ts';
import { UserError } from '../core/errors.ts';
import { type KeptTable, proposeExpect } from '../core/testing/proposeExpect.ts';
import { TableFacts } from '../core/testing/tableFacts.ts';
import { caseFiles } from '../core/testing/testPaths.ts';
import type { UpdatedGoldens } from '../core/text/goldensText.ts';
import { deleteFile } from '../io/files/deleteFile.ts';
import { folderFiles } from '../io/files/folderFiles.ts';
import { makeFolder } from '../io/files/makeFolder.ts';
import { diskFailure, missingFolder } from '../io/output/diskFailure.ts';
import { createFile, replaceFile } from '../io/output/replaceFile.ts';
import { readRecording } from '../io/recording/readRecording.ts';
import { recordingFiles } from '../io/recording/recordedExchange.ts';
import { type CasePlace, isCase } from './caseFolder.ts';
import { expectOf } from './expectFile.ts';
import { goldenFile, goldenNames } from './goldenTables.ts';
import { leftOutFields } from './leftOutFields.ts';
import { readCaseConfig } from './readCaseConfig.ts';
import { refuseSecrets } from './refuseSecrets.ts';
import { runCase } from './runCase.ts';
import type { SeenRun } from './runRecorded.ts';
import type { TestedConfig } from './testedConfig.ts';

/** A run to keep as a case. */
export interface KeptRun {
  /** The folder of its recording. */
  recording: string;
  /** With what it ran. */
  config?: Expect['config'];
  /** Whether its tables are kept as golden ones. */
  isGolden: boolean;
}

/**
 * Keeps a recorded run as a case: runs the configuration on the recording, proposes what to expect of what that shows, and
 * then writes both. Throws a UserError if the case is there already, or cannot be written or run.
 */
export async function keepCase(
  config: TestedConfig,
  place: CasePlace,
  run: KeptRun,
  signal: AbortSignal,
): Promise<Expect> {
  const { isGolden, config: own } = run;
  const file = path.join(place.folder, caseFiles.expect);
  await requireNewCase(place);
  const files = folderFiles(run.recording);
  const recording = await readRecording(files);
  const text = await config.textFor(own ?? {});
  const expect = own === undefined ? {} : { config: own };
  const seen = await runCase(place, { text, expect, recording: files }, signal);
  try {
    if (isOfAnother(seen)) throw notDone(place, seen);
    if (isGolden) await refuseSecrets(text.configText, seen.tables);
    const read = readCaseConfig(text.configText, recording);
    const unmapped = read === undefined ? seen.unmapped : await leftOutFields(recording, read, seen);
    const proposed = { ...expect, ...proposeExpect({ ...seen, unmapped }, await factsOf(seen)) };
    const answers = recording.exchanges.flatMap(({ answer }) => answer ?? []);
    await writing(place, async () => {
      await copyRecording(run.recording, path.join(place.folder, caseFiles.recording), answers);
      if (isGolden) await writeGoldens(path.join(place.folder, caseFiles.tables), seen, () => true);
      await createFile(file, `${JSON.stringify(proposed, undefined, 2)}\n`);
    });
    return proposed;
  } finally {
    await seen.tables.close();
  }
}

/** Throws a UserError if there is a case in this place. */
export async function requireNewCase({ folder, shown }: CasePlace): Promise<void> {
  if (!(await isCase(folder))) return;
  throw new UserError('test.case-exists', `There is a case "${shown}" already. Choose another name, or delete it.`);
}

/**
 * Writes the golden tables of a case again: those that are there, and all if none is left. Deletes those of tables that
 * the run does not write any more; where only the bucket or the letter case of a name is another one, the table keeps a
 * golden one under the new name. Throws a UserError if the case cannot be read, run or written.
 */
export async function updateGoldens(
  config: TestedConfig,
  place: CasePlace,
  signal: AbortSignal,
): Promise<UpdatedGoldens> {
  const expect = await expectOf(place);
  const folder = path.join(place.folder, caseFiles.tables);
  const before = await goldenNames(folder);
  const text = await config.textFor(expect.config ?? {});
  const seen = await runCase(place, { text, expect }, signal);
  try {
    if (seen.report.outcome !== 'done') throw notDone(place, seen);
    await refuseSecrets(text.configText, seen.tables);
    const now = seen.tables.all.map(({ file }) => path.basename(file, '.csv'));
    const deleted = before.filter((name) => !now.includes(name));
    const kept = keptGoldens(now, before, deleted);
    return await writing(place, async () => {
      // First, since a disk may take two names that differ in letter case for one.
      for (const name of deleted) await deleteFile(goldenFile(folder, { file: `${name}.csv` }));
      return { written: await writeGoldens(folder, seen, (name) => kept.has(name)), deleted };
    });
  } finally {
    await seen.tables.close();
  }
}

/** The tables of a run that have a golden one: as before, under a name that is a little different now, or all. */
function keptGoldens(now: readonly string[], before: readonly string[], deleted: readonly string[]): Set<string> {
  const renamed = new Set(deleted.map(shortName));
  const kept = now.filter((name) => before.includes(name) || renamed.has(shortName(name)));
  return new Set(kept.length === 0 ? now : kept);
}

/** The name of a table without its bucket, in lower case. */
function shortName(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1).toLowerCase();
}

async function factsOf({ tables }: SeenRun): Promise<KeptTable[]> {
  const kept: KeptTable[] = [];
  for (const table of tables.all) {
    const facts = new TableFacts(table.columns);
    let isHeader = true;
    for await (const batch of tables.rows(table))
      for (const row of batch) {
        if (!isHeader) facts.row(row);
        isHeader = false;
      }
    kept.push({ name: table.name, facts, primaryKey: await tables.primaryKey(table) });
  }
  return kept;
}

async function writeGoldens(
  folder: string,
  { tables }: SeenRun,
  isWanted: (name: string) => boolean,
): Promise<string[]> {
  const wanted = tables.all.filter(({ file }) => isWanted(path.basename(file, '.csv')));
  if (wanted.length > 0) await makeFolder(folder);
  for (const table of wanted) await replaceFile(goldenFile(folder, table), await bytesOf(tables.content(table)));
  return wanted.map(({ name }) => name);
}

/** The bytes of a table, wherever the run has it. */
export async function bytesOf(content: Uint8Array | { file: string }): Promise<Uint8Array> {
  if (content instanceof Uint8Array) return content;
  return await folderFiles(path.dirname(content.file)).read(path.basename(content.file), 'response');
}

/** Copies the files of a recording, the head last: without it there is none. */
async function copyRecording(from: string, to: string, answers: readonly string[]): Promise<void> {
  const files = folderFiles(from);
  await makeFolder(path.join(to, recordingFiles.answers));
  for (const name of [...answers, recordingFiles.exchanges, recordingFiles.head])
    await replaceFile(path.join(to, name), await files.read(name, 'response'));
}

/** Writes files of a case; makes a failure of the disk a UserError. */
async function writing<T>({ shown }: CasePlace, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const reason = missingFolder(error) ?? diskFailure(error);
    if (reason === undefined) throw error;
    const message = `The case "${shown}" cannot be written: ${reason}. Fix that and try again.`;
    throw new UserError('output.not-writable', message, { cause: error });
  }
}

/** Whether a recording is not that of the configuration, so that its run says nothing of the API. */
function isOfAnother({ report: { error } }: SeenRun): boolean {
  return error?.code === 'replay.missing-request';
}

function notDone({ shown }: CasePlace, { report }: SeenRun): UserError {
  const because = report.error === undefined ? '' : `: ${report.error.message}`;
  return new UserError('test.run-failed', `The run of "${shown}" ended with "${report.outcome}"${because}`);
}
