import { UserError } from '../../../core/errors.ts';
import { parseJsonBytes } from '../../../core/json/parseJson.ts';
import { listField, textField } from '../../../core/json/readValues.ts';
import { isObject, type JsonObject, type JsonValue } from '../../../core/json/value.ts';
import { maxBytes } from '../../files/maxBytes.ts';
import type { Place } from '../place.ts';
import { readWhole } from '../readWhole.ts';

/** Replaced as a whole with each run (`docs/contracts.md#published-run`): a reader finds all files of one run. */
export const publishedRunFile = 'run.json';

const runName = /^\d{8}T\d{6}Z-[0-9a-f]{8}$/;

/** The folder of the files of all runs. */
export const runsFolder = 'runs/';

export function recordingFolderOf(run: string): string {
  return `${runsFolder}${run}/recording/`;
}

/** The part of a manifest that a reader of a place needs. The names of files may come from a stranger. */
export interface RunManifest {
  name: string;
  previous: string | undefined;
  outcome: string | undefined;
  state: string | undefined;
  report: string | undefined;
  recording: string[];
}

/** Undefined if no run was published. Throws a UserError for a file that is not a manifest. */
export async function findPublishedRun(place: Place, signal: AbortSignal): Promise<RunManifest | undefined> {
  const bytes = await readWhole(place, publishedRunFile, maxBytes.record, signal);
  if (bytes === undefined) return undefined;
  const run = asObject(bytes);
  const name = run && textField(run, 'name');
  if (run === undefined || name === undefined || !runName.test(name)) {
    const message = `"${publishedRunFile}" of "${place.address}" is not the manifest of a run. Choose another place.`;
    throw new UserError('place.failed', message);
  }
  return {
    name,
    previous: textField(run, 'previous'),
    outcome: textField(run, 'outcome'),
    state: textField(run, 'state'),
    report: textField(run, 'report'),
    recording: [...(listField(run, 'recording') ?? [])].filter(isText),
  };
}

function asObject(bytes: Uint8Array): JsonObject | undefined {
  try {
    const value = parseJsonBytes(bytes);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isText(value: JsonValue): value is string {
  return typeof value === 'string';
}
