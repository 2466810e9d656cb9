import { UserError } from '../errors.ts';
import { computedHeaders } from '../expressions/computedHeaders.ts';
import type { Evaluation } from '../expressions/evaluation.ts';
import { secretsIn } from '../expressions/secretsIn.ts';
import { isEmptyInConfig } from '../json/isEmpty.ts';
import { objectField } from '../json/readValues.ts';
import { getField, type JsonObject } from '../json/value.ts';
import { leftOut, requireSendable } from '../request/configuredHeaders.ts';
import { headerCredentials } from '../secrecy/headerCredentials.ts';
import type { ConfigWarning } from './extractionConfig.ts';
import type { IterationSource } from './iterationSources.ts';
import type { HttpOptions } from './readHttp.ts';

/** The headers of every job request in layers, weakest first, with the secrets in them. */
interface HeaderLayers {
  layers: JsonObject[];
  warnings: ConfigWarning[];
  secrets: string[];
}

/**
 * Computes the headers of the API, of the configuration and of `defaultOptions` (`docs/format/configuration.md#52-http`
 * and `docs/format/configuration.md#53-defaultoptions`). `at` returns the place of a pointer. Throws a UserError for a
 * missing required header, a value that is not text, or a header that cannot be sent.
 */
export function readHeaders(
  { headers, requiredHeaders, defaults }: HttpOptions,
  { config, pointerOf }: IterationSource,
  at: (pointer: string) => Evaluation,
): HeaderLayers {
  const own = objectField(objectField(config, 'http') ?? {}, 'headers') ?? {};
  const ownPointer = `${pointerOf('http')}/headers`;
  for (const name of requiredHeaders) requireHeader(name, own, ownPointer);
  const written: [headers: JsonObject, pointer: string][] = [
    [headers, '/api/http/headers'],
    [own, ownPointer],
    [defaults.headers, '/api/http/defaultOptions/headers'],
  ];
  const layers = written.map(([headers, pointer]) => {
    const layer = computedHeaders(headers, at(pointer));
    requireSendable(layer, pointer);
    return layer;
  });
  const warnings = written.flatMap(([headers, pointer]) => leftOut(headers, pointer));
  const secrets = written.flatMap(([headers, pointer], index) =>
    secretsIn(headers, layers[index], at(pointer).contexts.attr),
  );
  return { layers, warnings, secrets: [...secrets, ...layers.flatMap(headerCredentials)] };
}

/**
 * Throws a UserError for a header of `requiredHeaders` without a value in `config.http.headers`, in the same letter
 * case (`docs/format/configuration.md#52-http`).
 */
function requireHeader(name: string, headers: JsonObject, pointer: string): void {
  if (!isEmptyInConfig(getField(headers, name))) return;
  const message = `"requiredHeaders" requires the header "${name}", which has no value in "config.http.headers".`;
  throw new UserError('config.required-header', message, { pointer });
}
