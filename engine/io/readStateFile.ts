import { isFileError } from '../core/errors.ts';
import type { JsonObject } from '../core/json/value.ts';
import type { GivenPath } from '../core/text/shownPath.ts';
import { readForeignText } from './files/readForeignFile.ts';
import { parseState } from './parseState.ts';

/** The state of the previous run in a file, or the fault of the file, worded to follow its name. */
export async function readStateFile(file: GivenPath, signal: AbortSignal): Promise<JsonObject | string> {
  try {
    return parseState(await readForeignText(file, 'state', signal));
  } catch (error) {
    // A cancelled run needs no state.
    if (signal.aborted) return {};
    if (isFileError(error)) return `cannot be read: ${error.reason}`;
    throw error;
  }
}
