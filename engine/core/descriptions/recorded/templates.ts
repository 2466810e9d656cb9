import { entriesOf, isList, isObject, type JsonValue } from '../../json/value.ts';

/** A variable that a person fills in: `{{name}}`. */
export const variable = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** Whether a value has a variable in it, at any depth. */
export function hasVariables(value: JsonValue | undefined): boolean {
  if (typeof value === 'string') return value.search(variable) >= 0;
  if (isList(value)) return value.some(hasVariables);
  return value !== undefined && isObject(value) && entriesOf(value).some(([, field]) => hasVariables(field));
}

/** The parts of a text in turn: plain text, the name of a variable, plain text, and so on. */
export function splitVariables(text: string): string[] {
  return text.split(variable);
}

/** A name that can be in braces, and a key of a configuration. Postman's own variables begin with `$`. */
export function paramName(name: string): string {
  return name.replace(/^\$/, '').replace(/[^\w.-]+/g, '_') || 'value';
}
