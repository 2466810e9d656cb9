import { plainValues } from '../../project/checks/plainValues.ts';
import { readSource } from '../../project/model/readSource.ts';
import type { TreeFiles } from '../../project/model/treeFiles.ts';
import type { SourcePlace } from '../../project/source/sourceNode.ts';
import type { LocalConfiguration } from '../localConfiguration.ts';

/** A value of a "#" key that is not encrypted. */
export interface PlainSecret {
  /** Of the value in its file. */
  place: SourcePlace;
  /** The keys and indexes that lead to it in its file. */
  path: readonly string[];
  /** The key, or the name of an item of a list of values; begins with "#". */
  key: string;
  /** Goes to the Encryption API and nowhere else. */
  value: string;
  /** The id of the component that it must be encrypted for. */
  component: string;
}

/** All values to encrypt of a configuration, its rows and its variables, in the order of the files. */
export async function plainSecrets(local: LocalConfiguration, files: TreeFiles): Promise<PlainSecret[]> {
  const found = await Promise.all([local, ...local.rows].map(({ file }) => secretsOf(file, local.component, files)));
  const inside = local.variables ? await plainSecrets(local.variables, files) : [];
  return [...found.flat(), ...inside];
}

async function secretsOf(file: string, component: string, files: TreeFiles): Promise<PlainSecret[]> {
  const { root } = readSource((await files.read(file)) ?? '', file);
  if (root === undefined) return [];
  return plainValues(root).map(({ key, value, node, path }) => ({ place: node.at, path, key, value, component }));
}
