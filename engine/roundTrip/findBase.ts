import { configHash, pulledHashOf } from '../core/platform/layouts/kbagentHashes.ts';
import type { PulledConfiguration } from '../core/platform/pulledConfiguration.ts';
import { manifestPath } from '../core/project/model/treeFormat.ts';
import type { OpenFolder } from './openFolder.ts';
import type { Trip } from './trip.ts';

/** How many versions are looked at: each is a request. */
const maxVersions = 20;

/**
 * The version that kbagent has pulled, by the hash in its manifest: the newest with that hash. Undefined: another layout
 * does not say, or it is too old.
 */
export async function findBase(
  { api, signal }: Trip,
  { link, texts }: OpenFolder,
  { configuration }: PulledConfiguration,
): Promise<number | undefined> {
  const manifest = link.layout === 'kbagent' ? await texts.read(manifestPath) : undefined;
  const hash = manifest === undefined ? undefined : pulledHashOf(manifest, configuration);
  if (hash === undefined) return undefined;
  if (configHash(configuration) === hash) return configuration.version;
  const oldest = Math.max(1, configuration.version - maxVersions);
  for (let version = configuration.version - 1; version >= oldest; version--) {
    const earlier = await api.storage.version(configuration, version, signal);
    if (earlier !== undefined && configHash(earlier) === hash) return version;
  }
  return undefined;
}
