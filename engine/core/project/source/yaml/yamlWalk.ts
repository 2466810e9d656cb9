import { type SourceField, type SourceNode, type SourcePlace, type SourceScalar, textOfSource } from '../sourceNode.ts';
import type { FaultCollector } from './faultCollector.ts';
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
import { type TypedScalar, typedScalar } from './typedScalar.ts';
import { YamlAnchors } from './yamlAnchors.ts';
import { emptyPlace, yamlKey, yamlToken } from './yamlToken.ts';

/** The text that a walk reads, and where faults of its values go. */
export interface WalkedText {
  text: string;
  file: string;
  faults: FaultCollector;
  /** How far the parsed text is from the beginning of this one; absent: it is the whole text. */
  shift?: number;
}

/** A walk through a document that makes a tree of sources of it. */
export class YamlWalk {
  /** Whether there are anchors or aliases, whose meaning may depend on the rest of a text. */
  hasAnchors = false;
  readonly #text: string;
  readonly #file: string;
  readonly #faults: FaultCollector;
  readonly #shift: number;
  readonly #anchors = new YamlAnchors();
  #depth = 0;
  /** Whether brackets are around. */
  #isFlow = false;

  constructor({ text, file, faults, shift = 0 }: WalkedText) {
    this.#text = text;
    this.#file = file;
    this.#faults = faults;
    this.#shift = shift;
  }

  read(node: YamlNode | null): SourceNode {
    if (node === null) return this.#nothing(this.#place([0, 0]));
    if (isAlias(node)) return this.#alias(node.source, this.#place(node.range));
    if (node.anchor === undefined) return this.#value(node);
    this.hasAnchors = true;
    this.#anchors.open(node.anchor);
    const value = this.#value(node);
    this.#anchors.close(node.anchor, value);
    return value;
  }

  #value(node: YamlScalar.Parsed | YamlMap.Parsed | YamlList.Parsed): SourceNode {
    if (isScalar(node)) return this.#scalar(node);
    const at = this.#place(node.range);
    const whole = this.#text.slice(at.start, at.end);
    if (/^\{\{[^{}]*\}\}$/.test(whole)) return this.#placeholder(at, whole);
    if (isRefusedTag(node.tag))
      this.#faults.error('yaml.tag', `kbagent cannot read the tag "${node.tag}". Remove it.`, at);
    const isFlow = this.#isFlow;
    this.#isFlow ||= node.flow === true;
    this.#depth++;
    const read = isMap(node) ? this.#map(node) : this.#list(node);
    this.#depth--;
    this.#isFlow = isFlow;
    return read;
  }

  #map(node: YamlMap.Parsed): SourceNode {
    const own = node.items.map((pair) => this.#field(pair));
    return { kind: 'object', at: this.#span(node, own.at(-1)?.value?.at), fields: mergedFields(own, this.#faults) };
  }

  #list(node: YamlList.Parsed): SourceNode {
    const items = node.items.map((item) => this.read(item as YamlNode));
    return { kind: 'list', at: this.#span(node, items.at(-1)?.at), items };
  }

  /** A collection in brackets ends with one, any other with its last item. */
  #span({ range, flow }: YamlMap.Parsed | YamlList.Parsed, last: SourcePlace | undefined): SourcePlace {
    const whole = this.#place(range);
    return flow === true || last === undefined ? whole : { ...whole, end: Math.max(whole.start, last.end) };
  }

  #field({ key: keyNode, value }: YamlPair<YamlNode, YamlNode | null>): SourceField & { isMerge: boolean } {
    const key = this.#key(keyNode);
    const isMerge = isScalar(keyNode) && keyNode.type === 'PLAIN' && keyNode.source === '<<';
    const read = () => (value === null ? this.#nothing({ ...key.at, start: key.at.end }) : this.read(value));
    return { isMerge, key, value: this.#faults.within(key.name, read) };
  }

  #key(key: YamlNode): SourceField['key'] {
    const at = this.#place(key.range);
    if (isScalar(key)) {
      const scalar = this.#typed(key, at);
      if (key.anchor !== undefined) this.#anchors.close(key.anchor, { kind: 'scalar', json: scalar.json, at });
      return yamlKey(this.#text, scalar, at, this.#faults);
    }
    const text = this.#text.slice(at.start, at.end);
    const resolved = isAlias(key) ? this.#alias(key.source, at) : undefined;
    if (resolved?.kind === 'scalar') {
      const { json } = resolved;
      return yamlKey(this.#text, { kind: 'text', text: textOfSource(resolved) ?? json, json }, at, this.#faults);
    }
    this.#faults.key(undefined, at);
    return { name: text, json: JSON.stringify(text), at };
  }

  #scalar(node: YamlScalar.Parsed): SourceScalar {
    const { start, end } = this.#place(node.range);
    const at = start === end ? emptyPlace(this.#text, this.#file, start) : this.#trimmed(start, end);
    const scalar = this.#typed(node, { ...at, end });
    this.#faults.scalar(scalar, at);
    return { kind: 'scalar', ...yamlToken(this.#text, scalar.json, at) };
  }

  #typed(node: YamlScalar.Parsed, at: SourcePlace): TypedScalar {
    const scalar = openText(node, this.#text.slice(at.start, at.end)) ?? typedScalar(node);
    if (this.#isFlow && node.type === 'PLAIN' && node.source?.includes('?'))
      this.#faults.error('yaml.syntax', 'In brackets kbagent stops at a "?" without quotes. Quote the text.', at);
    // In PyYAML a block scalar at the very end of a text has a line break only if one is written there.
    const isCut = node.type?.startsWith('BLOCK') && at.end === this.#text.length && !this.#text.endsWith('\n');
    return isCut ? { ...scalar, json: scalar.json.replace(/\\n"$/, '"') } : scalar;
  }

  #placeholder(at: SourcePlace, whole: string): SourceScalar {
    const message = `"${whole}" needs quotes: without them YAML takes it for a map, and kbagent stops.`;
    this.#faults.error('yaml.placeholder', message, at);
    return { kind: 'scalar', ...yamlToken(this.#text, JSON.stringify(whole), at) };
  }

  #alias(name: string, at: SourcePlace): SourceNode {
    this.hasAnchors = true;
    const found = this.#anchors.resolve(name, this.#depth);
    if (typeof found !== 'string')
      return found.kind === 'scalar' ? { ...this.#nothing(at), json: found.json } : { ...found, at };
    if (found !== '') this.#faults.error('yaml.alias', found, at);
    return this.#nothing(at);
  }

  #nothing(at: SourcePlace): SourceScalar {
    return { kind: 'scalar', json: 'null', at };
  }

  /** The place of a scalar without the line breaks that a block scalar ends with. */
  #trimmed(start: number, end: number): SourcePlace {
    return { file: this.#file, start, end: start + this.#text.slice(start, end).trimEnd().length };
  }

  #place([start, end]: readonly [number, number, ...unknown[]]): SourcePlace {
    return { file: this.#file, start: start + this.#shift, end: end + this.#shift };
  }
}

/** A quoted text on one line whose closing quote is missing: the parser leaves out its last character instead. */
function openText({ type }: YamlScalar.Parsed, written: string): TypedScalar | undefined {
  const quote = type === 'QUOTE_DOUBLE' ? '"' : type === 'QUOTE_SINGLE' ? "'" : undefined;
  const isOpen = quote !== undefined && (written.length === 1 || !written.endsWith(quote));
  if (!isOpen || /[\n\\]/.test(written)) return undefined;
  const text = written.slice(1);
  return { kind: 'text', text, json: JSON.stringify(text) };
}

/** Whether a list or a map has another tag than those of every list or map. */
function isRefusedTag(tag: string | undefined): boolean {
  return tag !== undefined && !/^(?:!|tag:yaml\.org,2002:(?:map|seq))$/.test(tag);
}
