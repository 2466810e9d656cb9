import type { SourceNode } from '@pagewright/core/project/source/sourceNode';

/** The path to the value of a kind that begins at a position of its file; undefined if there is none. */
export function pathToValue(root: SourceNode, kind: SourceNode['kind'], start: number): string[] | undefined {
  return find(root, (node) => node.kind === kind && node.at.start === start);
}

/** The path to the field whose key begins at a position of its file; undefined if there is none. */
export function pathToKey(root: SourceNode, start: number): string[] | undefined {
  if (root.kind === 'object') {
    const own = root.fields.find(({ key }) => key.at.start === start);
    if (own) return [own.key.name];
  }
  for (const [step, inner] of partsOf(root)) {
    const path = pathToKey(inner, start);
    if (path) return [step, ...path];
  }
  return undefined;
}

function find(node: SourceNode, isMeant: (node: SourceNode) => boolean): string[] | undefined {
  if (isMeant(node)) return [];
  for (const [step, inner] of partsOf(node)) {
    const path = find(inner, isMeant);
    if (path) return [step, ...path];
  }
  return undefined;
}

function partsOf(node: SourceNode): [step: string, inner: SourceNode][] {
  if (node.kind === 'scalar') return [];
  if (node.kind === 'list') return node.items.map((item, index) => [String(index), item]);
  return node.fields.flatMap(({ key, value }): [string, SourceNode][] => (value ? [[key.name, value]] : []));
}
