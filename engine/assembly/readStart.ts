import type { ExtractionConfig } from '../core/config/extractionConfig.ts';
import { previousStartOf } from '../core/config/previousStartOf.ts';
import { readConfig } from '../core/config/readConfig.ts';
import { startAhead } from '../core/config/startAhead.ts';
import type { ShardedRun } from '../core/contracts/generated/types.ts';
import type { ConfigDocument } from '../core/document/configDocument.ts';
import type { JsonObject } from '../core/json/value.ts';
import type { Problem } from '../core/problem.ts';
import type { Clock } from '../io/clock.ts';
import type { Replay } from './replay.ts';

export interface Start {
  /** The configuration, also as its document, with the values of its secrets. */
  config: ExtractionConfig;
  document: ConfigDocument;
  state: JsonObject;
  clock: Clock;
  /** The time for functions, Unix time in milliseconds. */
  now(): number;
  /** Start of the run, Unix time in milliseconds. */
  startedAt: number;
  /**
   * Start of the last successful run in Unix seconds, 0 if there was none
   * (`docs/format/jobs.md#10-state-and-incremental-runs`).
   */
  previousStart: number;
  /** The start of that run, if it is later than this start because the clock was set. */
  previousAhead: number | undefined;
  replay: Replay | undefined;
  signal: AbortSignal;
  /** The reason why the paging of the configuration is left out of a search, as a sentence; absent: it is not. */
  pagingProblem?: string;
}

/**
 * Reads a configuration, with the values of its secrets, at the start of its run; returns its problems if it has any.
 * `cut` is the run that this one is a part of.
 */
export function readStart(
  { document, state, clock, replay, signal }: Pick<Start, 'document' | 'state' | 'clock' | 'replay' | 'signal'>,
  cut?: ShardedRun,
): Start | { problems: readonly Problem[]; clock: Clock } {
  // The start of the recorded run for a replay, and of the whole run for a shard.
  const startedAt = cut === undefined ? clock.now() : Date.parse(cut.startedAt);
  const now = cut === undefined ? () => clock.now() : () => startedAt;
  const previousStart = replay?.recording.previousStart ?? cut?.previousStart ?? previousStartOf(state);
  const currentStart = Math.floor(startedAt / 1000);
  const read = readConfig(document, { now, currentStart, previousStart });
  if ('problems' in read) return { problems: read.problems, clock };
  const previousAhead = replay === undefined ? startAhead(previousStart, currentStart, document) : undefined;
  const starts = { startedAt, previousStart, previousAhead };
  return { config: read.config, document, state, clock, now, ...starts, replay, signal };
}
