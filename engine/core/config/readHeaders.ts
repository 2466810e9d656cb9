import { computedHeaders } from '../expressions/computedHeaders.ts';
import type { Place } from '../expressions/place.ts';
import { secretsIn } from '../expressions/secretsIn.ts';
import type { JsonObject } from '../json/value.ts';
import { headerCredentials } from '../secrecy/headerCredentials.ts';
import { checkRequiredHeaders } from './checkRequiredHeaders.ts';
import type { IterationSource } from './iterationSources.ts';
import { objectField } from './readValues.ts';

/** The headers of every job request in layers, weakest first, and the secrets that are in them. */
export interface HeaderLayers {
  layers: JsonObject[];
  secrets: string[];
}

/**
 * Headers of the API, of the configuration and of `defaultOptions`, computed (`configuration.md` 5.2 and 5.3). `at` gives
 * the place of a pointer. Throws a UserError where a required one is missing or one is no text.
 */
export function readHeaders(
  http: JsonObject,
  { config, pointerOf }: IterationSource,
  at: (pointer: string) => Place,
): HeaderLayers {
  const own = objectField(objectField(config, 'http') ?? {}, 'headers') ?? {};
  checkRequiredHeaders(http, own, pointerOf('http'));
  const written: [headers: JsonObject, pointer: string][] = [
    [objectField(http, 'headers') ?? {}, '/api/http/headers'],
    [own, `${pointerOf('http')}/headers`],
    [objectField(objectField(http, 'defaultOptions') ?? {}, 'headers') ?? {}, '/api/http/defaultOptions/headers'],
  ];
  const layers = written.map(([headers, pointer]) => computedHeaders(headers, at(pointer)));
  const secrets = written.flatMap(([headers, pointer], index) =>
    secretsIn(headers, layers[index], at(pointer).contexts.attr),
  );
  return { layers, secrets: [...secrets, ...layers.flatMap(headerCredentials)] };
}
