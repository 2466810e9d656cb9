import { settingsFileName } from '@pagewright/core/environments/settingsFileName';

/** The glob pattern of every `.pagewright.json`. */
export const settingsPattern = `**/${settingsFileName}`;

/** Whether a URI is one of such a file. */
export function isSettingsFile(uri: string): boolean {
  return uri.endsWith(`/${settingsFileName}`);
}
