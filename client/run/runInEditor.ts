import path from 'node:path';
import * as vscode from 'vscode';
import type { RunEvent, RunReport, RunRequest } from '../../engine/index.ts';
import { shapesFileOf } from '../../engine/places.ts';
import { recordingOf } from '../recordings/recordingOf.ts';
import type { Session } from '../session.ts';
import { readSettings } from '../settings.ts';
import type { EditorRun } from './editorRun.ts';
import { EventHistory } from './eventHistory.ts';
import { keepShapes } from './keepShapes.ts';
import { learnShapes } from './learnShapes.ts';
import { logEvent } from './logEvent.ts';
import { mayRun } from './mayRun.ts';
import { progressText } from './progressText.ts';
import { runFolder } from './runFolder.ts';
import { runInWorker } from './runInWorker.ts';
import type { RunScope } from './runScope.ts';
import { scopeLimits } from './scopeLimits.ts';
import { scopeTitle } from './scopeTitle.ts';
import { showFindings } from './showFindings.ts';
import { showSummary } from './showSummary.ts';
import { WarningCount } from './warningCount.ts';

/**
 * Runs the text of a configuration as it stands in the editor, saved or not: shows the progress, logs every event and
 * says at the end how it went. Returns the report when the run has ended; undefined where it did not start, or ended
 * by a fault of ours. Two configurations may run at the same time; the same one may not.
 */
export async function runInEditor(
  session: Session,
  document: vscode.TextDocument,
  scope: RunScope = {},
): Promise<RunReport | undefined> {
  if (!(await mayRun(document))) return undefined;
  const cancelled = new AbortController();
  const run = createRun(document.fileName, scope, cancelled);
  if (session.runs.going().some(({ outDir }) => outDir === run.outDir)) {
    void vscode.window.showInformationMessage(`${run.title} is running already. Cancel that run first.`);
    return undefined;
  }
  if (session.runs.recent().length === 0) session.log.show(true);
  session.runs.start(run);
  try {
    return await perform(session, run, document.getText(), cancelled);
  } catch (error) {
    reportFault(session, run, error);
    return undefined;
  } finally {
    session.runs.end(run);
  }
}

function createRun(configFile: string, scope: RunScope, cancelled: AbortController): EditorRun {
  const outDir = runFolder(configFile, scope);
  const title = scopeTitle(path.basename(configFile), scope);
  const cancel = () => cancelled.abort();
  return { configFile, scope, title, outDir, history: new EventHistory(), warnings: new WarningCount(), cancel };
}

async function perform(
  session: Session,
  run: EditorRun,
  configText: string,
  cancelled: AbortController,
): Promise<RunReport | undefined> {
  const { configFile, scope } = run;
  const settings = readSettings(vscode.Uri.file(configFile));
  // What is recorded needs no API.
  if (!scope.recorded) await session.sampleApi.startFor(configText);
  const recording = await recordingOf(configFile, scope, settings.keepRecordings);
  const request = { ...createRequest(run, configText), ...recording };
  const perform = async (shapesFile?: string) => {
    const whole = shapesFile === undefined ? request : { ...request, shapesFile };
    run.report = await runWithProgress(session, run, whole, cancelled);
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

function createRequest({ configFile, scope, outDir }: EditorRun, configText: string): RunRequest {
  const settings = readSettings(vscode.Uri.file(configFile));
  return {
    configText,
    configName: path.basename(configFile),
    outDir,
    parallel: settings.parallel,
    maxJobRequests: settings.maxJobRequests,
    ...(scope.job !== undefined && { jobs: [scope.job] }),
    limits: scopeLimits(scope, settings.testRun),
  };
}

function runWithProgress(
  session: Session,
  run: EditorRun,
  request: RunRequest,
  cancelled: AbortController,
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
