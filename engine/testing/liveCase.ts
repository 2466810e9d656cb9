import path from 'node:path';
import { runOnDisk } from '../assembly/runOnDisk.ts';
import type { RunRequest } from '../assembly/runRequest.ts';
import type { CaseConfig, RunReport } from '../core/contracts/generated/types.ts';
import { isFileError, isUserError, type UserError } from '../core/errors.ts';
import { readShapes } from '../core/shapes/readShapes.ts';
import type { ShapesFile } from '../core/shapes/shapes.ts';
import { compareShapes } from '../core/testing/drift/compareShapes.ts';
import type { DriftCase } from '../core/testing/drift/driftReport.ts';
import { caseFiles } from '../core/testing/testPaths.ts';
import { readOrError } from '../io/files/readForeignFile.ts';
import { temporaryFolder } from '../io/files/temporaryFolder.ts';
import { createFile } from '../io/output/replaceFile.ts';
import type { CasePlace } from './caseFolder.ts';
import { readExpectFile } from './expectFile.ts';
import type { TestedConfig } from './testedConfig.ts';

/** The values of secrets for a run that asks the API itself. */
export type SecretsFor = (
  configText: Awaited<ReturnType<TestedConfig['textFor']>>['configText'],
) => Promise<Readonly<Record<string, string>>>;

/** The first page of each job, and of a child job for one record. */
const firstPages = { maxPages: 1, maxRunPages: 1, maxChildRuns: 1 };

/**
 * Asks the API itself for the first page of each job of a case, and compares the shapes of the answers with those of its
 * recording. Writes nothing that stays. Never throws but for an internal error, or when it is cancelled.
 */
export async function compareLive(
  config: TestedConfig,
  place: CasePlace,
  secretsFor: SecretsFor,
  signal: AbortSignal,
): Promise<DriftCase> {
  const base = { name: path.basename(place.folder), folder: place.shown };
  const { folder, remove } = await temporaryFolder();
  try {
    return { ...base, ...(await compared(config, place, { secretsFor, folder, signal })) };
  } catch (error) {
    if (signal.aborted || !isUserError(error)) throw error;
    return { ...base, ...failed(error) };
  } finally {
    await remove();
  }
}

interface Ports {
  secretsFor: SecretsFor;
  /** For files that nobody needs later. */
  folder: string;
  signal: AbortSignal;
}

type Compared = Omit<DriftCase, 'name' | 'folder'>;

async function compared(config: TestedConfig, place: CasePlace, ports: Ports): Promise<Compared> {
  const { secretsFor, folder, signal } = ports;
  const shown = `${place.shown}/${caseFiles.expect}`;
  const expect = (await readExpectFile(path.join(place.folder, caseFiles.expect), shown))?.expect ?? {};
  const own = expect.config ?? {};
  const { configName, configText } = await config.textFor(own);
  const stateFile = await stateFileOf(own, place, folder);
  const request = { configName, configText, stateFile, environment: own.environment, values: own.values };
  const replay = {
    path: path.join(place.folder, caseFiles.recording),
    shownAs: `${place.shown}/${caseFiles.recording}`,
  };
  const recorded = await shapesOf({ ...request, replay }, path.join(folder, 'recorded'), signal);
  const jobs = Object.entries(recorded.shapes.jobs);
  if (jobs.length === 0) return nothingRecorded(recorded.report);
  const asked = { ...request, secrets: await secretsFor(configText), limits: firstPages };
  const now = await shapesOf(asked, path.join(folder, 'now'), signal);
  const pairs = jobs.map(([job, before]) => ({ job, before, after: now.shapes.jobs[job] }));
  const changes = pairs.flatMap(({ job, before, after }) =>
    after === undefined ? [] : compareShapes(job, before.schema, after.schema),
  );
  const notAsked = pairs.flatMap(({ job, after }) => (after === undefined ? [job] : []));
  const { error } = now.report;
  if (error !== undefined)
    return { outcome: 'error', changes, notAsked, error: { code: error.code, message: error.message } };
  return { outcome: changes.length > 0 ? 'changed' : 'same', changes, notAsked };
}

/** The file with the state of the run before, as the case has it. */
async function stateFileOf({ state }: CaseConfig, place: CasePlace, folder: string): Promise<RunRequest['stateFile']> {
  if (state !== undefined) {
    const file = path.join(folder, caseFiles.state);
    await createFile(file, JSON.stringify(state));
    return { path: file, shownAs: `${place.shown}/${caseFiles.expect}` };
  }
  const file = path.join(place.folder, caseFiles.state);
  const isThere = !isFileError(await readOrError(file, 'state'));
  return isThere ? { path: file, shownAs: `${place.shown}/${caseFiles.state}` } : undefined;
}

async function shapesOf(
  request: Omit<RunRequest, 'outDir'>,
  folder: string,
  signal: AbortSignal,
): Promise<{ shapes: ShapesFile; report: RunReport }> {
  const shapesFile = `${folder}.shapes.json`;
  const events = runOnDisk({ ...request, outDir: folder, shapesFile }, signal);
  for (;;) {
    const { done, value } = await events.next();
    if (!done) continue;
    signal.throwIfAborted();
    const text = await readOrError(shapesFile, 'shapes');
    const shapes = isFileError(text) ? undefined : readShapes(text);
    return { shapes: shapes ?? { version: 1, jobs: {} }, report: value };
  }
}

/** A recording without answers is one of a failure, or cannot be read. */
function nothingRecorded({ error }: RunReport): Compared {
  const isBroken = error?.code.startsWith('replay.') === true;
  if (!isBroken) return { outcome: 'skipped', changes: [], notAsked: [] };
  return { outcome: 'error', changes: [], notAsked: [], error: { code: error.code, message: error.message } };
}

function failed({ code, message }: UserError): Compared {
  return { outcome: 'error', changes: [], notAsked: [], error: { code, message } };
}
