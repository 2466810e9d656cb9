import path from 'node:path';
import * as vscode from 'vscode';
import { applyEnvironment } from '../../../engine/environments.ts';
import type { RunEvent, RunReport, RunRequest } from '../../../engine/index.ts';
import { environmentForRun, type RunInEnvironment } from '../environments/environmentForRun.ts';
import type { Environments } from '../environments/environments.ts';
import { readNetwork } from '../network/readNetwork.ts';
import { recordingOf } from '../recordings/recordingOf.ts';
import { logEvent, progressText } from '../run/eventLine.ts';
import { type ConfigurationText, createRunId, type Run } from '../run/run.ts';
import { runFolder } from '../run/runFolder.ts';
import { isTrial, type RunScope, scopeLimits, scopeTitle } from '../run/runScope.ts';
import { readRunSettings } from '../run/runSettings.ts';
import type { Runs, StartingRun } from '../run/runs.ts';
import type { SampleApi } from '../sampleApi/sampleApi.ts';
import type { KnownAddresses } from '../secrets/knownAddresses.ts';
import { type SecretStore, secretOwner } from '../secrets/secretStore.ts';
import { secretsForRun } from '../secrets/secretsForRun.ts';
import type { LearnedShapes } from '../shapes/learnedShapes.ts';
import type { ShapesKeeper } from '../shapes/shapesKeeper.ts';
import { stateFileOf } from '../state/stateFile.ts';
import { runInWorker } from '../worker/runInWorker.ts';
import { mayReplace } from './mayReplace.ts';
import { mayRun } from './mayRun.ts';

/** The services that runs use. */
interface RunnerParts {
  /** Path of the bundle that runs extractions on a thread. */
  script: string;
  log: vscode.LogOutputChannel;
  runs: Runs;
  sampleApi: SampleApi;
  secrets: SecretStore;
  learned: LearnedShapes;
  environments: Environments;
  addresses: KnownAddresses;
  shapes: ShapesKeeper;
}

/** What the other features contribute to a run. */
type Given = Pick<RunRequest, 'secrets' | keyof StartingRun['places']>;

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
    if (!(await mayRun(document))) return undefined;
    const { log, runs, learned, shapes, secrets: store, environments } = this.#parts;
    const within = await environmentForRun(environments, document, asked);
    const secrets = within && (await secretsForRun(store, document, within));
    if (within === undefined || secrets === undefined) return undefined;
    if (!(await this.#maySend(document, within, secrets))) return undefined;
    const folder = runFolder(document.fileName, within.scope);
    const other = runs.active().find(({ outDir }) => outDir === folder);
    if (other !== undefined && !(await mayReplace(other, runs))) return undefined;
    const run = createRun(document, within, cancelledWith(follower));
    // A follower shows the run itself.
    if (runs.started === 0 && follower === undefined) log.show(true);
    const given = { secrets, ...runs.start(run) };
    await this.#perform(run, given, follower).catch((error: unknown) => {
      follower?.fault();
      reportFault(log, run, error);
    });
    learned.changed();
    runs.end(run);
    // Not awaited: the question waits for the user, but the run is over. Trials come too often to ask after them.
    if (run.report?.outcome === 'done' && !isTrial(run.scope)) void shapes.ask(run.configFile);
    return run.report;
  }

  /** Whether the values of secrets may go to the address of the environment. A recording sends nothing. */
  async #maySend({ fileName }: ConfigurationText, { scope, environment }: RunInEnvironment, secrets: object) {
    if (environment === undefined || scope.recorded || Object.keys(secrets).length === 0) return true;
    return await this.#parts.addresses.mayReceive(secretOwner(fileName, environment.name), environment);
  }

  async #perform(run: Run, given: Given, follower: RunFollower | undefined): Promise<void> {
    const { configFile, scope } = run;
    // A recording needs no API.
    if (!scope.recorded) await this.#parts.sampleApi.startFor(applyEnvironment(run.configText, run.environment));
    const request = await this.#requestOf(run, given);
    const { followLinks } = readRunSettings(configFile);
    // VS Code has places of its own for the storage and what it learns, outside of every configuration's folder.
    const own = [request.storage, request.learnedShapes].filter((file) => file !== undefined);
    const folders = [configFile, ...own].map((file) => path.dirname(file));
    const links = followLinks ? {} : { linksWithin: folders };
    run.report = await this.#runWithProgress(run, { ...request, ...links }, follower);
  }

  async #requestOf(run: Run, given: Given): Promise<RunRequest> {
    const { configFile, configText, scope, environment, outDir } = run;
    const settings = readRunSettings(configFile);
    return {
      configText: applyEnvironment(configText, environment),
      configName: path.basename(configFile),
      ...(environment !== undefined && { environment: environment.name }),
      outDir,
      network: readNetwork(),
      parallel: settings.parallel,
      maxJobRequests: settings.maxJobRequests,
      maxWait: settings.maxWait,
      ...(scope.job !== undefined && { jobs: [scope.job] }),
      ...(scope.fromState && { stateFile: stateFileOf(configFile, scope.environment) }),
      limits: scopeLimits(scope, settings.testRun),
      ...(await recordingOf(configFile, scope, settings.keepRecordings)),
      // The shapes of a recording are those of the run that was recorded.
      ...(!scope.recorded && (await this.#shapesFilesFor(configFile))),
      ...given,
    };
  }

  async #shapesFilesFor(configFile: string): Promise<Pick<RunRequest, 'shapesFile' | 'learnedShapes'>> {
    const { learned, shapes } = this.#parts;
    const shapesFile = shapes.fileFor(configFile);
    return { learnedShapes: await learned.prepare(configFile), ...(shapesFile !== undefined && { shapesFile }) };
  }

  #runWithProgress(run: Run, request: RunRequest, follower: RunFollower | undefined): Thenable<RunReport> {
    const { script, log, runs } = this.#parts;
    const options = { location: vscode.ProgressLocation.Notification, title: run.title, cancellable: true };
    return vscode.window.withProgress(options, async (progress, token) => {
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

function createRun(
  document: ConfigurationText,
  { scope, environment }: RunInEnvironment,
  cancelled: AbortController,
): Run {
  const { fileName: configFile } = document;
  const startedAt = new Date();
  return {
    id: createRunId(startedAt),
    startedAt,
    configFile,
    configText: document.getText(),
    scope,
    environment,
    title: scopeTitle(path.basename(configFile), scope),
    outDir: runFolder(configFile, scope),
    signal: cancelled.signal,
    cancel: () => cancelled.abort(),
  };
}

function reportFault(log: vscode.LogOutputChannel, { title }: Run, error: unknown): void {
  log.error(`${title}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  const showLog = 'Show Log';
  const text = `${title}: The run ended with an internal error. The configuration is not the cause; see the log for details.`;
  void vscode.window.showErrorMessage(text, showLog).then((choice) => choice === showLog && log.show());
}

/** Follows a run in addition to the window, and may cancel it. */
interface RunFollower {
  event(event: RunEvent): void;
  /** The run ended with an internal error. */
  fault(): void;
  signal: AbortSignal;
}
