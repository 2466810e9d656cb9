import { pointerSteps } from '@pagewright/engine/json';
import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';

/** A position in the text, line and column from 0. */
export interface TextPosition {
  line: number;
  column: number;
}

/** A place in a configuration: the keys and indexes of its path. */
export type ConfigPath = readonly (string | number)[];

/** The text of a configuration, in which places are found by their lines and by their pointers. */
export class ConfigText {
  readonly #root: Node | undefined;
  /** The offset of each line. */
  readonly #lines: number[] = [0];

  constructor(text: string) {
    this.#root = parseTree(text);
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) this.#lines.push(at + 1);
  }

  get lines(): number {
    return this.#lines.length;
  }

  /** The properties and list elements that begin in a line, outer ones first. */
  pathsInLine(line: number): ConfigPath[] {
    const [start = Number.POSITIVE_INFINITY, end = Number.POSITIVE_INFINITY] = this.#lines.slice(line, line + 2);
    const found: ConfigPath[] = [];
    const visit = (node: Node, path: ConfigPath) => {
      if (node.offset >= end || node.offset + node.length <= start) return;
      for (const [key, child, at] of childrenOf(node)) {
        if (at >= start && at < end) found.push([...path, key]);
        visit(child, [...path, key]);
      }
    };
    if (this.#root !== undefined) visit(this.#root, []);
    return found;
  }

  /** The position of the key at a pointer, or of the nearest existing one above it. */
  positionOf(pointer: string): TextPosition {
    for (let path = pathOf(pointer); path.length > 0; path = path.slice(0, -1)) {
      const node = this.#root && findNodeAtLocation(this.#root, [...path]);
      if (node !== undefined)
        return this.#positionAt(node.parent?.type === 'property' ? node.parent.offset : node.offset);
    }
    return { line: 0, column: 0 };
  }

  valueAt(path: ConfigPath): unknown {
    const node = this.#root && findNodeAtLocation(this.#root, [...path]);
    return node && plainOf(node);
  }

  #positionAt(offset: number): TextPosition {
    let line = this.#lines.findIndex((start) => start > offset) - 1;
    if (line < 0) line = this.#lines.length - 1;
    return { line, column: offset - (this.#lines[line] ?? 0) };
  }
}

/** The keys of a pointer. A number is an index only in a list; both forms find the value. */
export function pathOf(pointer: string): ConfigPath {
  return pointerSteps(pointer).map((key) => (/^(0|[1-9]\d*)$/.test(key) ? Number(key) : key));
}

function* childrenOf(node: Node): Generator<[key: string | number, child: Node, offset: number]> {
  for (const [index, child] of (node.children ?? []).entries()) {
    if (node.type === 'array') yield [index, child, child.offset];
    const [key, value] = child.type === 'property' ? (child.children ?? []) : [];
    if (key !== undefined && value !== undefined) yield [String(key.value), value, child.offset];
  }
}

function plainOf(node: Node): unknown {
  if (node.type === 'array') return (node.children ?? []).map(plainOf);
  if (node.type !== 'object') return node.value;
  return Object.fromEntries([...childrenOf(node)].map(([key, child]) => [key, plainOf(child)]));
}
