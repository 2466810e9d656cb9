import { randomBytes } from 'node:crypto';
import type { ExtractionConfig } from './core/config/extractionConfig.ts';
import { selectJobs } from './core/config/selectJobs.ts';
import type { JsonObject } from './core/json/value.ts';
import { Redactor } from './core/secrecy/redactor.ts';
import type { ShapeCollector } from './core/shapes/shapeCollector.ts';
import { PageReader } from './core/transcode/pageReader.ts';
import { createNetwork, type NetworkSetup } from './createNetwork.ts';
import type { HttpClient } from './io/http/httpClient.ts';
import type { Output } from './io/output/output.ts';
import { OutputFolder } from './io/output/outputFolder.ts';
import { Slots } from './run/ahead/slots.ts';
import { defaultMaxWait, longestMaxWait, maxParallel } from './run/counting/limits.ts';
import { RunCounts } from './run/counting/runCounts.ts';
import { createEventMaker } from './run/events/eventMaker.ts';
import { Sender } from './run/sending/sender.ts';
import { Transport } from './run/sending/transport.ts';
import type { RunServices } from './run/services.ts';
import { RunWriter } from './run/writing/runWriter.ts';
import type { RunRequest } from './runRequest.ts';

/** What a run starts with besides its request. */
export interface Start extends Omit<NetworkSetup, 'redactor'> {
  config: ExtractionConfig;
  /** State of the previous run; empty if there is none. */
  state: JsonObject;
  shapes: ShapeCollector | undefined;
  signal: AbortSignal;
}

/**
 * The services of a run, connected to the network and the disk. The caller closes `http` and `output` at the end. Throws
 * a UserError if a job is not known or the output cannot be written.
 */
export async function createServices(
  request: RunRequest,
  start: Start,
): Promise<{ services: RunServices; http: HttpClient; output: Output }> {
  const { state, clock, signal, replay, shapes } = start;
  const config = { ...start.config, iterations: selectJobs(start.config, request.jobs) };
  const counts = new RunCounts({ ...request.limits, ...replay?.limits }, request.maxJobRequests);
  const { watcher } = request;
  // A run with limits sends no request that a limit would have cut. A replay has nothing to wait for.
  const isOneByOne = counts.isLimited || replay !== undefined || watcher !== undefined;
  const parallel = isOneByOne ? 1 : Math.min(request.parallel ?? 1, maxParallel);
  const redactor = new Redactor(config.secrets, config.pagedBy);
  const details = config.debug ? undefined : request.details;
  const event = createEventMaker(clock, (text) => redactor.redact(text), details);
  const http = createNetwork(request, { ...start, redactor });
  const transport = new Transport({ http, clock, redactor, counts, event }, parallel);
  const maxWaitMs = maxWaitOf(request) * 1000;
  const pages = new PageReader();
  const sending = { config, transport, clock, maxWaitMs, nonce, redactor, counts, event, pages, watcher };
  // Opened last: whoever gets the services discards it, and nothing may fail in between.
  const output = await OutputFolder.open(request.outDir, request.linksWithin);
  const writer = new RunWriter({ output, event, state, shapes, pages, onlyPage: request.onlyPage });
  const services: RunServices = {
    config,
    createSender: (iteration) => new Sender(iteration, sending),
    counts,
    writer,
    ahead: { parallel, slots: new Slots(parallel - 1) },
    event,
    redactor,
    clock,
    now: () => clock.now(),
    watcher,
    signal,
  };
  watcher?.begin({
    config,
    redactor,
    drafts: () => writer.drafts(),
    // Plain records are read one by one, so that they need not be those of the response.
    rowsOf: ({ job, columns }, records) =>
      writer.rowsOf({ dataType: job.dataType, rows: [...records], parents: columns }),
  });
  return { services, http, output };
}

/** In seconds. A replay does not really wait. */
function maxWaitOf({ maxWait = defaultMaxWait, replay }: RunRequest): number {
  return replay === undefined ? Math.min(maxWait, longestMaxWait) : longestMaxWait;
}

/** Returns this many random hexadecimal characters. */
function nonce(length: number): string {
  return randomBytes(Math.ceil(length / 2))
    .toString('hex')
    .slice(0, length);
}
