import { entriesOf, isList, isObject, type JsonValue } from '../../json/value.ts';

/** A variable that a person fills in: `{{name}}`, also with blanks around the name. */
const variable = /\{\{([^{}]*)\}\}/g;

export function hasVariables(value: JsonValue | undefined): boolean {
  if (typeof value === 'string') return value.search(variable) >= 0;
  if (isList(value)) return value.some(hasVariables);
  return value !== undefined && isObject(value) && entriesOf(value).some(([, field]) => hasVariables(field));
}

/** The variables in a text, as they are written and by their names. */
export function variablesIn(text: string): { written: string; name: string }[] {
  return [...text.matchAll(variable)].map(([written, name = '']) => ({ written, name: name.trim() }));
}

export function replaceVariables(text: string, replace: (name: string, written: string) => string): string {
  return text.replace(variable, (written, name: string) => replace(name.trim(), written));
}

/** The parts of a text in turn: plain text, the name of a variable, plain text, and so on. */
export function splitVariables(text: string): string[] {
  return text.split(variable).map((part, at) => (at % 2 === 0 ? part : part.trim()));
}

/** A name that can be in braces, and a key of a configuration. Postman's own variables begin with `$`. */
export function paramName(name: string): string {
  return name.replace(/^\$/, '').replace(/[^\w.-]+/g, '_') || 'value';
}
