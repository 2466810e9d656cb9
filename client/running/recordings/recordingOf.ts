import fs from 'node:fs/promises';
import path from 'node:path';
import type { RunRequest } from '../../../engine/index.ts';
import { recordingDirOf } from '../../../engine/places.ts';
import { isTrial, type RunScope } from '../run/runScope.ts';
import type { RunSettings } from '../run/runSettings.ts';

/** The recording that a run reads or writes: it reads one where it runs on it, and writes one where it is asked to, or always. */
export async function recordingOf(
  configFile: string,
  scope: RunScope,
  keep: RunSettings['keepRecordings'],
): Promise<Pick<RunRequest, 'record' | 'replay'>> {
  if (scope.recorded) return { replay: recordingDirOf(configFile) };
  const isKept = scope.record || (keep === 'always' && !isTrial(scope));
  return isKept ? { record: await prepareRecordings(configFile) } : {};
}

/**
 * Makes the folder of all recordings beside a configuration, which Git ignores by a file in itself; gives the one for
 * this configuration. Where nothing can be written, the run that is to be recorded says why.
 */
async function prepareRecordings(configFile: string): Promise<string> {
  const folder = recordingDirOf(configFile);
  const all = path.dirname(folder);
  try {
    await fs.mkdir(all, { recursive: true });
    // One that is there already is the user's.
    await fs.writeFile(path.join(all, '.gitignore'), '*\n', { flag: 'wx' });
  } catch {
    return folder;
  }
  return folder;
}
