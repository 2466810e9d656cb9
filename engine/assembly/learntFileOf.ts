import { createHash } from 'node:crypto';
import path from 'node:path';
import { findCacheFolder } from '../io/node/findCacheFolder.ts';

/** The file of learnt limits for a configuration, in the user's cache; undefined without such a place. */
export function learntFileOf(configFile: string, environment: NodeJS.ProcessEnv): string | undefined {
  const folder = findCacheFolder(environment);
  const name = createHash('sha256').update(path.resolve(configFile)).digest('hex').slice(0, 32);
  return folder && path.join(folder, 'learnt', `${name}.json`);
}
