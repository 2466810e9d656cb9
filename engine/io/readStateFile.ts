import { FileError } from '../core/errors.ts';
import { parseJson } from '../core/json/parseJson.ts';
import { isObject, type JsonObject } from '../core/json/value.ts';
import { readForeignText } from './files/readForeignFile.ts';

const notAnObject = 'is not a JSON object';

/**
 * The state of the previous run (`docs/format/jobs.md#10-state-and-incremental-runs`), or what is wrong with the file,
 * worded to follow its name.
 */
export async function readStateFile(file: string, signal: AbortSignal): Promise<JsonObject | string> {
  try {
    const state = parseJson(await readForeignText(file, 'state', signal));
    return isObject(state) ? state : notAnObject;
  } catch (error) {
    if (!(error instanceof FileError)) return notAnObject;
    return `cannot be read: ${error.reason}`;
  }
}
