import { maxNesting } from '../../../json/maxNesting.ts';
import type { SourceField, SourceNode, SourcePlace, SourceScalar, SourceToken } from '../sourceNode.ts';
import { mergedFields } from './mergedFields.ts';
import {
  isAlias,
  isMap,
  isScalar,
  type YamlList,
  type YamlMap,
  type YamlNode,
  type YamlPair,
  type YamlScalar,
} from './parseYaml.ts';
import { keyFault, scalarFault } from './scalarFaults.ts';
import { type TypedScalar, typedScalar } from './typedScalar.ts';
import type { YamlFault } from './yamlFault.ts';

/** How many characters aliases may repeat in all: each one is copied wherever it is used. */
const maxRepeated = 1_000_000;

/** What an anchor names, how many characters it stands for, and how deep it is. */
interface Anchored {
  node: SourceNode;
  size: number;
  depth: number;
}

/** A walk through a document that makes a tree of sources of it. */
export class YamlWalk {
  readonly faults: YamlFault[] = [];
  readonly #text: string;
  readonly #file: string;
  readonly #anchors = new Map<string, Anchored | 'open'>();
  #repeated = 0;
  /** Of what has been read so far: its characters, and the deepest nesting. */
  #size = 0;
  #deepest = 0;
  #depth = 0;

  constructor(text: string, file: string) {
    this.#text = text;
    this.#file = file;
  }

  read(node: YamlNode | null): SourceNode {
    if (node === null) return this.#nothing(this.#place(0, 0));
    if (isAlias(node)) return this.#alias(node.source, this.#place(node.range[0], node.range[1]));
    if (node.anchor === undefined) return this.#value(node);
    return this.#anchored(node, node.anchor);
  }

  #anchored(node: YamlScalar.Parsed | YamlMap.Parsed | YamlList.Parsed, anchor: string): SourceNode {
    const before = this.#size;
    const deepestBefore = this.#deepest;
    this.#deepest = this.#depth;
    this.#anchors.set(anchor, 'open');
    const value = this.#value(node);
    this.#anchors.set(anchor, { node: value, size: this.#size - before, depth: this.#deepest - this.#depth });
    this.#deepest = Math.max(this.#deepest, deepestBefore);
    return value;
  }

  #value(node: YamlScalar.Parsed | YamlMap.Parsed | YamlList.Parsed): SourceNode {
    if (isScalar(node)) return this.#scalar(node);
    const [start, end] = node.range;
    const whole = this.#text.slice(start, end);
    if (/^\{\{[^{}]*\}\}$/.test(whole)) return this.#placeholder(this.#place(start, end), whole);
    if (this.#depth >= maxNesting) return this.#tooDeep(this.#place(start, start + 1));
    this.#depth++;
    this.#deepest = Math.max(this.#deepest, this.#depth);
    this.#size += 8;
    const read = isMap(node) ? this.#map(node) : this.#list(node);
    this.#depth--;
    return read;
  }

  #map(node: YamlMap.Parsed): SourceNode {
    const own = node.items.map((pair) => this.#field(pair));
    const fields = mergedFields(own, (fault) => this.faults.push(fault));
    return { kind: 'object', at: this.#span(node, own.at(-1)?.value?.at), fields };
  }

  #list(node: YamlList.Parsed): SourceNode {
    const items = node.items.map((item) => this.read(item as YamlNode));
    return { kind: 'list', at: this.#span(node, items.at(-1)?.at), items };
  }

  /** A collection in brackets ends with one, any other with its last item. */
  #span({ range, flow }: YamlMap.Parsed | YamlList.Parsed, last: SourcePlace | undefined): SourcePlace {
    const end = flow === true ? range[1] : Math.max(range[0], last?.end ?? range[1]);
    return this.#place(range[0], end);
  }

  #field({ key, value }: YamlPair<YamlNode, YamlNode | null>): SourceField & { isMerge: boolean } {
    const read = this.#key(key);
    const isMerge = isScalar(key) && key.type === 'PLAIN' && key.source === '<<';
    return {
      isMerge,
      key: read,
      value: value === null ? this.#nothing(this.#place(read.at.end, read.at.end)) : this.read(value),
    };
  }

  #key(key: YamlNode): SourceToken & { name: string } {
    const [start, end] = key.range;
    const at = this.#place(start, end);
    if (isScalar(key)) {
      const scalar = typedScalar(key);
      const { json } = scalar;
      const isText = json.startsWith('"');
      if (!isText && json !== scalar.text) this.faults.push(keyFault(scalar, at));
      const name = isText ? String(JSON.parse(json)) : json;
      if (key.anchor !== undefined)
        this.#anchors.set(key.anchor, { node: { kind: 'scalar', json, at }, size: json.length, depth: 0 });
      return { name, ...this.#token(isText ? json : JSON.stringify(json), at) };
    }
    const name = this.#text.slice(start, end);
    const resolved = isAlias(key) ? this.#alias(key.source, at) : undefined;
    if (resolved?.kind === 'scalar') {
      const text = resolved.json.startsWith('"') ? String(JSON.parse(resolved.json)) : resolved.json;
      return { name: text, json: JSON.stringify(text), at };
    }
    this.faults.push(keyFault(undefined, at));
    return { name, json: JSON.stringify(name), at };
  }

  #scalar(node: YamlScalar.Parsed): SourceScalar {
    const [start, end] = node.range;
    const at = start === end ? this.#empty(start) : this.#place(start, this.#trimmed(start, end));
    const scalar = this.#typed(node);
    const fault = scalarFault(scalar, at);
    if (fault !== undefined) this.faults.push(fault);
    this.#size += scalar.json.length + 8;
    return { kind: 'scalar', ...this.#token(scalar.json, at) };
  }

  /** In PyYAML a block scalar at the very end of a text has a line break only if one is written there. */
  #typed(node: YamlScalar.Parsed): TypedScalar {
    const scalar = typedScalar(node);
    const isCut = node.type?.startsWith('BLOCK') && node.range[1] === this.#text.length && !this.#text.endsWith('\n');
    return isCut ? { ...scalar, json: scalar.json.replace(/\\n"$/, '"') } : scalar;
  }

  #placeholder(at: SourcePlace, whole: string): SourceScalar {
    this.faults.push({
      code: 'yaml.placeholder',
      severity: 'error',
      message: `"${whole}" needs quotes: without them YAML takes it for a map, and kbagent stops.`,
      place: at,
    });
    return { kind: 'scalar', ...this.#token(JSON.stringify(whole), at) };
  }

  #alias(name: string, at: SourcePlace): SourceNode {
    const anchored = this.#anchors.get(name);
    if (anchored === undefined) return this.#unresolved(at, `No anchor "&${name}" stands before this alias.`);
    if (anchored === 'open')
      return this.#unresolved(at, `The alias "*${name}" is inside its own anchor, without an end.`);
    const { node, size, depth } = anchored;
    this.#repeated += size;
    if (this.#repeated > maxRepeated || this.#depth + depth > maxNesting)
      return this.#unresolved(at, `The aliases up to "*${name}" stand for more than can be read. Use fewer of them.`);
    this.#size += size;
    this.#deepest = Math.max(this.#deepest, this.#depth + depth);
    return node.kind === 'scalar' ? { kind: 'scalar', json: node.json, at } : { ...node, at };
  }

  #unresolved(at: SourcePlace, message: string): SourceScalar {
    this.faults.push({ code: 'yaml.alias', severity: 'error', message, place: at });
    return this.#nothing(at);
  }

  #tooDeep(at: SourcePlace): SourceScalar {
    const message = `Lists and maps are nested deeper than ${maxNesting} levels.`;
    this.faults.push({ code: 'yaml.syntax', severity: 'error', message, place: at });
    return this.#nothing(at);
  }

  #nothing(at: SourcePlace): SourceScalar {
    return { kind: 'scalar', json: 'null', at };
  }

  #token(json: string, at: SourcePlace): SourceToken {
    const quote = /^["']/.test(this.#text.charAt(at.start)) && at.end > at.start ? 1 : 0;
    const written = this.#text.slice(at.start + quote, at.end - quote);
    const inside = json.startsWith('"') ? json.slice(1, -1) : json;
    return written === inside ? { json, at, exactFrom: at.start + quote } : { json, at };
  }

  /** The end of a part without the line breaks that a block scalar ends with. */
  #trimmed(start: number, end: number): number {
    return start + this.#text.slice(start, end).trimEnd().length;
  }

  /** The place of a value that is not written: right after what comes before it in its line. */
  #empty(position: number): SourcePlace {
    let at = position;
    while (this.#text[at - 1] === ' ' || this.#text[at - 1] === '\t') at--;
    return this.#place(at, at);
  }

  #place(start: number, end: number): SourcePlace {
    return { file: this.#file, start, end };
  }
}
