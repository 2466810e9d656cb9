import { maxNesting } from '../../../json/maxNesting.ts';
import type { SourceNode } from '../sourceNode.ts';

/** How many characters aliases may repeat in all: each one is copied wherever it is used. */
const maxRepeated = 1_000_000;

/** How large a value is: its characters, some more for each value in it, and how deeply they are nested. */
interface Size {
  characters: number;
  depth: number;
}

/** The anchors of a document so far, and how much their aliases repeat. */
export class YamlAnchors {
  readonly #anchors = new Map<string, { node: SourceNode; size: Size } | 'open'>();
  readonly #sizes = new WeakMap<SourceNode, Size>();
  #repeated = 0;
  #isFull = false;

  /** Begins the value that an anchor names. */
  open(name: string): void {
    this.#anchors.set(name, 'open');
  }

  /** Ends the value that an anchor names. */
  close(name: string, node: SourceNode): void {
    this.#anchors.set(name, { node, size: this.#sizeOf(node) });
  }

  /** The value that an alias stands for at a depth, or what is wrong with it; an empty text if that has been said. */
  resolve(name: string, depth: number): SourceNode | string {
    const anchored = this.#anchors.get(name);
    if (anchored === undefined) return `No anchor "&${name}" stands before this alias.`;
    if (anchored === 'open') return `The alias "*${name}" stands inside its own anchor, and would never end.`;
    this.#repeated += anchored.size.characters;
    const isTooMuch = this.#repeated > maxRepeated || depth + anchored.size.depth > maxNesting;
    if (!isTooMuch) return anchored.node;
    const message = this.#isFull
      ? ''
      : `The aliases up to "*${name}" stand for more than can be read. Use fewer of them.`;
    this.#isFull = true;
    return message;
  }

  /** Each value is measured once, also where aliases repeat it: all of them together may be endless. */
  #sizeOf(node: SourceNode): Size {
    if (node.kind === 'scalar') return { characters: node.json.length + 8, depth: 0 };
    const known = this.#sizes.get(node);
    if (known !== undefined) return known;
    const parts = node.kind === 'list' ? node.items : node.fields.flatMap(({ value }) => value ?? []);
    const names = node.kind === 'list' ? 0 : node.fields.reduce((sum, { key }) => sum + key.json.length, 0);
    const sizes = parts.map((part) => this.#sizeOf(part));
    const size = {
      characters: sizes.reduce((sum, { characters }) => sum + characters, names + 8),
      depth: sizes.reduce((most, { depth }) => Math.max(most, depth), 0) + 1,
    };
    this.#sizes.set(node, size);
    return size;
  }
}
