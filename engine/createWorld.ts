import { randomBytes } from 'node:crypto';
import type { ExtractionConfig } from './core/config/extractionConfig.ts';
import { selectJobs } from './core/config/selectJobs.ts';
import type { JsonObject } from './core/json/value.ts';
import { Redactor } from './core/secrecy/redactor.ts';
import { ShapeCollector } from './core/shapes/shapeCollector.ts';
import { createNetwork, type NetworkSetup } from './createNetwork.ts';
import type { Clock } from './io/clock.ts';
import { OutputFolder } from './io/output/outputFolder.ts';
import { Pace } from './run/ahead/pace.ts';
import { Slots } from './run/ahead/slots.ts';
import { checkTableNames } from './run/checkTableNames.ts';
import { createEventMaker } from './run/createEventMaker.ts';
import { JobReports } from './run/jobReports.ts';
import { defaultMaxJobRequests } from './run/limits.ts';
import { TableBuilder } from './run/tables/tableBuilder.ts';
import type { World } from './run/world.ts';
import type { RunRequest } from './runRequest.ts';

/** What a run starts with beside the request for it. */
export interface Start extends Pick<NetworkSetup, 'startedAt' | 'previousStart' | 'recording' | 'replay'> {
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
export async function createWorld(request: RunRequest, start: Start): Promise<World> {
  const { config, state, clock, signal, replay } = start;
  const iterations = selectJobs(config.iterations, request.jobs);
  // A bucket or table that is no file name is said before the first request, not after the last.
  checkTableNames(iterations);
  const limits = { ...request.limits, ...replay?.limits };
  // A run with limits is for trying out; it sends nothing that a limit would have cut. A recording has nothing to wait for.
  const isOneByOne = Object.keys(limits).length > 0 || replay !== undefined;
  const parallel = isOneByOne ? 1 : (request.parallel ?? 1);
  const output = await OutputFolder.open(request.outDir);
  const redactor = new Redactor(config.secrets);
  const event = createEventMaker(clock, (text) => redactor.redact(text));
  return {
    config: { ...config, iterations },
    http: createNetwork(request, { ...start, redactor }),
    output,
    clock,
    nonce: (length) =>
      randomBytes(Math.ceil(length / 2))
        .toString('hex')
        .slice(0, length),
    signal,
    limits,
    maxJobRequests: request.maxJobRequests ?? defaultMaxJobRequests,
    parallel,
    requestSlots: new Slots(parallel),
    aheadSlots: new Slots(parallel - 1),
    pace: new Pace(),
    tables: new TableBuilder(output, event, state),
    shapes: request.shapesFile === undefined ? undefined : new ShapeCollector(),
    reports: new JobReports(),
    counts: { requests: 0, sent: 0, retries: 0 },
    answered: new Set(),
    event,
    redactor,
  };
}
