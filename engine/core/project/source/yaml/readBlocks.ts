import type { SourceNode } from '../sourceNode.ts';
import { BeyondBlocks, BlockReader } from './blockReader.ts';
import { FaultCollector } from './faultCollector.ts';
import { isMap, parseYaml, type YamlNode } from './parseYaml.ts';
import type { YamlSource } from './yamlSource.ts';
import { YamlWalk } from './yamlWalk.ts';

/** Characters that have a meaning of their own between values, or none. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are among them
const unusual = /[\0-\x09\x0b\x0c\x0e-\x1f\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]|\r(?!\n)/;

/**
 * Reads a YAML text of the form that tools write, ten times as fast as the parser, which reads only the values of it
 * that go over several lines or are in brackets. Undefined: the text is not of this form, or not YAML.
 */
export function readBlocks(text: string, file: string): YamlSource | undefined {
  if (unusual.test(text)) return undefined;
  const faults = new FaultCollector();
  const readLong = (start: number, end: number) => readPart(text, file, faults, start, end);
  try {
    const root = new BlockReader(text, file, faults, readLong).read(/^---\r?\n/.exec(text)?.[0].length ?? 0);
    return root && { root, faults: faults.faults };
  } catch (error) {
    if (error instanceof BeyondBlocks) return undefined;
    throw error;
  }
}

/** Reads a value by the parser, as that of a key. Throws BeyondBlocks if the rest of the text may matter for it. */
function readPart(text: string, file: string, faults: FaultCollector, start: number, end: number): SourceNode {
  const key = 'k: ';
  const { documents } = parseYaml(key + text.slice(start, end));
  const [first] = documents;
  const map = first?.contents;
  if (documents.length !== 1 || first?.errors.length !== 0 || !isMap(map)) throw new BeyondBlocks();
  const walk = new YamlWalk({ text, file, faults, shift: start - key.length });
  const value = walk.read((map.items[0]?.value ?? null) as YamlNode | null);
  if (map.items.length !== 1 || walk.hasAnchors) throw new BeyondBlocks();
  return value;
}
