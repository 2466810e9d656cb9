import fs from 'node:fs/promises';
import path from 'node:path';
import { recordingDirOf } from '../../../engine/places.ts';

/**
 * Makes the folder of all recordings beside a configuration, which Git ignores by a file in itself; gives the one for
 * this configuration. Where nothing can be written, the run that is to be recorded says why.
 */
export async function prepareRecordings(configFile: string): Promise<string> {
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
