import { parseJson } from '../core/json/parseJson.ts';
import { isObject, type JsonObject } from '../core/json/value.ts';

/**
 * The state of the previous run (`docs/format/jobs.md#10-state-and-incremental-runs`), or the fault of its text, worded
 * to follow the name of its file.
 */
export function parseState(text: string): JsonObject | string {
  try {
    const state = parseJson(text);
    if (isObject(state)) return state;
  } catch {
    // Not JSON.
  }
  return 'is not a JSON object';
}
