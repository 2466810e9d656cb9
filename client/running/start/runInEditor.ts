import path from 'node:path';
import * as vscode from 'vscode';
import type { RunEvent, RunReport } from '../../../engine/index.ts';
import { shapesFileOf } from '../../../engine/places.ts';
import { showFindings } from '../../runs/findings/showFindings.ts';
import { EventHistory } from '../../runs/history/eventHistory.ts';
import type { RunStore } from '../../runs/history/runStore.ts';
import { showSummary } from '../../runs/summary/showSummary.ts';
import { WarningCount } from '../../runs/summary/warningCount.ts';
import type { Session } from '../../session.ts';
import { readSettings } from '../../shared/settings.ts';
import { storageOfRun } from '../../storage/storageOfRun.ts';
import { logEvent } from '../log/logEvent.ts';
import { progressText } from '../log/progressText.ts';
import { readNetwork } from '../network/readNetwork.ts';
import { recordingOf } from '../recordings/recordingOf.ts';
import type { ConfigurationText } from '../scope/configurationText.ts';
import { runFolder } from '../scope/runFolder.ts';
import type { RunScope } from '../scope/runScope.ts';
import { scopeLimits } from '../scope/scopeLimits.ts';
import { scopeTitle } from '../scope/scopeTitle.ts';
import { secretsForRun } from '../secrets/secretsForRun.ts';
import { keepShapes } from '../shapes/keepShapes.ts';
import { learnShapes } from '../shapes/learnShapes.ts';
import { runInWorker } from '../worker/runInWorker.ts';
import type { RunWorkerRequest } from '../worker/workerMessages.ts';
import type { EditorRun } from './editorRun.ts';
import { mayRun } from './mayRun.ts';
import type { RunFollower } from './runFollower.ts';

/**
 * Runs the text of a configuration as it stands in the editor, saved or not: shows the progress, logs every event and
 * says at the end how it went. Returns the report when the run has ended; undefined where it did not start, or ended
 * by a fault of ours. Two configurations may run at the same time; the same one may not.
 */
export async function runInEditor(
  session: Session,
  document: ConfigurationText,
  scope: RunScope = {},
  follower?: RunFollower,
): Promise<RunReport | undefined> {
  if (!(await mayRun(document))) return undefined;
  const secrets = await secretsForRun(session.secrets, document, scope);
  if (secrets === undefined) return undefined;
  const cancelled = cancelledWith(follower);
  const outDir = runFolder(document.fileName, scope);
  const title = scopeTitle(path.basename(document.fileName), scope);
  if (session.runs.going().some((going) => going.outDir === outDir)) {
    void vscode.window.showInformationMessage(`${title} is running already. Cancel that run first.`);
    return undefined;
  }
  const run = createRun(session, { configFile: document.fileName, scope, title, outDir }, cancelled);
  // Who follows the run shows it elsewhere.
  if (session.runs.started === 0 && follower === undefined) session.log.show(true);
  session.runs.start(run);
  try {
    return await perform(session, run, { configText: document.getText(), secrets }, cancelled, follower);
  } catch (error) {
    follower?.fault();
    reportFault(session, run, error);
    return undefined;
  } finally {
    session.runs.end(run);
    void session.history.end(run.record, run.report);
  }
}

function cancelledWith(follower: RunFollower | undefined): AbortController {
  const cancelled = new AbortController();
  if (follower?.signal.aborted) cancelled.abort();
  follower?.signal.addEventListener('abort', () => cancelled.abort(), { once: true });
  return cancelled;
}

function createRun(
  { history }: Session,
  about: Pick<EditorRun, 'configFile' | 'scope' | 'title' | 'outDir'>,
  cancelled: AbortController,
): EditorRun {
  const parts = { history: new EventHistory(), warnings: new WarningCount(), cancel: () => cancelled.abort() };
  return { ...about, ...parts, record: history.start({ ...about, ...parts }) };
}

async function perform(
  session: Session,
  run: EditorRun,
  written: Pick<RunWorkerRequest, 'configText' | 'secrets'>,
  cancelled: AbortController,
  follower: RunFollower | undefined,
): Promise<RunReport | undefined> {
  const { configText } = written;
  const { configFile, scope } = run;
  const settings = readSettings(vscode.Uri.file(configFile));
  // What is recorded needs no API.
  if (!scope.recorded) await session.sampleApi.startFor(configText);
  const recording = await recordingOf(configFile, scope, settings.keepRecordings);
  const request = { ...createRequest(session, run), ...written, ...recording };
  const perform = async (shapesFile?: string) => {
    const whole = shapesFile === undefined ? request : { ...request, shapesFile };
    run.report = await runWithProgress(session, run, whole, cancelled, follower);
  };
  const wantsShapes = settings.writeShapes !== 'never' && !scope.recorded;
  const learned = wantsShapes ? await learnShapes(shapesFileOf(configFile), perform) : await perform();
  if (run.report === undefined) return undefined;
  // Not awaited: a message waits for the user, the run is over.
  void showSummary(session, run, run.report);
  void showFindings(session, run, configText, run.report);
  if (learned !== undefined && run.report.outcome === 'done') void keepShapes(session, run, learned);
  return run.report;
}

function createRequest({ context, history }: Session, run: EditorRun): Omit<RunWorkerRequest, 'configText'> {
  const { configFile, scope, outDir, record } = run;
  const settings = readSettings(vscode.Uri.file(configFile));
  return {
    configName: path.basename(configFile),
    outDir,
    network: readNetwork(),
    parallel: settings.parallel,
    maxJobRequests: settings.maxJobRequests,
    ...(settings.keepRuns > 0 && keptOf(history.store, record.id)),
    ...(scope.job !== undefined && { jobs: [scope.job] }),
    ...storageOfRun(context, scope, settings.importIntoStorage),
    limits: scopeLimits(scope, settings.testRun),
  };
}

/** Where what is kept of a run goes, beside its record. */
function keptOf(store: RunStore, id: string): Pick<RunWorkerRequest, 'keep' | 'tableProfilesFile'> {
  return { keep: store.exchangesOf(id), tableProfilesFile: store.tableProfilesOf(id) };
}

function runWithProgress(
  session: Session,
  run: EditorRun,
  request: RunWorkerRequest,
  cancelled: AbortController,
  follower: RunFollower | undefined,
): Thenable<RunReport> {
  const options = { location: vscode.ProgressLocation.Notification, title: run.title, cancellable: true };
  const script = session.context.asAbsolutePath(path.join('dist', 'runWorker.js'));
  return vscode.window.withProgress(options, (progress, token) => {
    token.onCancellationRequested(() => cancelled.abort());
    const onEvent = (event: RunEvent) => {
      // It names the temporary file; where the shapes are kept is told when they are.
      if (event.kind === 'shapes-written') return;
      run.warnings.add(event);
      run.history.add(event);
      follower?.event(event);
      session.history.add(run.record, event);
      logEvent(session.log, event, session.runs.going().length > 1 ? run.title : undefined);
      const message = progressText(event);
      if (message !== undefined) progress.report({ message });
    };
    return runInWorker(script, request, onEvent, cancelled.signal);
  });
}

function reportFault(session: Session, run: EditorRun, error: unknown): void {
  session.log.error(`${run.title}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  const showLog = 'Show Log';
  const text = `${run.title}: The run ended by a fault of Pagewright, not of the configuration. The log has the details.`;
  void vscode.window.showErrorMessage(text, showLog).then((choice) => choice === showLog && session.log.show());
}
