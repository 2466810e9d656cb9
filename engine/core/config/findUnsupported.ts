import { isEmptyInConfig } from '../json/isEmpty.ts';
import { entriesOf, getField, hasField, isList, isObject, type JsonObject, type JsonValue } from '../json/value.ts';
import { findScrollers } from '../pagination/findScrollers.ts';
import type { Problem } from '../problem.ts';
import { listField, objectField, textField } from './readValues.ts';

/**
 * Parts of the format that this version does not run yet. They are sound configuration, so the editor is silent about
 * them; a run refuses them before the first request, because leaving them out would give other tables.
 */
export function findUnsupported(parameters: JsonObject, root: string): Problem[] {
  const api = objectField(parameters, 'api') ?? {};
  const config = objectField(parameters, 'config') ?? {};
  return [
    ...present(parameters, root, ['iterations', 'cache', 'aws', 'sshProxy']),
    ...present(config, `${root}/config`, ['mappings']),
    ...unsupportedCompatLevel(config, `${root}/config/compatLevel`),
    ...present(api, `${root}/api`, ['caCertificate', '#clientCertificate']),
    ...computed(getField(objectField(api, 'http') ?? {}, 'defaultOptions'), `${root}/api/http/defaultOptions`),
    ...unsupportedAuthentication(api, root),
    ...unsupportedPagination(api, root),
    ...computed(getField(api, 'baseUrl'), `${root}/api/baseUrl`),
    ...computed(getField(objectField(api, 'http') ?? {}, 'headers'), `${root}/api/http/headers`),
    ...computed(getField(objectField(config, 'http') ?? {}, 'headers'), `${root}/config/http/headers`),
    ...computed(getField(config, 'userData'), `${root}/config/userData`),
    ...(listField(config, 'jobs') ?? []).flatMap((job, index) => unsupportedInJob(job, `${root}/config/jobs/${index}`)),
  ];
}

function unsupportedInJob(job: JsonValue, pointer: string): Problem[] {
  if (!isObject(job)) return [];
  const children = listField(job, 'children') ?? [];
  return [
    ...['params', 'userData', 'placeholders'].flatMap((key) => computed(getField(job, key), `${pointer}/${key}`)),
    ...children.flatMap((child, index) => unsupportedInJob(child, `${pointer}/children/${index}`)),
  ];
}

/** Time limits in words need the platform's reading of dates, which is not here yet. */
function unsupportedPagination(api: JsonObject, root: string): Problem[] {
  const pagination = objectField(api, 'pagination');
  if (pagination === undefined) return [];
  return findScrollers(pagination, `${root}/api/pagination`).flatMap(({ options, pointer }) => {
    const time = getField(objectField(options, 'forceStop') ?? {}, 'time');
    return typeof time === 'string' ? [unsupported(`${pointer}/forceStop/time`, '"forceStop.time" as text')] : [];
  });
}

function unsupportedAuthentication(api: JsonObject, root: string): Problem[] {
  const type = textField(objectField(api, 'authentication') ?? {}, 'type');
  if (type === undefined || type === 'basic') return [];
  return [unsupported(`${root}/api/authentication/type`, `the authentication type "${type}"`)];
}

function unsupportedCompatLevel(config: JsonObject, pointer: string): Problem[] {
  const level = Number(textField(config, 'compatLevel') ?? 3);
  return level < 3 ? [unsupported(pointer, `"compatLevel" ${level}`)] : [];
}

/** Values that the original would compute: functions, and references to attributes or to the time. */
function computed(value: JsonValue | undefined, pointer: string): Problem[] {
  if (isList(value)) return value.flatMap((item, index) => computed(item, `${pointer}/${index}`));
  if (!isObject(value)) return [];
  const entries = entriesOf(value);
  const reference = entries.length === 1 && ['attr', 'time'].includes(entries[0]?.[0] ?? '');
  if (hasField(value, 'function') || reference)
    return [unsupported(pointer, 'computed values (functions, "attr", "time")')];
  return entries.flatMap(([key, field]) =>
    computed(field, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`),
  );
}

function present(object: JsonObject, pointer: string, keys: string[]): Problem[] {
  return keys
    .filter((key) => !isEmptyInConfig(getField(object, key)))
    .map((key) => unsupported(`${pointer}/${key}`, `"${key}"`));
}

function unsupported(pointer: string, what: string): Problem {
  const message = `This version cannot run ${what} yet. Without it the tables would differ from the platform's, so nothing was requested.`;
  return { code: 'config.unsupported', severity: 'error', pointer, message };
}
