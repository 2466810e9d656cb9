import { nextPlaces } from '@pagewright/core/pagination/methods/pagingMethods';
import type { ASTNode, PropertyASTNode } from 'vscode-json-languageservice';
import type { ExtractorModel } from './extractorModel.ts';
import { findProperty } from './nodes.ts';

const keys: ReadonlySet<string> = new Set([
  ...nextPlaces.keys(),
  ...['field', 'dataField', 'path', 'responseFilter', 'response'],
]);

/** Whether a property can have a path, by a quick check of its key, before all paths are gathered. */
export function couldBePath({ keyNode, parent }: PropertyASTNode, { config }: ExtractorModel): boolean {
  if (keys.has(keyNode.value)) return true;
  const holder = parent?.parent;
  if (holder?.type === 'property' && holder.keyNode.value === 'placeholders') return true;
  return parent !== undefined && isWithin(parent, findProperty(config, 'mappings')?.valueNode);
}

function isWithin(node: ASTNode, outer: ASTNode | undefined): boolean {
  if (outer === undefined) return false;
  return node === outer || (node.parent !== undefined && isWithin(node.parent, outer));
}
