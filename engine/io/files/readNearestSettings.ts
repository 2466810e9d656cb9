import path from 'node:path';
import type { SettingsFile } from '../../core/environments/findEnvironment.ts';
import { settingsFileName } from '../../core/environments/settingsFileName.ts';
import { readOrError } from './readForeignFile.ts';

/**
 * The nearest `.pagewright.json` in the folder of a configuration or above it, but not above the `outermost` folder.
 * Undefined if there is none. Throws a FileError if it cannot be read.
 */
export async function readNearestSettings(configFile: string, outermost?: string): Promise<SettingsFile | undefined> {
  for (let folder = path.dirname(path.resolve(configFile)); ; folder = path.dirname(folder)) {
    const file = path.join(folder, settingsFileName);
    const text = await readOrError(file, 'settings');
    if (typeof text === 'string') return { file, text };
    if (!text.isMissing) throw text;
    if (folder === outermost || folder === path.dirname(folder)) return undefined;
  }
}
