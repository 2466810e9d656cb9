import { shownEvent } from '../../core/platform/judging/shownEvent.ts';
import { shownJob } from '../../core/platform/judging/shownJob.ts';
import { isPlatformError } from '../../core/platform/platformError.ts';
import type { RemoteEvent, RemoteJob } from '../../core/platform/remoteJob.ts';
import type { Clock } from '../../io/clock.ts';
import type { ProjectApi } from '../../io/platform/projectApi.ts';
import { requireJob } from './requireJob.ts';

/** Something new of a job that is followed. */
export type JobUpdate =
  | { kind: 'status'; job: RemoteJob }
  | { kind: 'event'; event: RemoteEvent }
  /** The project does not answer; following goes on. Said once until it answers again. */
  | { kind: 'trouble'; message: string };

export interface FollowOptions {
  clock: Clock;
  /** Ends following; the job goes on. */
  signal: AbortSignal;
  /** The last event that is known; absent: from the first. */
  after?: string;
}

const [firstPauseMs, longestPauseMs] = [1000, 5000];
/** How often the project may fail to answer in a row, each time after the tries of the client. */
const maxTroubles = 100;

/**
 * Follows a job until it has ended, and returns it as it ended. Throws a UserError if there is no such job, if the token
 * is refused, or if the project does not answer for a long time; and the signal's reason when it is aborted.
 */
export async function* followJob(
  project: ProjectApi,
  id: string,
  { clock, signal, after }: FollowOptions,
): AsyncGenerator<JobUpdate, RemoteJob> {
  const follower = new Follower(project, id, after);
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 1.5, longestPauseMs)) {
    yield* follower.ask(signal);
    if (follower.ended !== undefined) return follower.ended;
    await clock.sleep(pauseMs, signal);
  }
}

class Follower {
  /** The job once it has ended, and its events were read after that. */
  ended: RemoteJob | undefined;
  readonly #project: ProjectApi;
  readonly #id: string;
  #after: string | undefined;
  #status: RemoteJob['status'] | undefined;
  #finished: RemoteJob | undefined;
  #troubles = 0;

  constructor(project: ProjectApi, id: string, after: string | undefined) {
    this.#project = project;
    this.#id = id;
    this.#after = after;
  }

  async *ask(signal: AbortSignal): AsyncGenerator<JobUpdate> {
    try {
      // Events may come after the end, so it takes one more question.
      const wasFinished = this.#finished;
      const job = wasFinished ?? (await requireJob(this.#project, this.#id, signal));
      const events = await this.#project.storage.events(this.#id, this.#after, signal);
      this.#troubles = 0;
      for (const event of events) yield this.#told(event);
      if (job.status !== this.#status) yield { kind: 'status', job: shownJob(job) };
      this.#status = job.status;
      if (job.isFinished) this.#finished = job;
      this.ended = wasFinished && shownJob(wasFinished);
    } catch (error) {
      if (signal.aborted || !mayPass(error) || ++this.#troubles > maxTroubles) throw error;
      if (this.#troubles === 1) yield { kind: 'trouble', message: error.message };
    }
  }

  #told(event: RemoteEvent): JobUpdate {
    this.#after = event.uuid;
    return { kind: 'event', event: shownEvent(event) };
  }
}

/** Whether a failure may be over at the next question. */
function mayPass(error: unknown): error is Error {
  if (!isPlatformError(error)) return false;
  const { status } = error;
  // A page of a gateway, and an answer that was cut off, have the status of what they stand for.
  return status === undefined || status === 429 || status >= 500 || error.code === 'platform.bad-response';
}
