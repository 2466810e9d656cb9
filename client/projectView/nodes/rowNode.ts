import type { TreePart } from '@pagewright/engine/projects';
import { treeUri } from '../../project/files/treeName.ts';
import type { LastResult } from './lastResults.ts';
import { partItem } from './partItem.ts';
import type { ProjectNode } from './projectNode.ts';

/** A row of a configuration. */
export function createRowNode(row: TreePart, result: LastResult | undefined): ProjectNode {
  return { uri: treeUri(row.file), item: () => partItem('row', row, { result }), children: () => [] };
}
