import { numberText } from './numberText.ts';
import { Float, type JsonValue } from './value.ts';

/**
 * A scalar as text (`configuration.md` 1.4, `json-to-csv.md` 1.3). Undefined for a list or an object, which have no
 * text.
 */
export function textOf(value: JsonValue): string | undefined {
  switch (typeof value) {
    case 'string':
      return value;
    case 'number':
      return Number.isInteger(value) ? String(value) : numberText(value, 14);
    case 'bigint':
      return String(value);
    case 'boolean':
      return value ? '1' : '';
    default:
      if (value === null) return '';
      return value instanceof Float ? numberText(value.value, 14) : undefined;
  }
}
