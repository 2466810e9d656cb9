import type { ExtractionConfig, Iteration } from '../core/config/extractionConfig.ts';
import type { LearntLimits } from '../core/pacing/learntLimits.ts';
import { AdaptivePaces, FixedPaces } from '../core/pacing/paces.ts';
import { maxAutoWidth } from '../core/pacing/widthControl.ts';
import { Redactor } from '../core/secrecy/redactor.ts';
import type { ShapeCollector } from '../core/shapes/shapeCollector.ts';
import { PageReader } from '../core/transcode/pageReader.ts';
import type { HttpClient } from '../io/http/httpClient.ts';
import type { Output } from '../io/output/output.ts';
import { HeldItems } from '../run/ahead/heldItems.ts';
import { Slots } from '../run/ahead/slots.ts';
import { defaultMaxWait, maxParallel, maxWaitLimit } from '../run/counting/limits.ts';
import { RunCounts } from '../run/counting/runCounts.ts';
import { createEventMaker } from '../run/events/eventMaker.ts';
import { pointersInFile } from '../run/events/pointersInFile.ts';
import type { RunServices } from '../run/runExtraction.ts';
import type { LoginPort } from '../run/sending/renewal.ts';
import { Sender } from '../run/sending/sender.ts';
import { Transport } from '../run/sending/transport.ts';
import { wholeRun } from '../run/shards/runPart.ts';
import { searchPart } from '../run/shards/searchPart.ts';
import { watchOf } from '../run/watching/runWatch.ts';
import type { WatchedRun } from '../run/watching/runWatcher.ts';
import { RunWriter } from '../run/writing/runWriter.ts';
import { forSearch, openSearch } from './openSearch.ts';
import type { Start } from './readStart.ts';
import type { ExtractionRequest } from './runRequest.ts';

/** The dependencies of a run that differ between a machine and memory. */
export interface RunHost {
  /** `maxInFlight`: requests to an origin at the same time, for which a connection each is enough. */
  openHttp(redactor: Redactor, maxInFlight: number): HttpClient;
  openOutput(): Promise<Output>;
  shapes: ShapeCollector | undefined;
}

export interface OpenServices {
  services: RunServices;
  /** Masks the secrets of the run in its events and its report. */
  redactor: Redactor;
  /** The HTTP client, and the output if there are to be tables; the caller closes them at the end. */
  http: HttpClient;
  output: Output | undefined;
  /** The limits of the API that the run has learnt until now. */
  learnt(): LearntLimits;
}

/**
 * The services of a run, connected to its host. The caller closes `http` and `output` at the end. Throws a UserError if
 * a job is unknown or the output cannot be written.
 */
export async function createServices(request: ExtractionRequest, start: Start, host: RunHost): Promise<OpenServices> {
  const { clock, now, signal, replay, state } = start;
  const { onlyTo, onlyPage } = request;
  const search = request.search && openSearch(request.search, start, request.jobs);
  const whole = search === undefined ? start.config : forSearch(start.config);
  const part = search === undefined ? (request.part ?? wholeRun(request.jobs)) : searchPart(request.jobs);
  const limits = search === undefined ? request.limits : { maxRequests: search.maxRequests };
  const watch = watchOf(request.watcher);
  const counts = new RunCounts({ ...limits, ...replay?.limits }, request.maxJobRequests);
  const hasNoNetwork = replay !== undefined || part.sendsNothing;
  // A run with limits sends no request that a limit would have cut. Without the network there is nothing to wait for.
  const parallel = counts.isLimited || hasNoNetwork || watch.isWatching ? 1 : parallelOf(request);
  const redactor = new Redactor(whole.secrets, whole.pagedBy);
  const details = whole.debug ? undefined : request.details;
  const made = createEventMaker(clock, (text) => redactor.redact(text), details);
  const event = pointersInFile(made, whole.root);
  const http = host.openHttp(redactor, parallel === 'auto' ? maxAutoWidth : parallel);
  // A replay does not really wait.
  const maxWait = replay === undefined ? Math.min(request.maxWait ?? defaultMaxWait, maxWaitLimit) : maxWaitLimit;
  const maxWaitMs = maxWait * 1000;
  const pages = new PageReader();
  // Opened last: the caller discards the services, and nothing may fail in between.
  const open = await part.open({ config: whole, counts, event, signal });
  const config = { ...whole, iterations: open.iterations };
  let output: Output | undefined;
  const writer = await open.openWriter(async () => {
    output = await host.openOutput();
    const tables = new RunWriter({ state, event, pages, shapes: host.shapes, output, onlyPage });
    watch.begin(watchedRun(config, redactor, tables));
    return tables;
  });
  const requestsPerSecond = open.requestsPerSecond ?? request.requestsPerSecond;
  const rate = { requestsPerSecond, maxWaitMs };
  const paces = parallel === 'auto' ? new AdaptivePaces(rate, request.learnt) : new FixedPaces({ ...rate, parallel });
  const transport = new Transport({ http, clock, redactor, counts, event, retry: whole.retry, maxWaitMs }, paces);
  const shared = { clock, redactor, counts, event, watch, pages, nonce };
  const sending = { ...shared, config: whole, onlyTo, transport, maxWaitMs, login: loginPort(request) };
  const createSender = (iteration: Iteration) => open.senderFor(iteration, new Sender(iteration, sending));
  const ahead = { paces, slots: new Slots(paces.maxWidth - 1), held: new HeldItems() };
  const pace = () => transport.pace();
  const { share } = open;
  const services = {
    config,
    search,
    createSender,
    counts,
    writer,
    ahead,
    pace,
    share,
    event,
    watch,
    clock,
    now,
    signal,
  };
  return { services, redactor, http, output, learnt: () => paces.learnt() };
}

function parallelOf({ parallel = 1 }: ExtractionRequest): number | 'auto' {
  return parallel === 'auto' ? parallel : Math.min(parallel, maxParallel);
}

function loginPort({ login, renewTokens }: ExtractionRequest): LoginPort | undefined {
  return login && renewTokens && { token: login.tokens.access_token, renew: renewTokens };
}

function watchedRun(config: ExtractionConfig, redactor: Redactor, tables: RunWriter): WatchedRun {
  return {
    config,
    redactor,
    drafts: () => tables.drafts(),
    // Plain records are read one by one, so they need not be those of the response.
    rowsOf: ({ job, columns }, records) =>
      tables.rowsOf({ dataType: job.dataType, rows: [...records], parents: columns }),
  };
}

function nonce(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(Math.ceil(length / 2)));
  return Buffer.from(bytes).toString('hex').slice(0, length);
}
