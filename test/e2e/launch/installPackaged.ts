import path from 'node:path';
import { build } from '../../../scripts/build.ts';
import { packageExtension } from '../../../scripts/lib/packageExtension.ts';
import { installVsix } from './installVsix.ts';
import { prepareBrowser } from './prepareBrowser.ts';
import { prepareServer } from './prepareServer.ts';

/** Prepares all that a walk needs, and installs the extension as it is packaged; gives VS Code's data folder for it. */
export async function installPackaged(temporary: string): Promise<string> {
  const data = path.join(temporary, 'data');
  prepareServer();
  prepareBrowser();
  await build();
  const vsix = path.join(temporary, 'pagewright.vsix');
  await packageExtension(vsix);
  await installVsix(vsix, data);
  return data;
}
