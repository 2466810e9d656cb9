import { UserError } from '../errors.ts';
import { isEmptyInConfig } from '../json/isEmpty.ts';
import { numberOf } from '../json/readValues.ts';
import { getField, isObject, type JsonObject } from '../json/value.ts';
import { cache as options } from '../schema/generated/options.ts';

/** `parameters.cache` in milliseconds (`docs/format/configuration.md#7-cache`). Throws a UserError for other values. */
export function readCache(parameters: JsonObject): number | undefined {
  const cache = getField(parameters, 'cache');
  if (cache === undefined || isEmptyInConfig(cache)) return undefined;
  if (cache === true) return options.ttl * 1000;
  if (!isObject(cache)) throw problem('', '"cache" must be true or an object with "ttl".');
  const ttl = getField(cache, 'ttl');
  const seconds = ttl === undefined || isEmptyInConfig(ttl) ? options.ttl : numberOf(ttl);
  if (seconds === undefined) throw problem('/ttl', '"ttl" of "cache" must be a number of seconds.');
  return seconds > 0 ? seconds * 1000 : undefined;
}

function problem(pointer: string, message: string): UserError {
  return new UserError('config.cache', message, { pointer: `/cache${pointer}` });
}
