import { sameSource } from '@pagewright/core/project/source/sameSource';
import type { SourceChange } from '@pagewright/core/project/source/sourceChange';
import { fieldOf, type SourceNode, type SourceToken, sourceAt } from '@pagewright/core/project/source/sourceNode';
import type { ComposedDocument } from '../documents/composedDocument.ts';
import type { Composition } from '../documents/composition.ts';
import { pathToKey, pathToValue } from './pathTo.ts';

/** A change of a composed text as a change of one of its files. */
export interface PlacedChange {
  file: string;
  change: SourceChange;
}

/** The tree of a composed text, and where it comes from. */
export interface ComposedTree {
  composition: Composition;
  document: ComposedDocument;
  root: SourceNode;
}

/**
 * The change of a file that changes a composed text in this way. Undefined: the part is in no file, it is written with a
 * variable, or its file has only a part of it.
 */
export function placeChange(tree: ComposedTree, change: SourceChange): PlacedChange | undefined {
  switch (change.kind) {
    case 'set':
      return placeSet(tree, change);
    case 'add':
      return placeAdd(tree, change);
    case 'insert':
      return placeInsert(tree, change);
    default:
      return placeField(tree, change);
  }
}

function placeSet(tree: ComposedTree, change: Extract<SourceChange, { kind: 'set' }>): PlacedChange | undefined {
  const found = inFile(tree, sourceAt(tree.root, change.path));
  return found?.isWhole ? { file: found.file, change: { ...change, path: found.path } } : undefined;
}

/** A key is added where its object is in the asked file, even if only a part of the object is there. */
function placeAdd(tree: ComposedTree, change: Extract<SourceChange, { kind: 'add' }>): PlacedChange | undefined {
  const { composition } = tree;
  const { file } = composition.params;
  const asked = sourceAt(composition.bodyOf(file), change.path);
  const own = asked?.kind === 'object' ? { file, node: asked, path: pathIn(composition, file, asked) } : undefined;
  const found = own?.path === undefined ? inFile(tree, sourceAt(tree.root, change.path)) : own;
  if (found?.path === undefined || fieldOf(found.node, change.key)) return undefined;
  const { before, ...rest } = change;
  const isThere = before !== undefined && fieldOf(found.node, before) !== undefined;
  return { file: found.file, change: { ...rest, path: found.path, ...(isThere && { before }) } };
}

function placeInsert(tree: ComposedTree, change: Extract<SourceChange, { kind: 'insert' }>): PlacedChange | undefined {
  const list = sourceAt(tree.root, change.path);
  const found = inFile(tree, list);
  if (found?.node.kind !== 'list' || list?.kind !== 'list' || found.node.items.length !== list.items.length)
    return undefined;
  return { file: found.file, change: { ...change, path: found.path } };
}

/** Removes or renames a key, or removes an item. */
function placeField(
  tree: ComposedTree,
  change: Extract<SourceChange, { kind: 'remove' | 'rename' }>,
): PlacedChange | undefined {
  const above = sourceAt(tree.root, change.path.slice(0, -1));
  if (above?.kind === 'list') {
    const found = inFile(tree, sourceAt(tree.root, change.path));
    return found?.isWhole ? { file: found.file, change: { ...change, path: found.path } } : undefined;
  }
  const field = fieldOf(above, change.path.at(-1) ?? '');
  const place = field && keyPlace(tree, field.key);
  const root = place && tree.composition.rootOf(place.file);
  const path = root && pathToKey(root, place.start);
  return path && { file: place.file, change: { ...change, path } };
}

function keyPlace({ document }: ComposedTree, { at }: SourceToken) {
  return document.composed.placeOf(at.start, at.end);
}

/** The value of a file that a value of a composed text is, and whether the file has all of it; undefined if none is. */
export function inFile({ composition, document }: ComposedTree, node: SourceNode | undefined) {
  if (node === undefined) return undefined;
  const place = document.composed.placeOf(node.at.start, node.kind === 'scalar' ? node.at.end : node.at.start + 1);
  const root = place && composition.rootOf(place.file);
  const path = root && pathToValue(root, node.kind, place.start);
  const there = path && sourceAt(root, path);
  return there && { file: place.file, path, node: there, isWhole: sameSource(there, node) };
}

/** The path to a value in its file; undefined if it is in none of its values. */
export function pathIn(composition: Composition, file: string, { kind, at }: SourceNode): string[] | undefined {
  const root = composition.rootOf(file);
  return root && pathToValue(root, kind, at.start);
}
