import { stringIn } from '../../../../json/stringIn.ts';
import type { SourceField, SourceNode } from '../../sourceNode.ts';
import { yamlNumber } from '../yamlScalarText.ts';
import { scalarStyles } from './scalarStyles.ts';
import { ScalarWriter } from './scalarWriter.ts';

/** The length from which PyYAML writes a key with "?", with the five characters of its tag. */
const longKey = 128 - '!!str'.length;

/**
 * The text of a value as kbagent writes it: PyYAML's `dump` with blocks, unicode, the order of keys and lines of 120
 * characters. Only numbers keep their digits.
 */
export function yamlDump(root: SourceNode): string {
  const writer = new ScalarWriter();
  new Dumper(writer).root(root);
  return writer.text;
}

class Dumper {
  readonly #out: ScalarWriter;

  constructor(out: ScalarWriter) {
    this.#out = out;
  }

  root(node: SourceNode): void {
    if (partsOf(node) === 0) this.#inline(node, 0);
    else this.#block(node, 0);
    this.#out.line(0);
  }

  /** A list or a map whose first line begins here. */
  #block(node: SourceNode, column: number): void {
    if (node.kind === 'scalar') return;
    const parts = node.kind === 'list' ? node.items : node.fields;
    for (const [index, part] of parts.entries()) {
      if (index > 0) this.#out.line(column);
      if ('key' in part) this.#field(part, column);
      else this.#item(part, column);
    }
  }

  #item(node: SourceNode, column: number): void {
    this.#out.write('-');
    this.#compact(node, column);
  }

  /** A value after "-", "?" or ":" in this column: its first part is on the same line. */
  #compact(node: SourceNode, column: number): void {
    this.#out.write(' ');
    if (partsOf(node) === 0) this.#inline(node, column + 2);
    else this.#block(node, column + 2);
  }

  #field({ key, value = { kind: 'scalar', json: 'null', at: key.at } }: SourceField, column: number): void {
    const name = stringIn(key.json);
    if (name === '' || scalarStyles(name).isMultiline || [...name].length >= longKey) {
      this.#long(name, value, column);
      return;
    }
    this.#out.key(name);
    this.#out.write(':');
    this.#below(value, column);
  }

  /** The value of a key in this column. The items of a list stand in the column of the key. */
  #below(value: SourceNode, column: number): void {
    if (partsOf(value) === 0) {
      this.#out.write(' ');
      this.#inline(value, column + 2);
      return;
    }
    const inner = value.kind === 'list' ? column : column + 2;
    this.#out.line(inner);
    this.#block(value, inner);
  }

  #long(name: string, value: SourceNode, column: number): void {
    this.#out.write('? ');
    this.#out.scalar(name, column + 2);
    this.#out.line(column);
    this.#out.write(':');
    this.#compact(value, column);
  }

  #inline(node: SourceNode, column: number): void {
    if (node.kind === 'list') this.#out.write('[]');
    else if (node.kind === 'object') this.#out.write('{}');
    else if (node.json.startsWith('"')) this.#out.scalar(stringIn(node.json), column);
    else this.#out.write(yamlNumber(node.json));
  }
}

function partsOf(node: SourceNode): number {
  if (node.kind === 'scalar') return 0;
  return node.kind === 'list' ? node.items.length : node.fields.length;
}
