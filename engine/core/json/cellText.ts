import { jsonText } from './jsonText.ts';
import { textOf } from './textOf.ts';
import type { JsonValue } from './value.ts';

/**
 * A value as the text of a CSV cell (`docs/format/json-to-csv.md#13-cell-text`). A list or an object becomes its JSON
 * text, or an empty text if it contains an infinity.
 */
export function cellText(value: JsonValue): string {
  return textOf(value) ?? jsonText(value) ?? '';
}
