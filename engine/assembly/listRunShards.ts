import { createHash } from 'node:crypto';
import { absolutePointer } from '../core/config/absolutePointer.ts';
import { previousStartOf } from '../core/config/previousStartOf.ts';
import { readConfig } from '../core/config/readConfig.ts';
import { selectJobs } from '../core/config/selectJobs.ts';
import type { ShardedRun, ShardList } from '../core/contracts/generated/types.ts';
import { ConfigDocument, type ConfigSource } from '../core/document/configDocument.ts';
import { UserError } from '../core/errors.ts';
import type { Problem } from '../core/problem.ts';
import { withStandIns } from '../core/secrets/standInSecrets.ts';
import { listShards } from '../core/shards/listShards.ts';
import type { CutOptions } from '../core/shards/readShardSettings.ts';
import type { GivenPath } from '../core/text/shownPath.ts';
import { readStateFile } from '../io/readStateFile.ts';

export interface CutRequest extends CutOptions {
  /** The maximum number of shards of a stage. */
  shards: number;
  /** The configuration, with the values of its environment. Its secrets are not needed. */
  configText: ConfigSource;
  /** Start of the run, Unix time in milliseconds. */
  startedAt: number;
  stateFile?: GivenPath | undefined;
  signal: AbortSignal;
}

/** The shards of a run that starts now, or its problems. Throws a UserError for a run that cannot be cut. */
export async function listRunShards({
  configText,
  startedAt,
  stateFile,
  signal,
  shards,
  independent,
  records,
  requestsPerSecond,
}: CutRequest): Promise<ShardList | { problems: readonly Problem[] }> {
  const state = stateFile === undefined ? {} : await readStateFile(stateFile, signal);
  const previousStart = typeof state === 'string' ? 0 : previousStartOf(state);
  const moment = { now: () => startedAt, currentStart: Math.floor(startedAt / 1000), previousStart };
  const document = ConfigDocument.of(configText);
  const read = readConfig(withStandIns(document), moment);
  if ('problems' in read) return read;
  // Throws for an unknown job.
  selectJobs(read.config, Object.keys(records ?? {}));
  const { stages, notes } = listShards(read.config, {
    config: configDigest(document),
    startedAt: new Date(startedAt).toISOString(),
    previousStart,
    shards,
    ...(independent && { independent }),
    ...(records && { records }),
    requestsPerSecond,
  });
  const { root } = read.config;
  return { stages, notes: notes.map((note) => ({ ...note, pointer: absolutePointer(root, note.pointer) })) };
}

/** Throws a UserError if a run was cut from another text. */
export function checkConfig(configText: ConfigSource, { config }: ShardedRun): void {
  if (configDigest(configText) === config) return;
  const message = 'The configuration, or its environment, has changed since its shards were listed. List them again.';
  throw new UserError('shard.other-config', message);
}

/** Distinguishes the texts of configurations. */
function configDigest(source: ConfigSource): string {
  const text = typeof source === 'string' ? source : source.text;
  return createHash('sha256').update(text).digest('hex');
}
