import { jsonText } from '../../../engine/core/json/jsonText.ts';
import type { JsonValue } from '../../../engine/core/json/value.ts';

/** A value as a person reads it: JSON, a text without the escapes that the body of a request is sent with. */
export function shownValue(value: JsonValue): string {
  return typeof value === 'string' ? JSON.stringify(value) : (jsonText(value) ?? '');
}
