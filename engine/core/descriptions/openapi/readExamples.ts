import { isList, isObject, type JsonValue } from '../../json/value.ts';
import type { DocumentNode } from '../documentNode.ts';

/**
 * The examples of a schema, a parameter or a media type, each parsed by `parse`: `example`, and `examples` as a list of
 * values or as an object of named ones, which may be references.
 */
export function readExamples(
  node: DocumentNode,
  follow: (example: DocumentNode) => DocumentNode = (example) => example,
  parse: (example: JsonValue) => JsonValue = (example) => example,
): JsonValue[] {
  const { value: example } = node.at('example');
  const examples = node.at('examples');
  const listed = isList(examples.value)
    ? examples.value
    : isObject(examples.value)
      ? namedExamples(examples, follow)
      : [];
  return node.shown((example === undefined ? listed : [example, ...listed]).map(parse));
}

function namedExamples(examples: DocumentNode, follow: (example: DocumentNode) => DocumentNode): JsonValue[] {
  return examples
    .fields()
    .map(([, example]) => follow(example).at('value').value)
    .filter((value) => value !== undefined);
}
