import { UserError } from '../errors.ts';
import { isEmptyInConfig } from '../json/isEmpty.ts';
import { objectField } from '../json/readValues.ts';
import { getField, isList, isObject, type JsonObject, type JsonValue } from '../json/value.ts';
import type { AllowedHost } from '../request/checkAllowedHost.ts';

/**
 * `image_parameters.allowed_hosts` of a document (`docs/format/configuration.md#13-allowed_hosts`); absent if nothing
 * is restricted. A rule that can never match is left out, but the restriction stays. Throws a UserError for anything
 * but a list of rules, because ignoring it would lift the operator's restriction.
 */
export function readAllowedHosts(document: JsonObject): AllowedHost[] | undefined {
  const rules = getField(objectField(document, 'image_parameters') ?? {}, 'allowed_hosts');
  if (rules === undefined || isEmptyInConfig(rules)) return undefined;
  if (isList(rules)) return rules.flatMap(readRule);
  const pointer = '/image_parameters/allowed_hosts';
  throw new UserError('config.allowed-hosts', '"allowed_hosts" must be a list of rules.', { pointer });
}

function readRule(rule: JsonValue): AllowedHost[] {
  if (!isObject(rule)) return [];
  const [host, scheme, port, endpoint] = ['host', 'scheme', 'port', 'endpoint'].map((key) => getField(rule, key));
  if (typeof host !== 'string' || !isTextOrAbsent(scheme) || !isTextOrAbsent(endpoint)) return [];
  // A port as text never matches, as on the platform.
  if (!isAbsent(port) && typeof port !== 'number') return [];
  return [
    {
      host,
      ...(!isAbsent(scheme) && { scheme }),
      ...(!isAbsent(port) && { port }),
      ...(!isAbsent(endpoint) && endpoint !== '' && { endpoint }),
    },
  ];
}

function isAbsent(value: JsonValue | undefined): value is null | undefined {
  return value === undefined || value === null;
}

function isTextOrAbsent(value: JsonValue | undefined): value is string | null | undefined {
  return typeof value === 'string' || isAbsent(value);
}
