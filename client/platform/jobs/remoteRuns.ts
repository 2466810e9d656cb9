import { isUserError, UserError } from '@pagewright/engine/errors';
import type { JudgedJob, ProjectApi, StartedJob } from '@pagewright/engine/platform';
import type { RunEvent } from '@pagewright/engine/run';
import * as vscode from 'vscode';
import { eventLine, logEvent } from '../../running/run/eventLine.ts';
import { createRunId, type Run } from '../../running/run/run.ts';
import { scopeTitle } from '../../running/run/runScope.ts';
import type { Runs } from '../../running/run/runs.ts';
import type { RunHistory } from '../../runs/history/runHistory.ts';
import { fileId } from '../../shared/fileId.ts';
import { showInformationMessage, showWarningMessage, withProgress } from '../../shared/messages.ts';
import { loadPlatform } from '../connections/loadPlatform.ts';
import type { ProjectName } from '../connections/tokens.ts';
import type { JobVerdicts } from '../remote/jobVerdicts.ts';
import { jobEvent } from './jobEvent.ts';
import type { RemoteSubject } from './remoteSubject.ts';
import { reportOf } from './reportOf.ts';

/** A job that is followed. */
interface FollowedJob {
  api: ProjectApi;
  started: StartedJob;
  project: ProjectName;
  versionHere: number | undefined;
}

interface RemoteRunParts {
  runs: Runs;
  history: RunHistory;
  log: vscode.LogOutputChannel;
  verdicts: JobVerdicts;
}

/** Why following ends before the job does. */
type Leaving = 'stop' | 'leave';

/** Follows jobs of the platform as runs of this window. */
export class RemoteRuns {
  readonly #parts: RemoteRunParts;

  constructor(parts: RemoteRunParts) {
    this.#parts = parts;
  }

  /** Follows a job until it has ended, and judges it. Undefined: the user only stopped watching. Throws a UserError. */
  async follow(subject: RemoteSubject, followed: FollowedJob): Promise<{ run: string; judged: JudgedJob } | undefined> {
    const { runs, history, log } = this.#parts;
    const watching = new AbortController();
    const run = createRun(subject, followed, watching.signal, () => void this.#ask(followed, watching));
    if (runs.started === 0) log.show(true);
    runs.start(run);
    try {
      const judged = await this.#watch(run, followed, watching.signal);
      run.report = await reportOf(subject, judged, followed.project);
      await runs.finish(run, run.report);
      return { run: run.id, judged };
    } catch (error) {
      if (watching.signal.reason !== 'leave') throw notFollowed(error, followed);
      return undefined;
    } finally {
      runs.end(run);
      // What was not seen to its end is no run.
      if (run.report === undefined) await history.delete(run.id);
    }
  }

  async #watch(run: Run, followed: FollowedJob, signal: AbortSignal): Promise<JudgedJob> {
    const { runs, log, verdicts } = this.#parts;
    const { api, started, project, versionHere } = followed;
    const { followJob, judgeRemoteJob, systemClock } = await loadPlatform();
    const options = { location: vscode.ProgressLocation.Notification, title: run.title, cancellable: true };
    return await withProgress(options, async (progress, token) => {
      token.onCancellationRequested(() => run.cancel());
      const tell = (event: RunEvent) => {
        runs.add(run, event);
        logEvent(log, event, runs.active().length > 1 ? run.title : undefined);
        progress.report({ message: eventLine(event) });
      };
      for await (const update of followJob(api, started.job.id, { clock: systemClock, signal }))
        tell(jobEvent(update, started.job.id, new Date().toISOString()));
      const judged = await judgeRemoteJob(
        api,
        started.job.id,
        { before: started.before, ...(versionHere !== undefined && { versionHere }) },
        signal,
      );
      await verdicts.keep(project, [judged]);
      return judged;
    });
  }

  /** Asks what cancelling means: the job runs elsewhere. */
  async #ask({ api, started }: FollowedJob, watching: AbortController): Promise<void> {
    const [stop, leave] = ['Stop the Job', 'Only Stop Watching'];
    const question = `Stop job ${started.job.id} on the platform?`;
    const detail = 'It goes on there if you only stop watching. "Show Job…" shows its verdict once it has ended.';
    const choice = await showWarningMessage(question, { modal: true, detail }, stop, leave);
    if (choice === leave) watching.abort('leave' satisfies Leaving);
    if (choice !== stop) return;
    const { stopJob } = await loadPlatform();
    const isStopping = await stopJob(api, started.job.id, watching.signal);
    if (!isStopping) void showInformationMessage(`Job ${started.job.id} had already ended.`);
  }
}

/** The error with what is known of the job. */
function notFollowed(error: unknown, { started }: FollowedJob): unknown {
  if (!isUserError(error)) return error;
  const message = `Job ${started.job.id} was started, and what became of it is not known. ${error.message}`;
  return new UserError(error.code, message, { cause: error });
}

function createRun(subject: RemoteSubject, { started }: FollowedJob, signal: AbortSignal, cancel: () => void): Run {
  const { file, name, text, composition } = subject;
  const startedAt = new Date();
  const scope = { remote: started.job.id };
  return {
    ...{ id: createRunId(startedAt), startedAt, configFile: fileId(file), configText: text, composition },
    ...{ scope, title: scopeTitle(name, scope), outDir: '', signal, cancel },
  };
}
