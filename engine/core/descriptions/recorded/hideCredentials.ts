import { textOf } from '../../json/textOf.ts';
import {
  entriesOf,
  getField,
  isList,
  isObject,
  type JsonObject,
  type JsonValue,
  objectFrom,
} from '../../json/value.ts';
import { isCredentialName } from '../../secrecy/credentialNames.ts';
import type { Redactor } from '../../secrecy/redactor.ts';
import { isSecretParam } from './secretFields.ts';

/**
 * A recorded value without its credentials, in the same shape: below the name of a credential, texts are empty and
 * numbers are 0. Known secrets are masked everywhere.
 */
export function hideCredentials(value: JsonValue, redactor: Redactor, isBelow = false): JsonValue {
  if (isList(value)) return value.map((item) => hideCredentials(item, redactor, isBelow));
  if (isObject(value)) return hideFields(value, redactor, isBelow);
  if (typeof value === 'boolean' || value === null) return value;
  const isHidden = isBelow || redactor.isWhole(textOf(value) ?? '');
  if (typeof value === 'string') return isHidden ? '' : redactor.redact(value);
  return isHidden ? 0 : value;
}

/** The fields of an object without credentials. */
export function hideFields(object: JsonObject, redactor: Redactor, isBelow = false): JsonObject {
  const isHidden = credentialFields(object);
  return objectFrom(
    entriesOf(object).map(([key, field]) => [
      redactor.redact(key),
      hideCredentials(field, redactor, isBelow || isHidden(key, field)),
    ]),
  );
}

/** The texts and numbers in a recorded value whose names are those of credentials. */
export function credentialsIn(value: JsonValue | undefined, isBelow = false): string[] {
  if (value === undefined || value === null || typeof value === 'boolean') return [];
  if (isList(value)) return value.flatMap((item) => credentialsIn(item, isBelow));
  if (!isObject(value)) return isBelow ? [textOf(value) ?? ''] : [];
  const isHidden = credentialFields(value);
  return entriesOf(value).flatMap(([key, field]) => credentialsIn(field, isBelow || isHidden(key, field)));
}

/** Finds the fields of an object that are credentials, also in a list of names and values. */
function credentialFields(object: JsonObject): (key: string, field: JsonValue) => boolean {
  const name = getField(object, 'name') ?? getField(object, 'key');
  const isNamed = typeof name === 'string' && isCredentialName(name);
  return (key, field) => {
    if (isNamed && /^value$/i.test(key)) return true;
    const text = isObject(field) || isList(field) ? '' : (textOf(field) ?? '');
    return isSecretParam(key, text);
  };
}
