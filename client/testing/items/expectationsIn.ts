import { childPointer } from '@pagewright/engine/json';
import { type Node, parseTree } from 'jsonc-parser';

/** An expectation in an `expect.json`, with its place in the text. */
export interface WrittenExpectation {
  pointer: string;
  /** For a person: `verdict`, `users`. */
  label: string;
  /** Says what it is about: a table has several expectations. */
  kind: 'run' | 'table';
  start: number;
  end: number;
}

/** The keys that expect nothing. */
const others: readonly string[] = ['$schema', 'description', 'config'];

/** Lists the expectations of a text: each of its keys, and each table; none in a text that is no object. */
export function expectationsIn(text: string): WrittenExpectation[] {
  const root = parseTree(text);
  return propertiesOf(root).flatMap(({ key, value, node }) => {
    if (others.includes(key)) return [];
    const tables = key === 'tables' ? propertiesOf(value) : [];
    if (tables.length > 0) return tables.map((each) => expectation(each, '/tables', 'table'));
    return [expectation({ key, value, node }, '', 'run')];
  });
}

interface Property {
  key: string;
  value: Node | undefined;
  node: Node;
}

function expectation({ key, node }: Property, around: string, kind: WrittenExpectation['kind']): WrittenExpectation {
  const pointer = childPointer(around, key);
  return { pointer, label: key, kind, start: node.offset, end: node.offset + node.length };
}

function propertiesOf(object: Node | undefined): Property[] {
  if (object?.type !== 'object') return [];
  return (object.children ?? []).flatMap((node) => {
    const [key, value] = node.children ?? [];
    return key === undefined ? [] : [{ key: String(key.value), value, node }];
  });
}
