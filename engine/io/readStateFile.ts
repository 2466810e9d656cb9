import { readFile } from 'node:fs/promises';
import { parseJson } from '../core/json/parseJson.ts';
import { isObject, type JsonObject } from '../core/json/value.ts';

/**
 * The state of the previous run, or undefined where the file is missing or no JSON object
 * (`docs/format/jobs.md#10-state-and-incremental-runs`). A byte order mark at its start is passed over.
 */
export async function readStateFile(file: string): Promise<JsonObject | undefined> {
  try {
    const state = parseJson(new TextDecoder().decode(await readFile(file)));
    return isObject(state) ? state : undefined;
  } catch {
    return undefined;
  }
}
