import type { JsonPart } from '../../core/platform/jsonPart.ts';
import { readRemoteVersion } from '../../core/platform/readRemoteConfiguration.ts';
import type { ConfigurationPlace, RemoteVersion } from '../../core/platform/remoteConfiguration.ts';
import { configurationPath } from '../../core/platform/storagePaths.ts';
import { itemsOf } from './itemsOf.ts';
import type { PlatformClient } from './platformClient.ts';
import type { Field } from './platformRequest.ts';

/** How many versions the API gives at once at most. */
const maxVersions = 100;

/** Versions of a configuration, the newest first, in as many requests as they need. */
export async function readVersions(
  client: PlatformClient,
  at: ConfigurationPlace,
  { limit, offset }: { limit: number; offset: number },
  signal: AbortSignal,
): Promise<RemoteVersion[]> {
  const versions = new Map<number, RemoteVersion>();
  for (let seen = 0; versions.size < limit; ) {
    const wanted = Math.min(limit - versions.size, maxVersions);
    const query: Field[] = [
      ['limit', String(wanted)],
      ['offset', String(offset + seen)],
    ];
    const path = [...configurationPath(at), 'versions'];
    const read = (answer: JsonPart) => itemsOf(answer).map(readRemoteVersion);
    const page = await client.ask({ method: 'GET', path, query }, read, signal);
    // A version that is saved in the meantime moves the others to the next page.
    const before = versions.size;
    for (const version of page) versions.set(version.version, version);
    seen += page.length;
    if (page.length < wanted || versions.size === before) break;
  }
  return [...versions.values()];
}
