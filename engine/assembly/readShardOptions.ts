import path from 'node:path';
import { type CutOptions, readShardSettings } from '../core/shards/readShardSettings.ts';
import { type GivenPath, shownPath } from '../core/text/shownPath.ts';
import { readNearestSettings } from '../io/files/readNearestSettings.ts';

/** The options for cutting, from the nearest `.pagewright.json`. Throws a UserError for an unusable file. */
export async function readShardOptions(configFile: GivenPath): Promise<CutOptions> {
  const settings = await readNearestSettings(configFile);
  if (settings === undefined) return {};
  const from = path.relative(path.dirname(settings.path), path.resolve(shownPath(configFile).path));
  return readShardSettings(settings, from.split(path.sep).join('/'));
}
