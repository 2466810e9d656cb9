import path from 'node:path';
import * as vscode from 'vscode';
import type { RunEvent, RunReport, RunRequest } from '../../../engine/index.ts';
import { logEvent, progressText } from '../run/eventLine.ts';
import { type ConfigurationText, createRunId, type Run } from '../run/run.ts';
import { isTrial, type RunScope, scopeTitle } from '../run/runScope.ts';
import type { Runs } from '../run/runs.ts';
import type { LearnedShapes } from '../shapes/learnedShapes.ts';
import type { ShapesKeeper } from '../shapes/shapesKeeper.ts';
import { runInWorker } from '../worker/runInWorker.ts';
import { reportFault } from './reportFault.ts';
import type { AdmittedRun, RunPreparation } from './runPreparation.ts';

/** The services that runs use. */
interface RunnerParts {
  /** Path of the bundle that runs extractions on a thread. */
  script: string;
  log: vscode.LogOutputChannel;
  runs: Runs;
  preparation: RunPreparation;
  learned: LearnedShapes;
  shapes: ShapesKeeper;
}

/** Starts runs in this window. */
export class Runner {
  readonly #parts: RunnerParts;

  constructor(parts: RunnerParts) {
    this.#parts = parts;
  }

  /**
   * Runs the text of a configuration as it is in the editor, saved or not; shows progress and logs every event. Returns
   * the report when the run has ended; undefined where it did not start, or ended with an internal error. Different
   * configurations may run at the same time; the same one may not, so the user is asked to cancel the run before.
   */
  async run(document: ConfigurationText, asked: RunScope = {}, follower?: RunFollower): Promise<RunReport | undefined> {
    const { log, runs, preparation, learned, shapes } = this.#parts;
    const admitted = await preparation.admit(document, asked);
    if (admitted === undefined) return undefined;
    const run = createRun(admitted, cancelledWith(follower));
    // A follower shows the run itself.
    if (runs.started === 0 && follower === undefined) log.show(true);
    const places = runs.start(run);
    await preparation
      .requestOf(admitted, places)
      .then((request) => this.#perform(run, request, follower))
      .catch((error: unknown) => {
        follower?.fault();
        reportFault(log, run.title, 'The run', error);
      });
    learned.changed();
    runs.end(run);
    // Not awaited: the question waits for the user, but the run is over. Trials come too often to ask after them.
    if (run.report?.outcome === 'done' && !isTrial(run.scope)) void shapes.ask(run.configFile);
    return run.report;
  }

  async #perform(run: Run, request: RunRequest, follower: RunFollower | undefined): Promise<void> {
    const { script, log, runs } = this.#parts;
    const options = { location: vscode.ProgressLocation.Notification, title: run.title, cancellable: true };
    run.report = await vscode.window.withProgress(options, async (progress, token) => {
      token.onCancellationRequested(() => run.cancel());
      const onEvent = (event: RunEvent) => {
        follower?.event(event);
        runs.add(run, event);
        logEvent(log, event, runs.active().length > 1 ? run.title : undefined);
        const message = progressText(event);
        if (message !== undefined) progress.report({ message });
      };
      const report = await runInWorker(script, request, onEvent, run.signal);
      await runs.finish(run, report);
      return report;
    });
  }
}

function cancelledWith(follower: RunFollower | undefined): AbortController {
  const cancelled = new AbortController();
  if (follower?.signal.aborted) cancelled.abort();
  follower?.signal.addEventListener('abort', () => cancelled.abort(), { once: true });
  return cancelled;
}

function createRun(admitted: AdmittedRun, cancelled: AbortController): Run {
  const { configFile, configText, scope, environment, outDir } = admitted;
  const startedAt = new Date();
  return {
    id: createRunId(startedAt),
    startedAt,
    configFile,
    configText,
    scope,
    environment,
    title: scopeTitle(path.basename(configFile), scope),
    outDir,
    signal: cancelled.signal,
    cancel: () => cancelled.abort(),
  };
}

/** Follows a run in addition to the window, and may cancel it. */
interface RunFollower {
  event(event: RunEvent): void;
  /** The run ended with an internal error. */
  fault(): void;
  signal: AbortSignal;
}
