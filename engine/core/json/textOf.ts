import { numberText } from './numberText.ts';
import { Float, type JsonValue } from './value.ts';

/** A scalar as text (`docs/format/configuration.md#14-conversion-to-text`); undefined for a list or an object. */
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
