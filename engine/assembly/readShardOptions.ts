import { type CutOptions, readShardSettings } from '../core/shards/readShardSettings.ts';
import type { GivenPath } from '../core/text/shownPath.ts';
import { pathFromSettings } from '../io/files/pathFromSettings.ts';
import { readNearestSettings } from '../io/files/readNearestSettings.ts';

/** The options for cutting, from the nearest `.pagewright.json`. Throws a UserError for an unusable file. */
export async function readShardOptions(configFile: GivenPath): Promise<CutOptions> {
  const settings = await readNearestSettings(configFile);
  return settings === undefined ? {} : readShardSettings(settings, pathFromSettings(settings, configFile));
}
