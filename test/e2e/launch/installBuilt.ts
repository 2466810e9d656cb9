import fs from 'node:fs';
import path from 'node:path';
import { packageExtension } from '../../../scripts/lib/packageExtension.ts';
import { installVsix } from './installVsix.ts';

export interface Installed {
  /** VS Code's data folder. */
  data: string;
  /** The folder that VS Code made of the package. */
  extension: string;
}

/** Packs the extension as it is built in `dist/`, and installs the package. */
export async function installBuilt(temporary: string): Promise<Installed> {
  const data = path.join(temporary, 'data');
  const vsix = path.join(temporary, 'pagewright.vsix');
  await packageExtension(vsix);
  await installVsix(vsix, data);
  const extensions = path.join(data, 'extensions');
  const name = fs.readdirSync(extensions).find((each) => each.startsWith('pagewright.'));
  if (name === undefined) throw new Error(`VS Code has not installed the extension in ${extensions}.`);
  return { data, extension: path.join(extensions, name) };
}
