import type { Forecast } from '@pagewright/engine/forecast';
import type { RunEvent, RunReport } from '@pagewright/engine/run';
import type * as vscode from 'vscode';
import type { Projects } from '../../project/composition/projects.ts';
import { cancellable } from '../../shared/cancellable.ts';
import { fileName } from '../../shared/fileName.ts';
import { withProgress } from '../../shared/messages.ts';
import { logEvent } from '../run/eventLine.ts';
import { ProgressTexts } from '../run/progressTexts.ts';
import { type ConfigurationText, createRunId, type Run } from '../run/run.ts';
import { type RunScope, scopeTitle } from '../run/runScope.ts';
import { readRunSettings } from '../run/runSettings.ts';
import type { Runs, StartingRun } from '../run/runs.ts';
import { mayWriteTo } from './mayWriteTo.ts';
import { reportFault } from './reportFault.ts';
import type { AdmittedRun, RunPerformer } from './runPerformer.ts';
import { runSubjects } from './runSubjects.ts';

/** The forecast of a run before it starts, if one can be made, and whether the user lets it start. */
export type BeforeRun = (run: AdmittedRun) => Promise<{ mayStart: boolean; forecast?: Forecast }>;

interface RunnerParts {
  log: vscode.LogOutputChannel;
  runs: Runs;
  performer: RunPerformer;
  projects: Projects;
}

/** Starts runs in this window. */
export class Runner {
  readonly #parts: RunnerParts;
  #before: BeforeRun = async () => ({ mayStart: true });

  constructor(parts: RunnerParts) {
    this.#parts = parts;
  }

  /** Asks this before each run that may start. */
  askBefore(before: BeforeRun): void {
    this.#before = before;
  }

  /**
   * Runs the text of a configuration from the editor, saved or not; shows progress and logs every event. Returns the
   * report when the run has ended; undefined if it did not start, or ended with an internal error. Different
   * configurations may run at the same time. For the same one, the user is asked to cancel the previous run. The rows of
   * a configuration in a tree run one after another; then the report is that of the last one.
   */
  async run(document: ConfigurationText, asked: RunScope = {}, follower?: RunFollower): Promise<RunReport | undefined> {
    let report: RunReport | undefined;
    for (const { text, scope } of await runSubjects(this.#parts.projects, document, asked)) {
      report = await this.#run(text, scope, follower);
      // As on the platform, the rows after one that failed do not run.
      if (report?.outcome !== 'done') break;
    }
    return report;
  }

  async #run(text: ConfigurationText, scope: RunScope, follower?: RunFollower): Promise<RunReport | undefined> {
    const { log, runs, performer } = this.#parts;
    const admitted = await performer.admit(text, scope);
    if (admitted === undefined) return undefined;
    const { mayStart, forecast } = await this.#before(admitted);
    // Another run may have started since it was admitted, such as that of a double click.
    if (!mayStart || !(await mayWriteTo(admitted.outDir, runs))) return undefined;
    const own = createRun(admitted, cancelledWith(follower));
    const run: Run = { ...own, forecast, isFollowed: follower !== undefined };
    // A follower shows the run itself, and so does the test pane.
    const isShown = follower !== undefined || readRunSettings(run.configFile).opensTestPane;
    if (runs.started === 0 && !isShown) log.show(true);
    const places = runs.start(run);
    await this.#perform(run, { admitted, places }, follower).catch((error: unknown) => {
      follower?.fault();
      reportFault(log, run.title, 'The run', error);
    });
    runs.end(run);
    return run.report;
  }

  async #perform(
    run: Run,
    { admitted, places }: { admitted: AdmittedRun; places: StartingRun['places'] },
    follower: RunFollower | undefined,
  ): Promise<void> {
    const { log, runs, performer } = this.#parts;
    run.report = await withProgress(cancellable(run.title), async (progress, token) => {
      token.onCancellationRequested(() => run.cancel());
      const texts = new ProgressTexts(run.scope);
      const onEvent = (event: RunEvent) => {
        follower?.event(event);
        runs.add(run, event);
        logEvent(log, event, runs.active().length > 1 ? run.title : undefined);
        const message = texts.after(event);
        if (message !== undefined) progress.report({ message });
      };
      const { report, kept } = await performer.perform(admitted, places, onEvent, run.signal);
      await runs.finish(run, report, kept);
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
  const { configFile, configText, composition, scope, environment, outDir } = admitted;
  const startedAt = new Date();
  return {
    id: createRunId(startedAt),
    startedAt,
    configFile,
    configText,
    composition,
    scope,
    environment,
    title: scopeTitle(composition?.name ?? fileName(configFile), scope),
    outDir,
    signal: cancelled.signal,
    cancel: () => cancelled.abort(),
  };
}

/** Follows a run in addition to the window, and may cancel it. */
interface RunFollower {
  event(event: RunEvent): void;
  /** Reports that the run ended with an internal error. */
  fault(): void;
  signal: AbortSignal;
}
