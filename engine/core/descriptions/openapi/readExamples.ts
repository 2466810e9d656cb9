import { isList, isObject, type JsonValue } from '../../json/value.ts';
import type { DocumentNode } from '../documentNode.ts';

/**
 * The examples of a schema, a parameter or a media type: `example`, and `examples` as a list of values or as an object
 * of named ones.
 */
export function readExamples(node: DocumentNode): JsonValue[] {
  const { value: example } = node.at('example');
  const { value: examples } = node.at('examples');
  const listed = isList(examples) ? examples : isObject(examples) ? namedExamples(node.at('examples')) : [];
  return example === undefined ? listed : [example, ...listed];
}

function namedExamples(examples: DocumentNode): JsonValue[] {
  return examples
    .fields()
    .map(([, example]) => example.at('value').value)
    .filter((value) => value !== undefined);
}
