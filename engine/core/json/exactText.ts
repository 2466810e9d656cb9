import { entriesOf, Float, isList, isObject, type JsonValue } from './value.ts';

/** JSON on one line from which `parseJson` reads the same value again, each kind of number included. */
export function exactText(value: JsonValue): string {
  if (isList(value)) return `[${value.map(exactText).join(',')}]`;
  if (typeof value === 'bigint') return String(value);
  if (value instanceof Float) return floatText(value.value);
  if (!isObject(value)) return JSON.stringify(value);
  return `{${entriesOf(value)
    .map(([key, field]) => `${JSON.stringify(key)}:${exactText(field)}`)
    .join(',')}}`;
}

/** A number with a fraction or an exponent, also where it is whole. */
function floatText(value: number): string {
  if (!Number.isFinite(value)) return value < 0 ? '-1e999' : '1e999';
  if (Object.is(value, -0)) return '-0.0';
  const text = JSON.stringify(value);
  return /[.e]/.test(text) ? text : `${text}.0`;
}
