import type { ShardedRun } from '../contracts/generated/types.ts';
import type { SettingsFile } from '../environments/findEnvironment.ts';
import { UserError } from '../errors.ts';
import { parsePlain } from '../json/parsePlain.ts';
import { strictJson } from '../json/strictJson.ts';

/** How a run is to be cut, apart from the number of shards. */
export type CutOptions = Pick<ShardedRun, 'independent' | 'records' | 'requestsPerSecond'>;

/**
 * The settings of `shards` in a `.pagewright.json` for a configuration, by its relative path. Throws a UserError for
 * anything unknown: ignoring it would send too many requests.
 */
export function readShardSettings({ shownAs, text }: SettingsFile, configPath: string): CutOptions {
  const own = fieldOf(fieldOf(parsed(text), 'shards'), configPath);
  if (own === undefined) return {};
  const unusable = (what: string) =>
    new UserError('shard.bad-settings', `"shards" in "${shownAs}" cannot be used for "${configPath}": ${what}.`);
  if (!isRecord(own)) throw unusable('it must be an object');
  const { independent = false, records = {}, requestsPerSecond, ...unknown } = own;
  const [name] = Object.keys(unknown);
  if (name !== undefined) throw unusable(`it has no "${name}", but "independent", "records" and "requestsPerSecond"`);
  if (typeof independent !== 'boolean') throw unusable('"independent" must be true or false');
  if (!isCounts(records)) throw unusable('"records" must have a whole number above 0 for each job');
  if (requestsPerSecond !== undefined && !isRate(requestsPerSecond))
    throw unusable('"requestsPerSecond" must be a number above 0');
  return {
    ...(independent && { independent }),
    ...(Object.keys(records).length > 0 && { records }),
    requestsPerSecond,
  };
}

function parsed(text: string): unknown {
  try {
    return parsePlain(strictJson(text));
  } catch {
    // The readers of the file's other settings report its mistakes.
    return undefined;
  }
}

function fieldOf(value: unknown, name: string): unknown {
  return isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

function isCounts(value: unknown): value is Record<string, number> {
  return isRecord(value) && Object.values(value).every((count) => Number.isInteger(count) && Number(count) > 0);
}

function isRate(value: unknown): value is number {
  return typeof value === 'number' && value > 0;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
