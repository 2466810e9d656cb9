import type { SourceNode } from '../sourceNode.ts';
import { BeyondBlocks, BlockReader } from './blockReader.ts';
import { FaultCollector } from './faultCollector.ts';
import { isMap, parseYaml, type YamlNode } from './parseYaml.ts';
import { syntaxFaults } from './syntaxFaults.ts';
import type { YamlSource } from './yamlSource.ts';
import { YamlWalk } from './yamlWalk.ts';

/** Characters that only the parser reads, or that YAML does not have. */
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
  const part = key + text.slice(start, end);
  const { documents } = parseYaml(part);
  const map = documents[0]?.contents;
  if (documents.length !== 1 || !isMap(map) || map.items.length !== 1) throw new BeyondBlocks();
  const shift = start - key.length;
  const walk = new YamlWalk({ text, file, faults, shift });
  const value = walk.read((map.items[0]?.value ?? null) as YamlNode | null);
  const errors = syntaxFaults(documents, part, file);
  if (walk.hasAnchors || (errors.length > 0 && !endsWithItsLines(part, key.length))) throw new BeyondBlocks();
  if (part.startsWith('{{', key.length)) return value;
  for (const { code, message, place } of errors)
    faults.error(code, message, { ...place, start: place.start + shift, end: place.end + shift });
  return value;
}

/** Whether a value that is broken cannot go on after its lines: a text, or a variable without quotes. */
function endsWithItsLines(part: string, start: number): boolean {
  const value = part.slice(start).trimEnd();
  return /^["']/.test(value) || /^\{\{[^{}\r\n]*\}\}[^{}\r\n]*$/.test(value);
}
