import { findManifest } from './findManifest.ts';
import { findUsers } from './findUsers.ts';
import { folderOf } from './folders.ts';
import { isIgnored } from './isIgnored.ts';
import { isTreeFile } from './isTreeFile.ts';
import { type Located, locate } from './locate.ts';
import type { ProjectFinding, ProjectTree, TreeConfiguration, TreePart } from './projectTree.ts';
import { readConfiguration } from './readConfiguration.ts';
import { readPart } from './readPart.ts';
import type { TreeFiles } from './treeFiles.ts';
import { treeOf } from './treeOf.ts';

/** A file of a tree: its role, and the configurations of generic extractor that use it. */
export interface TreeUse {
  /** With only those configurations. */
  tree: ProjectTree;
  part: TreePart;
  role: Located['role'];
  configurations: TreeConfiguration[];
}

/**
 * Finds what a file is in its tree, and the configurations that change with it: itself, the one of a row, all that use
 * variables or their values. Undefined for a file that no configuration of generic extractor uses, such as one of
 * another component, and for one that the tool leaves out.
 */
export async function findUse(file: string, files: TreeFiles): Promise<TreeUse | undefined> {
  if (!isTreeFile(file)) return undefined;
  const manifest = await findManifest(file, files);
  const located = await locate(file, manifest, files);
  if (located === undefined) return undefined;
  const { role, folder, owner } = located;
  if (await isIgnored(folder, manifest, files)) return undefined;
  const isOfVariables = role === 'variables' || role === 'values';
  const users = isOfVariables ? await findUsers(owner, manifest, files) : [owner];
  const read = await Promise.all(users.map((found) => readConfiguration(found, manifest, files)));
  const isUsedOnce = isOfVariables ? users.length === 1 : undefined;
  const configurations = read.flatMap(({ configuration: each }) => (each ? [withUse(each, isUsedOnce)] : []));
  if (configurations.length === 0) return undefined;
  const tree = treeOf(manifest?.root ?? folderOf(file), manifest, configurations);
  const findings: ProjectFinding[] = read.flatMap((each) => each.findings);
  const known = partsOf(configurations).find((part) => part.folder === folder);
  const part = known ?? (await readPart({ folder }, owner.tool, files));
  return { tree: { ...tree, findings: [...tree.findings, ...findings] }, part, role, configurations };
}

function withUse(configuration: TreeConfiguration, isUsedOnce: boolean | undefined): TreeConfiguration {
  const { variables } = configuration;
  if (variables === undefined || isUsedOnce === undefined) return configuration;
  return { ...configuration, variables: { ...variables, isUsedOnce } };
}

function partsOf(configurations: readonly TreeConfiguration[]): TreePart[] {
  return configurations.flatMap((each) => [
    each,
    ...each.rows,
    ...(each.variables ? [each.variables, ...each.variables.values] : []),
  ]);
}
