import { jsonText } from '@pagewright/core/json/jsonText';
import type { JsonValue } from '@pagewright/core/json/value';

/** A value for a person to read: JSON, without the extra escapes of request bodies. */
export function shownValue(value: JsonValue): string {
  return typeof value === 'string' ? JSON.stringify(value) : (jsonText(value) ?? '');
}
