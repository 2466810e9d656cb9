import { UserError } from '../../errors.ts';
import { isEmptyInConfig } from '../json/isEmpty.ts';
import { getField, type JsonObject } from '../json/value.ts';
import { listField } from './readValues.ts';

/**
 * `api.http.requiredHeaders`: each needs a value in `config.http.headers`, in the same letter case (`configuration.md`
 * 5.2). Throws a UserError that names the first one without; `pointer` is that of `config.http`.
 */
export function checkRequiredHeaders(http: JsonObject, headers: JsonObject, pointer: string): void {
  for (const name of listField(http, 'requiredHeaders') ?? []) {
    if (typeof name !== 'string' || !isEmptyInConfig(getField(headers, name))) continue;
    const message = `"requiredHeaders" asks for the header "${name}", which "config.http.headers" does not give a value.`;
    throw new UserError('config.required-header', message, { pointer: `${pointer}/headers` });
  }
}
