import type { JobConfig } from '../core/config/extractionConfig.ts';
import { jobRequestOf } from '../core/config/jobRequestOf.ts';
import { isUserError } from '../core/errors.ts';
import type { Answer, KnownNames, Probe, SearchedJob } from '../core/finding/bench/search.ts';
import type { Finding } from '../core/finding/finding.ts';
import { findPaging } from '../core/finding/findPaging.ts';
import { decodeUtf8 } from '../core/json/decodeUtf8.ts';
import { jsonIn } from '../core/json/jsonIn.ts';
import { toUtf8 } from '../core/json/toUtf8.ts';
import type { JsonObject } from '../core/json/value.ts';
import { buildPageRequest } from '../core/request/buildPageRequest.ts';
import type { JobRequest } from '../core/request/jobRequest.ts';
import { ReadAhead } from './ahead/readAhead.ts';
import { type JobStop, LimitReached } from './counting/jobStop.ts';
import type { RunItem } from './events/runItem.ts';
import type { JobPorts } from './jobRun.ts';
import { type SearchedChild, searchedChild } from './searchedChild.ts';
import type { SentResponse } from './sending/sent/sentResponse.ts';

/** The number of characters of a body without JSON that are looked at. */
const shownCharacters = 2000;

/** A search for the paging of jobs, and what it has found so far. */
export interface PagingSearchRun {
  /** The number of requests that it may send in all. */
  maxRequests: number;
  /** The paging that the configuration has for a job; absent: none. */
  paginationOf(job: JobConfig): JsonObject | undefined;
  /** Names of parameters that a description of the API gives for a job. */
  namesOf(job: JobConfig): KnownNames;
  findings: Finding[];
}

/** The end of a job that was searched: nothing is known about all of its data. */
const searched: JobStop = { stop: 'single-page', message: '' };

/**
 * Searches the paging of a job, or of its only child: sends what the search asks for, and answers it. Yields its events.
 */
export async function* searchJob(
  top: JobConfig,
  ports: JobPorts,
  search: PagingSearchRun,
): AsyncGenerator<RunItem, void> {
  const { counts, event } = ports;
  const { job, parent, problem } = yield* searchedChild(top, ports, search.maxRequests);
  yield counts.begin(job);
  try {
    const message = `Searching the paging of "${job.name}".`;
    yield event('info', { kind: 'job-started', pointer: job.pointer }, message, job.name);
    const finding = problem === undefined ? yield* find({ job, parent }, ports, search) : nothingToAsk(job, problem);
    search.findings.push(finding);
    yield event('info', { kind: 'paging-searched', result: finding.result }, finding.conclusion, job.name);
    yield counts.end(job, searched, { status: 'unknown', evidence: [], largestPage: 0 });
  } catch (error) {
    const stop: JobStop = { stop: ports.signal.aborted ? 'cancelled' : 'failed', message: '' };
    yield counts.fail(job, stop, { status: 'incomplete', evidence: [], largestPage: 0 });
    throw error;
  }
}

function nothingToAsk({ name }: JobConfig, conclusion: string): Finding {
  return { job: name, result: 'unknown', changes: [], evidence: [], tried: [], conclusion };
}

async function* find(
  { job, parent }: SearchedChild,
  ports: JobPorts,
  search: PagingSearchRun,
): AsyncGenerator<RunItem, Finding> {
  const { event, counts, iteration, now } = ports;
  const request = jobRequestOf(job, parent?.values ?? new Map(), { contexts: iteration.contexts, now });
  ports.sender.hide(job, request);
  const steps = findPaging(searchedJob(job, request, ports, search), search.maxRequests, counts.sent);
  let step = steps.next();
  for (let number = 1; step.done !== true; number++) {
    const { value: probe } = step;
    const left = Math.max(0, search.maxRequests - counts.sent);
    yield event('info', { kind: 'search-request', left }, `Asking: ${probe.why}.`, job.name);
    step = steps.next(yield* ask(probe, number, job, ports));
  }
  return step.value;
}

function searchedJob(job: JobConfig, request: JobRequest, ports: JobPorts, search: PagingSearchRun): SearchedJob {
  const { iteration, now } = ports;
  const { target } = buildPageRequest(request, iteration);
  return {
    name: job.name,
    request,
    url: `${target.origin}${target.path}`,
    defaultParams: iteration.defaultParams,
    place: job,
    pagination: search.paginationOf(job),
    names: search.namesOf(job),
    earlier: search.findings.flatMap(({ pagination }) => (pagination === undefined ? [] : [pagination])),
    now,
  };
}

/** Sends a request of the search. Whatever comes back is an answer; only a cancelled run ends it. */
async function* ask(
  { request: asked }: Probe,
  page: number,
  job: JobConfig,
  { sender, iteration, counts, signal }: JobPorts,
): AsyncGenerator<RunItem, Answer> {
  const none = { status: 0, headers: new Map<string, string>() };
  try {
    const request = buildPageRequest(asked, iteration);
    const items = new ReadAhead<RunItem, SentResponse>(
      (given, tell) => sender.send(request, { job, page, signal: given, tell }),
      signal,
    );
    const received = yield* items.read();
    return { ...answerOf(received), requests: counts.sent };
  } catch (error) {
    if (error instanceof LimitReached)
      return { ...none, fault: error.stop.message, isSpent: true, requests: counts.sent };
    if (signal.aborted || !isUserError(error)) throw error;
    return { ...none, fault: error.message, requests: counts.sent };
  }
}

function answerOf({ status, headers, body, request }: SentResponse): Omit<Answer, 'requests'> {
  const { bytes } = toUtf8(body, headers.get('content-type'));
  const text = decodeUtf8(bytes);
  const response = jsonIn(text);
  const read = response === undefined ? { text: text.slice(0, shownCharacters) } : { response };
  return { status, headers, ...read, number: request };
}
