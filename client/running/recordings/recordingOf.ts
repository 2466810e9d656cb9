import fs from 'node:fs/promises';
import path from 'node:path';
import { createFile, leavesFolder } from '@pagewright/engine/files';
import { recordingDirOf } from '@pagewright/engine/places';
import type { RunRequest } from '@pagewright/engine/run';
import { isTrial, type RunScope } from '../run/runScope.ts';
import type { RunSettings } from '../run/runSettings.ts';

/** The recording that a run reads or writes: it writes one where the user asks for it, or where the setting is `always`. */
export async function recordingOf(
  configFile: string,
  scope: RunScope,
  keep: RunSettings['keepRecordings'],
): Promise<Pick<RunRequest, 'record' | 'replay'>> {
  const folder = recordingDirOf(configFile, scope.environment);
  if (scope.recorded) return { replay: folder };
  const isKept = scope.record || (keep === 'always' && !isTrial(scope));
  return isKept ? { record: await prepareRecordings(configFile, folder) } : {};
}

/**
 * Creates the folder of all recordings beside a configuration, with a `.gitignore` in it, and returns the given one of
 * them. Where it cannot be written, the recorded run reports why.
 */
async function prepareRecordings(configFile: string, folder: string): Promise<string> {
  const all = path.dirname(folder);
  try {
    // What a link leads to is not ours; the run says so, or is allowed to follow it.
    if (await leavesFolder(all, path.dirname(configFile))) return folder;
    await fs.mkdir(all, { recursive: true, mode: 0o700 });
    // An existing file is the user's.
    await createFile(path.join(all, '.gitignore'), '*\n');
  } catch {
    return folder;
  }
  return folder;
}
