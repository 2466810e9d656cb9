import { childPointer } from '../childPointer.ts';
import { pointerSteps } from '../pointerSteps.ts';
import type { Problem } from '../problem.ts';
import { capitalized } from '../text/capitalized.ts';
import { closestName } from '../text/closestName.ts';
import { describeExpected, knownValues, typesOf } from './describeExpected.ts';
import type { SchemaError } from './generated/validateSchema.js';

type Finding = Pick<Problem, 'code' | 'message' | 'data'>;

/** Describes a schema error in the words of the author of a configuration, or of another document. */
export function describeSchemaError(error: SchemaError, document: unknown, whole = 'the configuration'): Problem {
  const pointer = pointerOf(error);
  const place = describePlace(pointer, document, whole);
  return { severity: 'error', pointer, ...findingOf(error, place) };
}

function findingOf(error: SchemaError, place: string): Finding {
  const { keyword, parentSchema } = error;
  if (keyword === 'required') return missingKey(error, place);
  if (isWrongType(error)) return wrongType(error, place);
  if (knownValues(parentSchema).length > 0) return unknownValue(error, place);
  if (keyword === 'minItems')
    return { code: 'config.empty', message: capitalized(`${place} must contain at least one element.`) };
  if (keyword === 'minLength' || keyword === 'minProperties') {
    return { code: 'config.empty', message: capitalized(`${place} must not be empty.`) };
  }
  const message = ownMessage(error) ?? capitalized(`${place} must be ${describeExpected(parentSchema)}.`);
  return { code: 'config.invalid', message };
}

/** The pointer of the value, or of the key if the key itself is wrong. */
function pointerOf({ instancePath, propertyName }: SchemaError): string {
  return propertyName === undefined ? instancePath : childPointer(instancePath, propertyName);
}

function missingKey(error: SchemaError, place: string): Finding {
  const key = String(error.params['missingProperty']);
  return {
    code: 'config.missing-key',
    message: ownMessage(error) ?? `"${key}" is missing in ${place}.`,
    data: { key },
  };
}

/** Whether the type is wrong, also if none of several kinds fits or a word is expected and this is not text. */
function isWrongType({ keyword, parentSchema, data }: SchemaError): boolean {
  if (keyword === 'type') return true;
  if (keyword === 'enum') return typeof data !== 'string';
  const takesText = typesOf(parentSchema).includes('string') || knownValues(parentSchema).length > 0;
  return keyword === 'anyOf' && !(typeof data === 'string' && takesText);
}

function wrongType({ parentSchema, data }: SchemaError, place: string): Finding {
  const message = capitalized(`${place} must be ${describeExpected(parentSchema)}, but is ${typeName(data)}.`);
  return { code: 'config.wrong-type', message };
}

function unknownValue({ parentSchema, data }: SchemaError, place: string): Finding {
  const word = String(data);
  const suggestion = closestName(word, knownValues(parentSchema));
  const message = capitalized(`${place} must be ${describeExpected(parentSchema)}, but is "${word}".`);
  if (suggestion === undefined) return { code: 'config.unknown-value', message };
  return { code: 'config.unknown-value', message: `${message} Did you mean "${suggestion}"?`, data: { suggestion } };
}

function ownMessage({ parentSchema }: SchemaError): string | undefined {
  const message = parentSchema['errorMessage'];
  return typeof message === 'string' ? message : undefined;
}

/** Names the value at a JSON pointer for a message: by the user's own key, or by its position in a list. */
function describePlace(pointer: string, document: unknown, whole: string): string {
  const keys = pointerSteps(pointer);
  const last = keys.pop();
  if (last === undefined) return whole;
  const container = keys.reduce(valueAt, document);
  return Array.isArray(container) ? `element ${Number(last) + 1} of "${keys.at(-1) ?? ''}"` : `"${last}"`;
}

function valueAt(container: unknown, key: string): unknown {
  if (typeof container !== 'object' || container === null) return undefined;
  return new Map<string, unknown>(Object.entries(container)).get(key);
}

/** The type of a JSON value, in words that follow "but is". */
function typeName(value: unknown): string {
  if (value === null || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'number') return Number.isInteger(value) ? 'a number' : 'a fraction';
  return typeof value === 'string' ? 'text' : 'an object';
}
