import { UserError } from '../../errors.ts';
import type { JsonObject } from '../json/value.ts';
import { listField, textField } from './readValues.ts';

/**
 * `api.http.requiredHeaders`: each needs a value in `config.http.headers`, in the same letter case (`configuration.md`
 * 5.2). Throws a UserError that names the first one without.
 */
export function checkRequiredHeaders(http: JsonObject, headers: JsonObject): void {
  for (const name of listField(http, 'requiredHeaders') ?? []) {
    if (typeof name !== 'string' || textField(headers, name) !== undefined) continue;
    const message = `"requiredHeaders" asks for the header "${name}", which "config.http.headers" does not give a value.`;
    throw new UserError('config.required-header', message, { pointer: '/config/http/headers' });
  }
}
