import { childPointer } from '../childPointer.ts';
import { isEmptyInConfig } from '../json/isEmpty.ts';
import { objectField } from '../json/readValues.ts';
import { entriesOf, getField, hasField, isList, isObject, type JsonObject, objectFrom } from '../json/value.ts';

/** The `config` of one pass over all jobs, and the places of its parts. */
export interface IterationSource {
  config: JsonObject;
  /** The pointer of a key of `config`, below the object that holds `api` and `config`; without a key, of `config`. */
  pointerOf(key: string): string;
}

/**
 * One source for each of `iterations`, with the keys of the element replacing those of `config`
 * (`docs/format/configuration.md#8-iterations`); `config` alone without iterations.
 */
export function iterationSources(parameters: JsonObject): IterationSource[] {
  const config = objectField(parameters, 'config') ?? {};
  const written = getField(parameters, 'iterations');
  if (isEmptyInConfig(written)) return [{ config, pointerOf: (key) => placeOf('/config', key) }];
  const elements = isList(written) ? [...written.entries()] : isObject(written) ? entriesOf(written) : [];
  return elements.flatMap(([index, element]) => {
    if (!isObject(element)) return [];
    const pointerOf = (key: string) =>
      placeOf(hasField(element, key) ? `/iterations/${String(index)}` : '/config', key);
    return [{ config: objectFrom([...entriesOf(config), ...entriesOf(element)]), pointerOf }];
  });
}

function placeOf(object: string, key: string): string {
  return key === '' ? object : childPointer(object, key);
}
