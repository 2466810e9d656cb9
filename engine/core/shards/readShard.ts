import type { ExtractionConfig } from '../config/extractionConfig.ts';
import type { Shard, ShardedRun } from '../contracts/generated/types.ts';
import { UserError } from '../errors.ts';
import { listShards } from './listShards.ts';

/** How many shards a stage may have: so many files are listed and opened. */
export const mostShards = 10_000;

/**
 * The run that a shard belongs to, from its text. Throws a UserError for anything but a shard of this version.
 */
export function readShardedRun(shard: unknown): ShardedRun {
  if (!isRecord(shard) || shard['version'] !== 1) throw notAShard();
  const { run } = shard;
  if (!isRecord(run) || !isRun(run)) throw notAShard();
  const { config, startedAt, previousStart, shards, independent, records, requestsPerSecond } = run;
  return {
    config,
    startedAt,
    previousStart,
    shards,
    ...(independent === true && { independent }),
    ...(records !== undefined && { records }),
    ...(requestsPerSecond !== undefined && { requestsPerSecond }),
  };
}

/** The name of a shard that `readShardedRun` accepts. */
export function readShardName(shard: unknown): string {
  const name = isRecord(shard) ? shard['name'] : undefined;
  if (typeof name === 'string' && /^[12]-\d{5}$/.test(name)) return name;
  throw notAShard();
}

/** The shard of this name; everything in it follows from its run and the configuration. Throws a UserError if there is none. */
export function findShard(
  config: Pick<ExtractionConfig, 'iterations' | 'pagination'>,
  run: ShardedRun,
  name: string,
): Shard {
  const found = listShards(config, run)
    .stages.flat()
    .find((shard) => shard.name === name);
  if (found !== undefined) return found;
  throw new UserError('shard.unknown', `This run has no shard "${name}". List the shards again.`);
}

function notAShard(): UserError {
  const message = 'This is not a shard. Give one as "pagewright shards --format json" lists it, or a file with it.';
  return new UserError('shard.invalid', message);
}

function isRun(run: Record<string, unknown>): run is Record<string, unknown> & ShardedRun {
  const { config, startedAt, previousStart, shards, records, requestsPerSecond } = run;
  const isDigest = typeof config === 'string' && /^[0-9a-f]{64}$/.test(config);
  const isTime = typeof startedAt === 'string' && !Number.isNaN(Date.parse(startedAt));
  const hasRecords = records === undefined || (isRecord(records) && Object.values(records).every(isCount));
  const hasRate = requestsPerSecond === undefined || (typeof requestsPerSecond === 'number' && requestsPerSecond > 0);
  const isShort = isCount(shards) && shards <= mostShards;
  return isDigest && isTime && Number.isInteger(previousStart) && isShort && hasRecords && hasRate;
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
