import { textOf } from '../json/textOf.ts';
import { entriesOf, getField, hasField, isList, isObject, type JsonObject, type JsonValue } from '../json/value.ts';
import type { Context } from './context.ts';
import { soleContext } from './expression.ts';

/** Contexts in which every value is a credential. */
const secretContexts: readonly string[] = ['user', 'consumer', 'response', 'authorization'];

/**
 * The texts in a computed container that were made from a secret: an attribute with `#`, one made from such an
 * attribute, or a login. `written` is the container as configured, `computed` its evaluation, which skips lists.
 */
export function secretsIn(written: JsonObject, computed: JsonObject | undefined, attr?: Context): string[] {
  return entriesOf(written).flatMap(([key, value]) =>
    isList(value) ? [] : secretsInValue(value, fieldOf(computed, key), attr),
  );
}

function secretsInValue(written: JsonValue, computed: JsonValue | undefined, attr?: Context): string[] {
  if (isList(written)) return written.flatMap((item, index) => secretsInValue(item, elementOf(computed, index), attr));
  if (!isObject(written)) return [];
  if (hasField(written, 'function') || soleContext(written) !== undefined) {
    return usesSecret(written, attr) ? textsOf(computed) : [];
  }
  return entriesOf(written).flatMap(([key, value]) => secretsInValue(value, fieldOf(computed, key), attr));
}

export function usesSecret(value: JsonValue, attr?: Context): boolean {
  if (isList(value)) return value.some((item) => usesSecret(item, attr));
  if (!isObject(value)) return false;
  const context = soleContext(value);
  if (context !== undefined && secretContexts.includes(context)) return true;
  if (context === 'attr' && isSecretName(textOf(getField(value, 'attr') ?? null), attr)) return true;
  return entriesOf(value).some(([, field]) => usesSecret(field, attr));
}

/** All texts in a value, at any depth. */
export function textsOf(value: JsonValue | undefined): string[] {
  if (value === undefined) return [];
  if (isList(value)) return value.flatMap(textsOf);
  if (isObject(value)) return entriesOf(value).flatMap(([, field]) => textsOf(field));
  const text = textOf(value);
  return text === undefined || text === '' ? [] : [text];
}

function isSecretName(name: string | undefined, attr: Context | undefined): boolean {
  return name !== undefined && (name.includes('#') || (attr?.isSecret?.(name) ?? false));
}

function elementOf(list: JsonValue | undefined, index: number): JsonValue | undefined {
  return isList(list) ? list[index] : undefined;
}

function fieldOf(object: JsonValue | undefined, key: string): JsonValue | undefined {
  return isObject(object) ? getField(object, key) : undefined;
}
