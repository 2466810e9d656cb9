import { childPointer } from '../childPointer.ts';
import { objectField, textField } from '../json/readValues.ts';
import { entriesOf, getField, isList, isObject, type JsonObject, type JsonValue } from '../json/value.ts';

/** A component that the platform runs before or after the extractor, on its files and tables. A run here does not. */
export interface Processor {
  component: string;
  /** The version of the component; absent: the current one. */
  tag?: string;
  position: 'before' | 'after';
  /** JSON pointer from the root of the document. */
  pointer: string;
}

/**
 * The processors of a configuration, those before the extractor first. Only the platform checks them, so what is not
 * written as a processor is left out. A bare configuration has none: the platform takes only wrapped ones.
 */
export function readProcessors(document: JsonObject): Processor[] {
  if (objectField(document, 'parameters') === undefined) return [];
  const processors = objectField(document, 'processors');
  if (processors === undefined) return [];
  return (['before', 'after'] as const).flatMap((position) =>
    elementsOf(getField(processors, position)).flatMap(([key, value]) =>
      processorOf(value, position, childPointer(`/processors/${position}`, key)),
    ),
  );
}

/** The elements with their keys. The platform reads an object as a list. */
function elementsOf(value: JsonValue | undefined): [key: string, value: JsonValue][] {
  if (isList(value)) return value.map((element, index) => [String(index), element]);
  return isObject(value) ? entriesOf(value) : [];
}

function processorOf(value: JsonValue, position: Processor['position'], pointer: string): Processor[] {
  const definition = isObject(value) ? objectField(value, 'definition') : undefined;
  const component = definition && textField(definition, 'component');
  if (definition === undefined || component === undefined) return [];
  const tag = textField(definition, 'tag');
  return [{ component, ...(tag !== undefined && { tag }), position, pointer }];
}
