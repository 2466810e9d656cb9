import type { LoginSession } from '../../../core/auth/authentication.ts';
import type { JobConfig } from '../../../core/config/extractionConfig.ts';
import type { SentResponse } from './sentResponse.ts';

/** Number of earlier pages of a job, from the same origin with the same credentials. */
export interface ReadBefore {
  pages: number;
  /** The number of those with the same login. */
  inSession: number;
}

interface Entry extends ReadBefore {
  origin: string;
  session: LoginSession | undefined;
}

const none: ReadBefore = { pages: 0, inSession: 0 };

/** Counts the pages of each job that were read, as long as they come from one origin. */
export class PagesBefore {
  readonly #jobs = new Map<JobConfig, Entry>();

  /** Adds a page. One from the cache says nothing about credentials. */
  add(job: JobConfig, response: SentResponse): void {
    const { sending, fromCache } = response;
    if (sending === undefined || fromCache) return;
    const { pages, inSession } = this.of(job, response);
    const { session, target } = sending;
    this.#jobs.set(job, { pages: pages + 1, inSession: inSession + 1, origin: target.origin, session });
  }

  /** The pages before a response with the same origin and credentials. */
  of(job: JobConfig, { sending }: SentResponse): ReadBefore {
    const entry = this.#jobs.get(job);
    if (entry === undefined || entry.origin !== sending?.target.origin) return none;
    return { pages: entry.pages, inSession: entry.session === sending.session ? entry.inSession : 0 };
  }
}
