import path from 'node:path';
import type { SettingsFile } from '../../core/environments/findEnvironment.ts';
import { type GivenPath, shownPath } from '../../core/text/shownPath.ts';

/** The path of a configuration from the folder of its `.pagewright.json`, as that file names it. */
export function pathFromSettings({ path: file }: Pick<SettingsFile, 'path'>, configFile: GivenPath): string {
  const from = path.relative(path.dirname(file), path.resolve(shownPath(configFile).path));
  return from.split(path.sep).join('/');
}
