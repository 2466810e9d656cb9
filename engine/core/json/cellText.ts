import { jsonText } from './jsonText.ts';
import { textOf } from './textOf.ts';
import type { JsonValue } from './value.ts';

/** A value as a CSV cell (`docs/format/json-to-csv.md#13-cell-text`); empty for JSON with an infinity. */
export function cellText(value: JsonValue): string {
  return textOf(value) ?? jsonText(value) ?? '';
}
