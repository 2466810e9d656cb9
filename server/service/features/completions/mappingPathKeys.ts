import type { KnownPath } from '@pagewright/core/shapes/knownPaths';
import type { ASTNode, PropertyASTNode } from 'vscode-json-languageservice';
import { describePath } from '../../descriptions/describePath.ts';
import { findProperty } from '../../model/nodes.ts';
import { mappingTables } from '../../model/paths/mappingTables.ts';
import { pathsFor } from '../../shapes/pathsFor.ts';
import { shapesFor } from '../../shapes/shapesFor.ts';
import type { CompletionSource } from './completionSource.ts';
import { describeKnownPath } from './describeKnownPath.ts';
import { escapeSnippet } from './escapeSnippet.ts';
import { keyItems } from './keyItems.ts';

/** Paths in the records of a data type, as keys of its mapping: lists as child tables, plain values as columns. */
export const mappingPathKeys: CompletionSource = ({ model, key, shapes }) => {
  if (!key || !isPartOf(key.object, findProperty(model.config, 'mappings'))) return [];
  const table = mappingTables(model).find(({ node }) => node === key.object);
  if (!table) return [];
  const place = { kind: 'mapping', from: 'record', delimiter: '.' } as const;
  const { jobs, inside } = table;
  const { known } = shapesFor({ ...place, jobs, inside }, model, shapes);
  const offered = pathsFor(place, known)
    .filter(({ types }) => !types.includes('object'))
    .map((each) => ({
      label: each.path,
      detail: describeKnownPath(each, place, known),
      documentation: describePath(each.path, place, known),
      value: valueFor(each),
    }));
  return keyItems(offered, key, model);
};

/** Whether a node is part of a property's value; checked before all mappings are read. */
function isPartOf(node: ASTNode, property: PropertyASTNode | undefined): boolean {
  const { parent } = node;
  return property !== undefined && parent !== undefined && (parent === property || isPartOf(parent, property));
}

function valueFor({ path, types }: Pick<KnownPath, 'path' | 'types'>): string {
  const name = escapeSnippet(JSON.stringify(path.replaceAll('.', '_')).slice(1, -1));
  if (!types.includes('array')) return `"\${1:${name}}"`;
  return `{ "type": "table", "destination": "\${1:${name}}", "tableMapping": {$2} }`;
}
