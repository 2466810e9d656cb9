import { isGenericComponent, isGenericConfiguration } from '../../core/platform/genericComponent.ts';
import type { JsonPart } from '../../core/platform/jsonPart.ts';
import { readRemoteConfiguration } from '../../core/platform/readRemoteConfiguration.ts';
import { branchPath, configurationPath } from '../../core/platform/storagePaths.ts';
import { inBranch } from './inBranch.ts';
import { itemsOf } from './itemsOf.ts';
import type { PlatformClient } from './platformClient.ts';
import { readVersions } from './readVersions.ts';
import type { ListedComponent, StorageApi } from './storageApi.ts';

type Reads = Pick<StorageApi, 'extractors' | 'configuration' | 'versions' | 'version'>;

/** The methods that read configurations. */
export function configurationReads(client: PlatformClient): Reads {
  return {
    async extractors(branch, signal) {
      const query = [
        ['componentType', 'extractor'],
        ['include', 'configuration,rows'],
      ] as const;
      const path = [...branchPath(branch), 'components'];
      const read = (answer: JsonPart) => itemsOf(answer).flatMap((each) => extractorIn(each, branch));
      return await client.ask({ method: 'GET', path, query }, read, signal);
    },
    configuration(at, signal) {
      const read = (answer: JsonPart) => readRemoteConfiguration(answer, at);
      const asking = client.ask({ method: 'GET', path: configurationPath(at) }, read, signal);
      return inBranch(client, at.branch, asking, signal);
    },
    versions: (at, page, signal) => readVersions(client, at, page, signal),
    version(at, version, signal) {
      const path = [...configurationPath(at), 'versions', String(version)];
      const read = (answer: JsonPart) => readRemoteConfiguration(answer, at, at.id);
      return inBranch(client, at.branch, client.ask({ method: 'GET', path }, read, signal), signal);
    },
  };
}

/** A component with its configurations of generic extractor; nothing if it has none. */
function extractorIn(part: JsonPart, branch: string): ListedComponent[] {
  const id = part.neededText('id');
  const all = part.items('configurations').map((each) => readRemoteConfiguration(each, { branch, component: id }));
  const configurations = isGenericComponent(part) ? all : all.filter(isGenericConfiguration);
  return configurations.length === 0 ? [] : [{ id, name: part.text('name') ?? id, configurations }];
}
