import { JsonSyntaxError } from '../../core/json/jsonSyntaxError.ts';
import { maxNesting } from '../../core/json/maxNesting.ts';
import { parseJson } from '../../core/json/parseJson.ts';
import { parsePlain } from '../../core/json/parsePlain.ts';
import type { JsonValue } from '../../core/json/value.ts';
import { BrokenDocument } from './brokenDocument.ts';
import { parseYaml } from './yamlText.ts';

/** Maximum number of values in a document, with those that aliases repeat. */
const maxValues = 5_000_000;

export interface ParsedDocument {
  document: JsonValue;
  references: ReadonlySet<string>;
}

/** Reads a text as JSON or YAML, whichever it is. Throws a BrokenDocument. */
export function parseDocument(text: string): ParsedDocument {
  // The page of a server instead of a document; YAML would read some of it as a text.
  if (/^\s*</.test(text)) throw new BrokenDocument('it is HTML or XML');
  const document = /^\s*[{[]/.test(text) ? parseJsonOrYaml(text) : parseYaml(text);
  return { document, references: findReferences(document) };
}

/** Comments and trailing commas are no JSON, but YAML. A text that is neither is reported as JSON. */
function parseJsonOrYaml(text: string): JsonValue {
  try {
    // The exact reader keeps digits that no description needs, and is ten times slower.
    return parsePlain(text);
  } catch {
    return tryYaml(text) ?? parseExactly(text);
  }
}

function tryYaml(text: string): JsonValue | undefined {
  try {
    return parseYaml(text);
  } catch (error) {
    if (error instanceof BrokenDocument) return undefined;
    throw error;
  }
}

function parseExactly(text: string): JsonValue {
  try {
    return parseJson(text);
  } catch (error) {
    if (!(error instanceof JsonSyntaxError)) throw error;
    throw new BrokenDocument(`it is not valid JSON: ${error.message}`, { place: error, cause: error });
  }
}

/** Visits every value once. Refuses values that aliases of YAML make huge, deep or circular. */
function findReferences(document: JsonValue): Set<string> {
  const references = new Set<string>();
  const left: { value: unknown; level: number }[] = [{ value: document, level: 1 }];
  let count = 1;
  for (let at = left.pop(); at !== undefined; at = left.pop()) {
    const { value, level } = at;
    if (typeof value !== 'object' || value === null) continue;
    if (level > maxNesting) throw new BrokenDocument(`its values are nested more than ${maxNesting} levels deep`);
    const children = Object.values(value);
    count += children.length;
    if (count > maxValues) throw new BrokenDocument(`it has more than ${maxValues / 1_000_000} million values`);
    for (const child of children.reverse()) left.push({ value: child, level: level + 1 });
    if ('$ref' in value && typeof value.$ref === 'string') references.add(value.$ref);
  }
  return references;
}
