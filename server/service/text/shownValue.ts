import { jsonText } from '../../../engine/core/json/jsonText.ts';
import type { JsonValue } from '../../../engine/core/json/value.ts';

/** A value for a person to read: JSON, without the extra escapes of request bodies. */
export function shownValue(value: JsonValue): string {
  return typeof value === 'string' ? JSON.stringify(value) : (jsonText(value) ?? '');
}
