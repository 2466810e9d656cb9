import { fileText } from '@pagewright/core/json/layOut';
import { type JsonValue, objectFrom } from '@pagewright/core/json/value';
import type { ObjectASTNode, TextDocument, TextEdit } from 'vscode-json-languageservice';
import { asObject, findProperty } from '../model/nodes.ts';
import { insertAt, replaceWith } from '../text/edits.ts';
import { addProperty } from './addProperty.ts';
import type { SeveritiesFile } from './severitiesFile.ts';
import type { SeverityLevel } from './severityLevel.ts';

/**
 * The edits that write a value under these nested keys into a `.pagewright.json`; everything else is unchanged.
 * Undefined if something other than an object is in the way, which only its author can fix.
 */
export function setSeverity(
  { document, json: { root } }: SeveritiesFile,
  keys: readonly string[],
  level: SeverityLevel,
): TextEdit[] | undefined {
  if (document.getText().trim() === '') return [insertAt(document, 0, severitiesText(keys, level))];
  const object = asObject(root);
  return object && writeInto(document, object, keys, level);
}

/** The text of a `.pagewright.json` with only this in it. */
export function severitiesText(keys: readonly string[], level: SeverityLevel): string {
  return fileText(nest(keys, level));
}

function writeInto(
  document: TextDocument,
  object: ObjectASTNode,
  [key, ...rest]: readonly string[],
  level: SeverityLevel,
): TextEdit[] | undefined {
  if (key === undefined) return undefined;
  const property = findProperty(object, key);
  if (!property) return addProperty(document, object, key, nest(rest, level));
  const value = property.valueNode;
  if (rest.length === 0) return value && [replaceWith(document, value, level)];
  return value?.type === 'object' ? writeInto(document, value, rest, level) : undefined;
}

function nest(keys: readonly string[], level: SeverityLevel): JsonValue {
  return keys.reduceRight<JsonValue>((value, key) => objectFrom([[key, value]]), level);
}
