import { createAttributes } from '../../../engine/core/expressions/attributes.ts';
import type { Context, ContextName, Contexts } from '../../../engine/core/expressions/context.ts';
import { type JsonObject, type JsonValue, objectFrom } from '../../../engine/core/json/value.ts';
import { configLayers } from './configLayers.ts';
import type { ExtractorModel } from './extractorModel.ts';
import { jsonValue } from './jsonValue.ts';

/**
 * The contexts of a place that are known before a run that starts at `now` (Unix milliseconds): the attributes of
 * the first iteration and the start. The start of the previous run, and everything from requests, is not known.
 */
export function foreseenContexts(model: ExtractorModel, names: readonly ContextName[], now: number): Contexts {
  const time: Context = new Map([['currentStart', Math.floor(now / 1000)]]);
  const known: Contexts = {
    attr: createAttributes(attributesOf(model), { time, now: () => now, pointer: '' }),
    time,
  };
  return Object.fromEntries(names.map((name) => [name, known[name] ?? new Map<string, never>()]));
}

/** Jobs are not attributes; mappings are, but nobody refers to them and they are long. */
function attributesOf(model: ExtractorModel): JsonObject {
  const { config, iterations } = configLayers(model);
  const layers = [config, ...iterations.slice(0, 1)];
  const entries = layers
    .flatMap((layer) => layer?.properties ?? [])
    .flatMap(({ keyNode, valueNode }) => {
      const isAttribute = keyNode.value !== 'jobs' && keyNode.value !== 'mappings';
      return valueNode && isAttribute ? [[keyNode.value, jsonValue(valueNode)] satisfies [string, JsonValue]] : [];
    });
  return objectFrom(entries);
}
