import { readConfig } from '../config/readConfig.ts';
import { standInSecrets } from '../secrets/standInSecrets.ts';
import { withOauthCredentials } from '../secrets/withOauthCredentials.ts';

/** Reads a configuration's text for a plan of a first run, with stand-ins for what is not in it. */
export function readPlanned(text: string, now: () => number): ReturnType<typeof readConfig> {
  const moment = { now, currentStart: Math.floor(now() / 1000), previousStart: 0 };
  return readConfig(standInSecrets(withOauthCredentials(text)), moment);
}
