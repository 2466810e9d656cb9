import type { ExtractionConfig } from '../../config/extractionConfig.ts';
import { isUserError } from '../../errors.ts';
import type { EventRun, SaidInRun, SentInRun } from './eventRuns.ts';
import { isExpected } from './expectedRequest.ts';
import type { ExpectedPage, JobPaging } from './jobPaging.ts';

/** The requests and messages of one job of the configuration in a run of the component. */
export interface JobTrace {
  /** The number of requests for pages, without those that repeat the one before. */
  requests: number;
  said: { means: SaidInRun['means']; afterRequest: number }[];
}

/**
 * Finds the requests of each job among those of a run, in order; undefined: some could be of several jobs, or of none.
 * What was said before the first request is of no job.
 */
export function followRequests(
  jobs: readonly JobPaging[],
  config: ExtractionConfig,
  { items }: Pick<EventRun, 'items'>,
): JobTrace[] | undefined {
  const follower = new Follower(jobs, loginOf(config));
  for (const item of items) {
    if (item.means !== 'request') follower.say(item.means);
    else if (!follower.send(item)) return undefined;
  }
  return follower.traces.length === jobs.length ? follower.traces : undefined;
}

class Follower {
  readonly traces: JobTrace[] = [];
  readonly #jobs: readonly JobPaging[];
  readonly #login: Pick<SentInRun, 'method' | 'path'> | undefined;
  #page: ExpectedPage | undefined;
  #last: SentInRun | undefined;

  constructor(jobs: readonly JobPaging[], login: Pick<SentInRun, 'method' | 'path'> | undefined) {
    this.#jobs = jobs;
    this.#login = login;
  }

  say(means: SaidInRun['means']): void {
    const trace = this.traces.at(-1);
    trace?.said.push({ means, afterRequest: trace.requests });
  }

  /** Takes a request; false: it could be of several jobs, or of none. */
  send(sent: SentInRun): boolean {
    const last = this.#last;
    if (last !== undefined && isSame(sent, last)) return true;
    const next = this.#page?.next();
    const isNext = this.#isNext(sent, next);
    const after = this.#jobs[this.traces.length];
    const isFirst = after !== undefined && isExpected(sent, after.first.request);
    if (isNext && isFirst) return false;
    if (!isNext && !isFirst) return this.#isOfOther(sent);
    this.#last = sent;
    if (isFirst) this.traces.push({ requests: 0, said: [] });
    const trace = this.traces.at(-1);
    if (trace !== undefined) trace.requests++;
    if (isFirst) this.#page = after.first;
    else if (next !== undefined) this.#page = next;
    return true;
  }

  #isNext(sent: SentInRun, next: ExpectedPage | undefined): boolean {
    if (this.#page?.isNextAnywhere === true)
      return sent.method === this.#page.request.method && sent.path === this.#last?.path;
    return next !== undefined && isExpected(sent, next.request);
  }

  /** Whether a request is one of a login, or of a child of the current job. */
  #isOfOther({ method, path }: SentInRun): boolean {
    if (this.#login?.method === method && this.#login.path === path) return true;
    const current = this.#jobs[this.traces.length - 1];
    return current !== undefined && current.job.children.length > 0 && path !== this.#last?.path;
  }
}

function isSame(one: SentInRun, other: SentInRun): boolean {
  return one.method === other.method && one.path === other.path && one.query === other.query;
}

function loginOf({ iterations }: ExtractionConfig): Pick<SentInRun, 'method' | 'path'> | undefined {
  try {
    const request = iterations[0]?.authentication.login?.request();
    return request && { method: request.method, path: request.target.path };
  } catch (error) {
    if (isUserError(error)) return undefined;
    throw error;
  }
}
