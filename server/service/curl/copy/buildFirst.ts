import type { LoginSession } from '@pagewright/core/auth/authentication';
import { authorizeRequest } from '@pagewright/core/auth/authorizeRequest';
import type { Iteration, JobConfig } from '@pagewright/core/config/extractionConfig';
import { jobRequestOf } from '@pagewright/core/config/jobRequestOf';
import { readConfig } from '@pagewright/core/config/readConfig';
import { entriesOf, type JsonObject, objectFrom } from '@pagewright/core/json/value';
import { createScroller } from '@pagewright/core/pagination/scrollers/createScroller';
import { selectScroller } from '@pagewright/core/pagination/scrollers/selectScroller';
import type { PlaceholderValues } from '@pagewright/core/records/placeholders';
import { buildPageRequest } from '@pagewright/core/request/buildPageRequest';
import type { HttpRequest } from '@pagewright/core/request/httpRequest';
import { Refusal } from '../command/refusal.ts';
import type { JobPlace } from './jobPlace.ts';

/** The first requests of a run for a job. */
export interface FirstRequests {
  login: HttpRequest | undefined;
  request: HttpRequest;
}

/** Makes the stand-in for a value that only a run knows: from a record, or from the response to a login. */
type StandInOf = (name: string) => string;

/**
 * Builds the first request of the job at a pointer, as a run does. Throws a Refusal if the configuration cannot be run,
 * and a UserError if the request cannot be built.
 */
export function buildFirst({ text, pointer, now }: JobPlace, standIn: StandInOf): FirstRequests {
  const clock = () => now;
  const read = readConfig(text, { now: clock, currentStart: Math.floor(now / 1000), previousStart: 0 });
  if ('problems' in read) throw new Refusal(read.problems[0]?.message ?? 'The configuration cannot be run.');
  const { pagination } = read.config;
  const [iteration] = read.config.iterations;
  const line = iteration && findLine(iteration.jobs, pointer);
  const job = line?.at(-1);
  if (iteration === undefined || line === undefined || job === undefined) throw new Refusal('There is no such job.');
  const wanted = jobRequestOf(job, foreseen(line, standIn), { contexts: iteration.contexts, now: clock });
  const { request } = createScroller(selectScroller(pagination, job.scroller), clock)(wanted);
  const { login } = iteration.authentication;
  const authorize = (plain: HttpRequest, session: LoginSession | undefined) =>
    authorizeRequest(plain, iteration, { now, nonce: (length) => '0'.repeat(length), session });
  return {
    login: login && authorize(login.request(), undefined),
    request: authorize(buildPageRequest(request, iteration), login && sessionOf(login.gives, standIn)),
  };
}

/** The job at a pointer, after the jobs above it. */
function findLine(jobs: Iteration['jobs'], pointer: string): JobConfig[] | undefined {
  for (const job of jobs) {
    if (job.pointer === pointer) return [job];
    const below = findLine(job.children, pointer);
    if (below !== undefined) return [job, ...below];
  }
  return undefined;
}

function foreseen(line: readonly JobConfig[], standIn: StandInOf): PlaceholderValues {
  const placeholders = line.flatMap((job) => job.placeholders);
  return new Map(placeholders.map(({ name, path }) => [name, { path, value: standIn(name.replace(/^\d+:/, '')) }]));
}

function sessionOf(gives: { headers: JsonObject; query: JsonObject }, standIn: StandInOf): LoginSession {
  const all = (fields: JsonObject) => objectFrom(entriesOf(fields).map(([name]) => [name, standIn(name)]));
  return { headers: all(gives.headers), query: all(gives.query), expiry: undefined, secrets: [] };
}
