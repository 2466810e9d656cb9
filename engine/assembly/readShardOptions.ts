import path from 'node:path';
import { type CutOptions, readShardSettings } from '../core/shards/readShardSettings.ts';
import { readNearestSettings } from '../io/files/readNearestSettings.ts';

/**
 * How a configuration is to be cut, as the nearest `.pagewright.json` says. Throws a UserError if that file cannot be
 * read or used.
 */
export async function readShardOptions(configFile: string): Promise<CutOptions> {
  const settings = await readNearestSettings(configFile);
  if (settings === undefined) return {};
  const from = path.relative(path.dirname(settings.file), path.resolve(configFile));
  return readShardSettings(settings, from.split(path.sep).join('/'));
}
