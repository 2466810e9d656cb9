import fs from 'node:fs/promises';
import path from 'node:path';
import { createFile, leavesFolder } from '@pagewright/engine/files';
import { recordingDirOf } from '@pagewright/engine/places';
import type { RunRequest } from '@pagewright/engine/run';
import { isTrial, type RunScope } from '../run/runScope.ts';
import type { RunSettings } from '../run/runSettings.ts';

/** The recording that a run reads or writes: it writes one if the user asks for it, or if the setting is `always`. */
export async function recordingOf(
  configFile: string,
  scope: RunScope,
  keep: RunSettings['keepRecordings'],
): Promise<Pick<RunRequest, 'record' | 'replay'>> {
  const folder = recordingDirOf(configFile, scope.environment ?? scope.values);
  if (scope.recorded) return { replay: folder };
  const isKept = scope.record || (keep === 'always' && !isTrial(scope));
  return isKept ? { record: await prepareRecordings(configFile, folder) } : {};
}

/**
 * Creates the folder of all recordings next to a configuration, with a `.gitignore` in it, and returns the given one of
 * them. If it is not writable, the recorded run reports why.
 */
async function prepareRecordings(configFile: string, folder: string): Promise<string> {
  const all = path.dirname(folder);
  try {
    // The target of a link is not ours; the run reports it, or is allowed to follow it.
    if (await leavesFolder(all, path.dirname(configFile))) return folder;
    await fs.mkdir(all, { recursive: true, mode: 0o700 });
    // An existing file is the user's.
    await createFile(path.join(all, '.gitignore'), '*\n');
  } catch {
    return folder;
  }
  return folder;
}
