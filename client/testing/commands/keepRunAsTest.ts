import type { RunReport } from '@pagewright/engine/run';
import * as vscode from 'vscode';
import { savedConfig } from '../../language/documents/savedConfig.ts';
import { runAndRecord } from '../../running/commands/runAndRecord.ts';
import { recordedAt } from '../../running/recordings/recordedAt.ts';
import { recordingOnDisk } from '../../running/recordings/recordingOnDisk.ts';
import { isTrial, type RunScope } from '../../running/run/runScope.ts';
import type { Runner } from '../../running/start/runner.ts';
import { chosenRun, type NamedRun } from '../../runs/commands/chosenRun.ts';
import type { DiskRunStore } from '../../runs/history/diskRunStore.ts';
import type { RunHistory } from '../../runs/history/runHistory.ts';
import type { RunRecord } from '../../runs/history/runRecord.ts';
import { fileUri } from '../../shared/fileId.ts';
import { showInformationMessage } from '../../shared/messages.ts';
import { mayTest } from '../run/runTests.ts';
import type { DoTestTask } from '../worker/doTask.ts';
import type { RunToKeep } from '../worker/testMessages.ts';
import { askForCaseName } from './askForCaseName.ts';
import { openExpectations } from './openExpectations.ts';
import { testedFileOf } from './testedFileOf.ts';

interface KeepPorts {
  history: RunHistory;
  store: DiskRunStore;
  runner: Runner;
  doTask: DoTestTask;
}

/**
 * `Pagewright: Keep This Run as a Test…`: keeps a run with the responses of the API as a case. Where those are not kept
 * whole, or only a part was run, offers to run the configuration again and record it.
 */
export function registerKeepRunAsTest(ports: KeepPorts): vscode.Disposable {
  return vscode.commands.registerCommand('pagewright.keepRunAsTest', async (named?: NamedRun | { id: string }) => {
    if (!(await mayTest())) return undefined;
    const run = await namedRun(ports.history, named, 'There is no run to keep as a test yet.');
    return run && (await keepRun(run, ports));
  });
}

/** The run that a line of a view or a link names, otherwise the last one. */
async function namedRun(
  history: RunHistory,
  named: NamedRun | { id: string } | undefined,
  missing: string,
): Promise<RunRecord | undefined> {
  if (named === undefined || 'run' in named) return await chosenRun(history, named, missing);
  const run = await history.find(named.id);
  if (run === undefined) void showInformationMessage('This run is not in the history any more.');
  return run;
}

async function keepRun(run: RunRecord, ports: KeepPorts): Promise<vscode.Uri | undefined> {
  const from = await exchangesOf(run, ports.store);
  if (from !== undefined) return await keep(run, from, ports);
  const again = 'Run and Record';
  const text = `A test needs all responses of a whole run, and those of this one are not kept. Run "${run.title}" again?`;
  if ((await showInformationMessage(text, again)) !== again) return undefined;
  const document = await savedConfig(fileUri(run.configFile));
  const report = document && (await runAndRecord(ports.runner, document));
  if (report === undefined || !isWhole(report)) return undefined;
  const { environment, values } = report;
  return await keep(
    { ...run, scope: { environment, values } },
    recordingOf(run.configFile, { environment, values }),
    ports,
  );
}

/** The responses of a run: its recording, if it is still that, otherwise those that the history keeps. */
async function exchangesOf(
  { id, scope, report, startedAt, configFile }: RunRecord,
  store: DiskRunStore,
): Promise<RunToKeep['from'] | undefined> {
  if (isTrial(scope) || report === undefined || !isWhole(report)) return undefined;
  const recorded = await recordedAt(recordingOnDisk(configFile, scope.environment ?? scope.values));
  if (recorded === Date.parse(report.startedAt ?? startedAt)) return recordingOf(configFile, scope);
  const { config, outcome, requests } = report;
  return outcome === 'cancelled' ? undefined : { kept: store.exchangesOf(id), run: { config, outcome, requests } };
}

function recordingOf(configFile: string, { environment, values }: RunScope): RunToKeep['from'] {
  const { folder } = recordingOnDisk(configFile, environment ?? values);
  return { recording: folder };
}

function isWhole({ outcome }: RunReport): boolean {
  return outcome !== 'cancelled';
}

async function keep(run: RunRecord, from: RunToKeep['from'], ports: KeepPorts): Promise<vscode.Uri | undefined> {
  const tested = await testedFileOf(fileUri(run.configFile));
  const asked = await askForCaseName(tested.folder, proposedName(run));
  if (asked === undefined) return undefined;
  const { environment, values } = run.scope;
  const own = { ...(environment !== undefined && { environment }), ...(values !== undefined && { values }) };
  const { file, isInTree } = tested;
  const task = { ...{ file: file.fsPath, isInTree, from }, ...asked, ...(Object.keys(own).length > 0 && { own }) };
  const kept = await ports.doTask('Keeping the run as a test', 'keep', task);
  if (kept === undefined) return undefined;
  if (kept === 'not-whole') return await keepRun({ ...run, scope: { ...run.scope, firstPage: true } }, ports);
  return await openExpectations(vscode.Uri.file(kept.folder));
}

/** The name of the case if the user has no better one: the outcome of its run. */
function proposedName({ report }: RunRecord): string {
  if (report?.error !== undefined) return report.error.code.replaceAll('.', '-');
  return report?.jobs.every(({ verdict }) => verdict.status === 'complete') ? 'complete' : 'run';
}
