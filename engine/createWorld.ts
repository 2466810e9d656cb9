import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { ExtractionConfig } from './core/config/extractionConfig.ts';
import { selectJobs } from './core/config/selectJobs.ts';
import type { JsonObject } from './core/json/value.ts';
import { Redactor } from './core/redact.ts';
import { ShapeCollector } from './core/shapes/shapeCollector.ts';
import type { Clock } from './io/clock.ts';
import { createHttpClient } from './io/http/createHttpClient.ts';
import type { HttpClient } from './io/http/httpClient.ts';
import { OutputFolder } from './io/output/outputFolder.ts';
import { Pace } from './run/ahead/pace.ts';
import { Slots } from './run/ahead/slots.ts';
import { checkTableNames } from './run/checkTableNames.ts';
import { createEventMaker } from './run/createEventMaker.ts';
import type { EventMaker } from './run/eventMaker.ts';
import type { RunEvent } from './run/events.ts';
import { JobReports } from './run/jobReports.ts';
import { TableBuilder } from './run/tables/tableBuilder.ts';
import type { World } from './run/world.ts';
import type { RunRequest } from './runRequest.ts';

/** The largest answer that is read, decompressed. */
const maxAnswerBytes = 512 * 1024 * 1024;

/** What a run starts with beside the request for it. */
export interface Start {
  config: ExtractionConfig;
  /** State of the run before; empty where there is none. */
  state: JsonObject;
  clock: Clock;
  signal: AbortSignal;
}

/**
 * Everything that a run needs, wired to the machine's network and disk. Throws a UserError where a job is not known or
 * the output cannot be written.
 */
export async function createWorld(request: RunRequest, { config, state, clock, signal }: Start): Promise<World> {
  const iterations = selectJobs(config.iterations, request.jobs);
  // A bucket or table that is no file name is said before the first request, not after the last.
  checkTableNames(iterations);
  const limits = request.limits ?? {};
  // A run with limits is for trying out; it sends nothing that a limit would have cut.
  const parallel = Object.keys(limits).length > 0 ? 1 : (request.parallel ?? 1);
  const output = await OutputFolder.open(request.outDir);
  const redactor = new Redactor(config.secrets);
  const event = createEventMaker(clock, (text) => redactor.redact(text));
  const notices: RunEvent[] = [];
  return {
    config: { ...config, iterations },
    http: createNetwork(config, request, clock, event, notices),
    output,
    clock,
    nonce: (length) =>
      randomBytes(Math.ceil(length / 2))
        .toString('hex')
        .slice(0, length),
    signal,
    limits,
    parallel,
    requestSlots: new Slots(parallel),
    aheadSlots: new Slots(parallel - 1),
    pace: new Pace(),
    tables: new TableBuilder(output, event, state),
    shapes: request.shapesFile === undefined ? undefined : new ShapeCollector(),
    reports: new JobReports(),
    counts: { requests: 0, retries: 0 },
    answered: new Set(),
    event,
    redactor,
    notices,
  };
}

function createNetwork(
  { timeouts, tls, sshProxy, cacheMs, retry }: ExtractionConfig,
  { cacheDir, outDir }: RunRequest,
  clock: Clock,
  event: EventMaker,
  notices: RunEvent[],
): HttpClient {
  return createHttpClient({
    timeouts,
    maxBytes: maxAnswerBytes,
    environment: process.env,
    tls,
    sshProxy,
    clock,
    onTunnel({ state, host, attempt }) {
      const message = `SSH tunnel through ${host}: ${state}${attempt > 1 ? `, attempt ${attempt}` : ''}.`;
      notices.push(event('info', { kind: 'ssh-tunnel', state, host, attempt }, message));
    },
    cache:
      cacheMs === undefined
        ? undefined
        : {
            folder: cacheDir ?? path.join(outDir, 'cache'),
            ttlMs: cacheMs,
            // An error that passes must not be kept, or its repeats would find nothing else.
            exceptStatuses: new Set(retry.statusCodes),
            onProblem: ({ message }) => void notices.push(event('warning', { kind: 'cache-not-written' }, message)),
          },
  });
}
