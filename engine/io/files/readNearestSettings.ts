import path from 'node:path';
import type { SettingsFile } from '../../core/environments/findEnvironment.ts';
import { settingsFileName } from '../../core/environments/settingsFileName.ts';
import { type GivenPath, shownPath } from '../../core/text/shownPath.ts';
import { readOrError } from './readForeignFile.ts';

/**
 * The nearest `.pagewright.json` in the folder of a configuration or above it, up to the `outermost` folder; of a copy,
 * only the one beside it. Undefined if there is none. Throws a FileError if it cannot be read.
 */
export async function readNearestSettings(
  configFile: GivenPath,
  outermost?: string,
): Promise<SettingsFile | undefined> {
  const config = shownPath(configFile);
  const own = path.dirname(path.resolve(config.path));
  const isCopied = config.shownAs !== config.path;
  for (let folder = own; ; folder = path.dirname(folder)) {
    const file = path.join(folder, settingsFileName);
    const shownAs = isCopied ? nameBeside(config.shownAs) : file;
    const text = await readOrError({ path: file, shownAs }, 'settings');
    if (typeof text === 'string') return { path: file, shownAs, text };
    if (!text.isMissing) throw text;
    if (isCopied || folder === outermost || folder === path.dirname(folder)) return undefined;
  }
}

function nameBeside(address: string): string {
  return address.slice(0, address.lastIndexOf('/') + 1) + settingsFileName;
}
