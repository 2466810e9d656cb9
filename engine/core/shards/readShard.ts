import type { ExtractionConfig } from '../config/extractionConfig.ts';
import type { Shard, ShardedRun, ShardPages, ShardPart } from '../contracts/generated/types.ts';
import { UserError } from '../errors.ts';
import { listShards } from './listShards.ts';

/** The maximum number of shards in a stage, whose files are all listed and opened. */
export const maxShards = 10_000;

/** All keys of a type: the compiler finds one that is missing or too many. */
type KeysOf<Type> = Record<keyof Type, true>;

const shardKeys: KeysOf<Shard> = {
  version: true,
  name: true,
  title: true,
  stage: true,
  groups: true,
  parents: true,
  children: true,
  pages: true,
  requestsPerSecond: true,
  run: true,
};
const runKeys: KeysOf<ShardedRun> = {
  config: true,
  startedAt: true,
  previousStart: true,
  shards: true,
  independent: true,
  records: true,
  requestsPerSecond: true,
};
const childrenKeys: KeysOf<ShardPart> = { part: true, of: true };
const pagesKeys: KeysOf<ShardPages> = { first: true, last: true };

/** The run of a shard, from its text. Throws a UserError for another version or unknown keys, which nothing follows. */
export function readShardedRun(shard: unknown): ShardedRun {
  if (!isRecord(shard) || shard['version'] !== 1) throw notAShard();
  const { run, children = {}, pages = {} } = shard;
  refuseOthers(shard, shardKeys, '');
  if (!isRecord(run)) throw notAShard();
  refuseOthers(run, runKeys, 'run.');
  if (!isRun(run) || !isRecord(children) || !isRecord(pages)) throw notAShard();
  refuseOthers(children, childrenKeys, 'children.');
  refuseOthers(pages, pagesKeys, 'pages.');
  const { config, startedAt, previousStart, shards, independent, records, requestsPerSecond } = run;
  return {
    config,
    startedAt,
    previousStart,
    shards,
    ...(independent === true && { independent }),
    records,
    requestsPerSecond,
  };
}

/** The name of a shard that `readShardedRun` accepts. */
export function readShardName(shard: unknown): string {
  const name = isRecord(shard) ? shard['name'] : undefined;
  if (typeof name === 'string' && /^[12]-\d{5}$/.test(name)) return name;
  throw notAShard();
}

/** The shard of this name, made from its run and the configuration. Throws a UserError if there is none. */
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

function refuseOthers(part: Record<string, unknown>, known: Record<string, true>, path: string): void {
  const other = Object.keys(part).find((key) => !Object.hasOwn(known, key));
  if (other === undefined) return;
  const message = `A shard has no "${path}${other}". Give it as "pagewright shards --format json" lists it.`;
  throw new UserError('shard.invalid', message);
}

function isRun(run: Record<string, unknown>): run is Record<string, unknown> & ShardedRun {
  const { config, startedAt, previousStart, shards, independent, records, requestsPerSecond } = run;
  const isDigest = typeof config === 'string' && /^[0-9a-f]{64}$/.test(config);
  const isTime = typeof startedAt === 'string' && !Number.isNaN(Date.parse(startedAt));
  const hasRecords = records === undefined || (isRecord(records) && Object.values(records).every(isCount));
  const hasRate = requestsPerSecond === undefined || (typeof requestsPerSecond === 'number' && requestsPerSecond > 0);
  const isSure = independent === undefined || independent === true;
  const isShort = isCount(shards) && shards <= maxShards;
  return isDigest && isTime && Number.isInteger(previousStart) && isShort && isSure && hasRecords && hasRate;
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
