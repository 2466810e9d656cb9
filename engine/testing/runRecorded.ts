import path from 'node:path';
import { runInMemory } from '../assembly/runInMemory.ts';
import { runOnDisk } from '../assembly/runOnDisk.ts';
import type { CaseConfig, RunEvent } from '../core/contracts/generated/types.ts';
import type { ConfigDocument } from '../core/document/configDocument.ts';
import { parsePlain } from '../core/json/parsePlain.ts';
import type { ObservedRun } from '../core/testing/observed/observedRun.ts';
import { caseFiles } from '../core/testing/testPaths.ts';
import { type FileSource, readText } from '../io/files/fileSource.ts';
import { temporaryFolder } from '../io/files/temporaryFolder.ts';
import { replaceFile } from '../io/output/replaceFile.ts';
import { recordingFiles } from '../io/recording/recordedExchange.ts';
import { diskTables, memoryTables, type RunTables } from './runTables.ts';

/** A run on a recording. */
export interface RecordedRun {
  configName: string;
  /** The text, without values of secrets: those of a recording are put back as stand-ins. */
  configText: string | ConfigDocument;
  recording: FileSource;
  /** The folder of the recording; for tables that are too large for memory. Absent: such a run fails. */
  folder?: string;
  config: CaseConfig;
  /** The file `state.json` of the case. */
  state?: Uint8Array;
}

/** The results of a run on a recording. The caller closes its tables. */
export interface SeenRun extends ObservedRun {
  tables: RunTables;
}

/** Runs a configuration on a recording: nothing is sent, and nothing is written where it stays. */
export async function runRecorded(run: RecordedRun, signal: AbortSignal): Promise<SeenRun> {
  const { configName, configText, config } = run;
  const replay = config.clock === undefined ? run.recording : withClock(run.recording, config.clock);
  const names = { environment: config.environment, values: config.values };
  const state = stateOf(run);
  const request = { configName, configText, ...names, ...(state && { state }), replay };
  const { value, seen } = await watched(runInMemory(request, signal));
  const { report, files } = value;
  if (report.error?.code !== 'output.too-large' || run.folder === undefined || replay !== run.recording)
    return { ...seen, report, tables: memoryTables(report, files) };
  return await onDisk(run, { folder: run.folder, state: state?.content }, signal);
}

/** Runs where the tables have room. */
async function onDisk(
  { configName, configText, config }: RecordedRun,
  { folder: replay, state }: { folder: string; state: Uint8Array | undefined },
  signal: AbortSignal,
): Promise<SeenRun> {
  const { folder, remove } = await temporaryFolder();
  const [outDir, stateFile] = [path.join(folder, 'out'), path.join(folder, 'state.json')];
  const names = { environment: config.environment, values: config.values };
  try {
    if (state !== undefined) await replaceFile(stateFile, state);
    const before = state === undefined ? {} : { stateFile };
    const { value: report, seen } = await watched(
      runOnDisk({ configName, configText, ...names, ...before, outDir, replay }, signal),
    );
    return { ...seen, report, tables: diskTables(report, outDir, remove) };
  } catch (error) {
    await remove();
    throw error;
  }
}

type Seen = Omit<ObservedRun, 'report'>;

async function watched<Result>(events: AsyncGenerator<RunEvent, Result>): Promise<{ value: Result; seen: Seen }> {
  const warnings = new Set<string>();
  const unmapped = new Map<string, readonly string[]>();
  for (;;) {
    const { done, value } = await events.next();
    if (done) return { value, seen: { warnings: [...warnings], unmapped } };
    if (value.level === 'warning') warnings.add(value.kind);
    if (value.kind === 'fields-unmapped') unmapped.set(value.table, value.fields);
  }
}

function stateOf({ config, state }: RecordedRun): { file: string; content: Uint8Array } | undefined {
  if (config.state !== undefined)
    return { file: caseFiles.expect, content: new TextEncoder().encode(JSON.stringify(config.state)) };
  return state && { file: caseFiles.state, content: state };
}

/** The recording as if its run had begun at another time. */
function withClock(files: FileSource, clock: string): FileSource {
  return {
    ...files,
    async read(name, kind) {
      if (name !== recordingFiles.head) return await files.read(name, kind);
      const head = parsePlain<object>(await readText(files, name, kind));
      return new TextEncoder().encode(JSON.stringify({ ...head, startedAt: clock }));
    },
  };
}
