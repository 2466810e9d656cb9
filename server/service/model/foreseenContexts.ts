import { createAttributes } from '@pagewright/core/expressions/attributes';
import type { Context, ContextName, Contexts } from '@pagewright/core/expressions/context';
import { type JsonObject, objectFrom } from '@pagewright/core/json/value';
import { attributesIn } from './attributes.ts';
import { configLayers } from './configLayers.ts';
import type { ExtractorModel } from './extractorModel.ts';

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

/** The attributes of `config`, replaced by the environment, then by the first iteration. */
function attributesOf(model: ExtractorModel): JsonObject {
  const { config, iterations } = configLayers(model);
  return objectFrom([
    ...attributesIn(config),
    ...(model.environment?.attributes ?? []),
    ...attributesIn(iterations[0]),
  ]);
}
