import { readConfig } from '../config/readConfig.ts';
import { ConfigDocument, type ConfigSource } from '../document/configDocument.ts';
import { withStandIns } from '../secrets/standInSecrets.ts';
import { withOauthCredentials } from '../secrets/withOauthCredentials.ts';

/** Reads a configuration for a plan of a first run, or of one after another, with stand-ins for what is not in it. */
export function readPlanned(source: ConfigSource, now: () => number, previousStart = 0): ReturnType<typeof readConfig> {
  const moment = { now, currentStart: Math.floor(now() / 1000), previousStart };
  return readConfig(withStandIns(withOauthCredentials(ConfigDocument.of(source))), moment);
}
