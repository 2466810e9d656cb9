import { mergeSources } from '@pagewright/core/project/composed/mergeSources';
import { newSource } from '@pagewright/core/project/source/changeSource';
import { sameSource } from '@pagewright/core/project/source/sameSource';
import type { SourceChange } from '@pagewright/core/project/source/sourceChange';
import { fieldOf, type SourceNode, sourceAt } from '@pagewright/core/project/source/sourceNode';
import { type ComposedTree, inFile, type PlacedChange, pathIn, placeChange } from './placeChange.ts';

/** The value that a row gets at a path of the composed text, as JSON. */
interface Laid {
  path: readonly string[];
  json: string;
}

/** The composed text after the change, which a list of a row is written from. */
interface After {
  root: SourceNode;
  text: string;
}

/**
 * The change of a row that changes only what is composed with this row. Undefined if a row cannot say it: what is laid
 * over a configuration adds and replaces, and takes nothing away.
 */
export function placeInRow(
  tree: ComposedTree,
  row: string,
  change: SourceChange,
  after: After,
): PlacedChange | undefined {
  const there = placeChange(tree, change);
  if (there?.file === row) return there;
  const laid = laidOver(tree, change, after);
  const value = laid && newSource(laid.json);
  if (laid === undefined || value === undefined) return undefined;
  const under = sourceAt(tree.root, laid.path);
  const isExact = under === undefined || sameSource(mergeSources(under, value), value);
  return isExact ? writtenIn(tree, row, laid) : undefined;
}

function laidOver(tree: ComposedTree, change: SourceChange, after: After): Laid | undefined {
  const path = change.kind === 'add' ? [...change.path, change.key] : change.path;
  const list = path.findIndex((_, index) => sourceAt(tree.root, path.slice(0, index))?.kind === 'list');
  if (list < 0 && change.kind !== 'insert')
    return change.kind === 'set' || change.kind === 'add' ? { path, json: change.json } : undefined;
  // Items are laid over by their index, so those before a new one are written again.
  const whole = list < 0 ? path : path.slice(0, list);
  const now = sourceAt(after.root, whole);
  const isWritten = inFile(tree, sourceAt(tree.root, whole))?.isWhole === true;
  return now && isWritten ? { path: whole, json: after.text.slice(now.at.start, now.at.end) } : undefined;
}

function writtenIn({ composition }: ComposedTree, file: string, { path, json }: Laid): PlacedChange | undefined {
  let node = composition.bodyOf(file);
  for (const [index, key] of path.entries()) {
    if (node?.kind !== 'object') return undefined;
    const field = fieldOf(node, key);
    const at = pathIn(composition, file, node);
    if (at === undefined) return undefined;
    if (field === undefined) return { file, change: { kind: 'add', path: at, key, json: nested(path, index, json) } };
    if (index === path.length - 1) return { file, change: { kind: 'set', path: [...at, key], json } };
    node = field.value;
  }
  return undefined;
}

/** The value of a key on a path, with the objects on the way to the last one. */
function nested(path: readonly string[], index: number, json: string): string {
  return path.slice(index + 1).reduceRight((inner, key) => `{${JSON.stringify(key)}: ${inner}}`, json);
}
