import { build } from '../../../scripts/build.ts';
import { type Installed, installBuilt } from './installBuilt.ts';
import { prepareBrowser } from './prepareBrowser.ts';
import { prepareServer } from './prepareServer.ts';

/** Prepares all that a walk needs, and installs the extension as it is packaged. */
export async function installPackaged(temporary: string): Promise<Installed> {
  prepareServer();
  prepareBrowser();
  await build();
  return await installBuilt(temporary);
}
