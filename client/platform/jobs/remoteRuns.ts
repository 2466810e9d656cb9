import { isUserError, UserError } from '@pagewright/engine/errors';
import type { JudgedJob, ProjectApi, StartedJob } from '@pagewright/engine/platform';
import type { RunEvent } from '@pagewright/engine/run';
import type * as vscode from 'vscode';
import { eventLine, logEvent } from '../../running/run/eventLine.ts';
import { createRunId, type Run } from '../../running/run/run.ts';
import type { Runs } from '../../running/run/runs.ts';
import type { RunHistory } from '../../runs/history/runHistory.ts';
import { cancellable } from '../../shared/cancellable.ts';
import { showInformationMessage, showWarningMessage, withProgress } from '../../shared/messages.ts';
import { inProject } from '../connections/inProject.ts';
import { loadPlatform } from '../connections/loadPlatform.ts';
import type { ProjectName } from '../connections/tokens.ts';
import type { Trips } from '../connections/trips.ts';
import type { JobVerdicts } from '../remote/jobVerdicts.ts';
import { jobEvent } from './jobEvent.ts';
import type { RemoteSubject } from './remoteSubject.ts';
import { reportOfRemote } from './reportOfRemote.ts';
import { runOfSubject } from './runOfSubject.ts';

/** A job that is followed. */
interface FollowedJob {
  /** The folder of the link. */
  root: string;
  started: StartedJob;
  project: ProjectName;
  versionHere: number | undefined;
}

/** A job that was followed to its end, and the id of the record of its run. */
interface SeenJob {
  run: string;
  judged: JudgedJob;
}

interface RemoteRunParts {
  trips: Trips;
  runs: Runs;
  history: RunHistory;
  log: vscode.LogOutputChannel;
  verdicts: JobVerdicts;
}

/** The reason that ends following before the job has ended. */
const leaving = 'leave';

/** Follows jobs of the platform as runs of this window. */
export class RemoteRuns {
  readonly #parts: RemoteRunParts;

  constructor(parts: RemoteRunParts) {
    this.#parts = parts;
  }

  /** Follows a job until it has ended, and judges it. Undefined: the user only stopped watching. Throws a UserError. */
  async follow(subject: RemoteSubject, followed: FollowedJob): Promise<SeenJob | undefined> {
    const { trips, runs, history, log } = this.#parts;
    const watching = new AbortController();
    const { signal } = watching;
    const startedAt = new Date();
    const run: Run = {
      ...{ id: createRunId(startedAt), startedAt, signal, cancel: onceAtATime(() => this.#ask(followed, watching)) },
      ...runOfSubject(subject, followed.started.job.id),
    };
    if (runs.started === 0) log.show(true);
    runs.start(run);
    try {
      const judged = await trips.take(followed.root, ({ api }) => this.#watch(run, followed, api), { signal });
      run.report = await reportOfRemote(subject, judged, followed.project);
      await runs.finish(run, run.report);
      return { run: run.id, judged };
    } catch (error) {
      if (signal.reason !== leaving) throw notFollowed(error, followed);
      return undefined;
    } finally {
      runs.end(run);
      // What was not seen to its end is no run.
      if (run.report === undefined) await history.delete(run.id);
    }
  }

  async #watch(run: Run, { started, project, versionHere }: FollowedJob, api: ProjectApi): Promise<JudgedJob> {
    const { runs, log, verdicts } = this.#parts;
    const { followJob, judgeRemoteJob, systemClock } = await loadPlatform();
    const { signal } = run;
    const { before, job } = started;
    return await withProgress(cancellable(run.title), async (progress, token) => {
      token.onCancellationRequested(() => run.cancel());
      const tell = (event: RunEvent) => {
        runs.add(run, event);
        logEvent(log, event, runs.active().length > 1 ? run.title : undefined);
        progress.report({ message: eventLine(event) });
      };
      for await (const update of followJob(api, job.id, { clock: systemClock, signal }))
        tell(jobEvent(update, job.id, new Date().toISOString()));
      const options = { before, ...(versionHere !== undefined && { versionHere }) };
      const judged = await judgeRemoteJob(api, job.id, options, signal);
      await verdicts.keep(project, [judged]);
      return judged;
    });
  }

  /** Asks what cancelling means: the job runs elsewhere. */
  async #ask({ root, started: { job } }: FollowedJob, watching: AbortController): Promise<void> {
    const [stop, leave] = ['Stop the Job', 'Only Stop Watching'];
    const question = `Stop job ${job.id} on the platform?`;
    const detail = 'It goes on there if you only stop watching. "Show Job…" shows its verdict once it has ended.';
    const choice = await showWarningMessage(question, { modal: true, detail }, stop, leave);
    if (choice === leave) watching.abort(leaving);
    if (choice !== stop) return;
    const isStopping = await inProject(this.#parts.trips, root, `Stopping job ${job.id}`, async ({ api, signal }) => {
      const { stopJob } = await loadPlatform();
      return await stopJob(api, job.id, signal);
    });
    if (isStopping === false) void showInformationMessage(`Job ${job.id} had already ended.`);
  }
}

/** The error with what is known of the job. */
function notFollowed(error: unknown, { started }: FollowedJob): unknown {
  if (!isUserError(error)) return error;
  const message = `Job ${started.job.id} was started, and what became of it is not known. ${error.message}`;
  return new UserError(error.code, message, { cause: error });
}

/** Does nothing while it is still being done. */
function onceAtATime(work: () => Promise<void>): () => void {
  let isBusy = false;
  const start = async () => {
    if (isBusy) return;
    isBusy = true;
    await work().finally(() => {
      isBusy = false;
    });
  };
  return () => void start();
}
