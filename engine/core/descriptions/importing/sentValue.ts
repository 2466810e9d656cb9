import { deepEquals } from '../../json/deepEquals.ts';
import { entriesOf, hasField, isList, isObject, type JsonValue, objectFrom } from '../../json/value.ts';
import { isCommonName, isCredentialName } from '../../secrecy/credentialNames.ts';
import type { DescribedParam } from '../apiDescription.ts';
import { quoted } from '../evidence/words.ts';
import { hasVariables, paramName, splitVariables } from '../recorded/templates.ts';
import type { Attributes } from './attributes.ts';

/**
 * The known value of a parameter, with an attribute for each variable in it; otherwise an attribute for the user to
 * fill in (`docs/format/functions.md#1-syntax`).
 */
export function sentValue(param: DescribedParam, attributes: Attributes): JsonValue {
  const { name, template } = param;
  const reference = (key: string) => referenceTo(key, param, attributes);
  if (isSecretName(name)) return reference(name);
  const known = knownValue(param);
  if (known !== undefined) return filled(known, { text: (text) => text, hidden: reference });
  if (template === undefined || !isData(template)) return reference(name);
  return filled(template, { text: (text) => withReferences(text, reference), hidden: reference });
}

/** An attribute for the user to fill in, whether or not the document has a value. */
export function unknownValue(param: DescribedParam, attributes: Attributes): JsonValue {
  return referenceTo(param.name, param, attributes);
}

function referenceTo(key: string, { description }: DescribedParam, attributes: Attributes): JsonValue {
  const prompt = description === '' ? `Parameter ${key}` : quoted(description);
  return { attr: attributes.add(attributeName(key), '', prompt) };
}

/** The known value of a parameter as text, unless it is a secret; otherwise empty. */
export function knownText(param: DescribedParam | undefined): string {
  const known = param === undefined || isSecretName(param.name) ? undefined : knownValue(param);
  return typeof known === 'string' || typeof known === 'number' ? String(known) : '';
}

/** The key of `config` for a value of this name: a secret one for a credential. */
export function attributeName(name: string): string {
  return isSecretName(name) && !name.startsWith('#') ? `#${name}` : name;
}

function isSecretName(name: string): boolean {
  return isCredentialName(name) || isCommonName(name);
}

function knownValue({ schema, in: place, template }: DescribedParam): JsonValue | undefined {
  const values = [...schema.examples, ...(schema.default === undefined ? [] : [schema.default]), ...schema.enum];
  const known = values.filter((value) => template === undefined || !hasVariables(value));
  if (place !== 'body') return known.find(isText);
  return (
    known.find((value) => value !== null && value !== '' && isData(value)) ?? known.find((value) => !isNested(value))
  );
}

function isText(value: JsonValue): boolean {
  return !isObject(value) && !isList(value) && value !== null && value !== '';
}

/** Whether a run would send a value of a body unchanged: some objects are functions or references. */
function isData(value: JsonValue): boolean {
  if (isList(value)) return value.every(isData);
  if (!isObject(value)) return true;
  const fields = entriesOf(value);
  const isReference = fields.length === 1 && /^(?:attr|time)$/.test(fields[0]?.[0] ?? '');
  return !isReference && !hasField(value, 'function') && fields.every(([, field]) => isData(field));
}

function isNested(value: JsonValue): boolean {
  return isList(value) || isObject(value);
}

interface Fill {
  /** The value of a text. */
  text(text: string): JsonValue;
  /** The reference for a key whose value was left out as a credential. */
  hidden(key: string): JsonValue;
}

/** A filled value. A list at the top stays, but an object with its positions is filled, and sent as the same list. */
function filled(value: JsonValue, fill: Fill): JsonValue {
  const written = filledIn(value, fill);
  const isComputed = isList(written) && !deepEquals(written, value);
  return isComputed ? objectFrom(written.map((item, index) => [String(index), item])) : written;
}

function filledIn(value: JsonValue, fill: Fill): JsonValue {
  if (typeof value === 'string') return fill.text(value);
  if (isList(value)) return value.map((item) => filledIn(item, fill));
  if (!isObject(value)) return value;
  const fields = entriesOf(value).map(([key, field]): [string, JsonValue] => [
    key,
    field === '' && isCredentialName(key) ? fill.hidden(key) : filledIn(field, fill),
  ]);
  return objectFrom(fields);
}

/** A text with references: `{{name}}` alone is a reference, and with other text a part of it. */
function withReferences(text: string, referenceTo: (name: string) => JsonValue): JsonValue {
  const parts = splitVariables(text).map((part, at): JsonValue => (at % 2 === 0 ? part : referenceTo(paramName(part))));
  const [only = text, ...others] = parts.filter((part) => part !== '');
  return others.length === 0 ? only : { function: 'concat', args: [only, ...others] };
}
