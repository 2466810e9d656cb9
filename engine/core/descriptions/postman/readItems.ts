import type { DocumentNode } from '../documentNode.ts';
import { type CollectionAuth, readAuth } from './readAuth.ts';
import { Variables } from './variables.ts';

/** A request of a collection, with the settings inherited from its folders. */
export interface CollectionItem {
  node: DocumentNode;
  variables: Variables;
  /** Undefined if neither the request nor its folders define it. */
  auth: CollectionAuth | undefined;
}

export function readItems(collection: DocumentNode): CollectionItem[] {
  return readFolder(collection, { variables: new Variables(), auth: undefined });
}

function readFolder(folder: DocumentNode, outer: Omit<CollectionItem, 'node'>): CollectionItem[] {
  const variables = outer.variables.with(folder);
  const auth = readAuth(folder, variables) ?? outer.auth;
  return folder
    .at('item')
    .elements()
    .flatMap((node) => (node.has('item') ? readFolder(node, { variables, auth }) : readItem(node, variables, auth)));
}

function readItem(node: DocumentNode, around: Variables, auth: CollectionAuth | undefined): CollectionItem[] {
  if (!node.has('request')) return [];
  const variables = around.with(node);
  return [{ node, variables, auth: readAuth(node.at('request'), variables) ?? auth }];
}
