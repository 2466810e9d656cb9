// A walk through the window with the packaged extension installed, as a person would do it, with a picture of each step:
//   node test/e2e/walk.ts              pictures in .artefacts/walk/
//   node test/e2e/walk.ts --pictures   docs/images/, the pictures of the readme
import { copyWorkspace } from './launch/copyWorkspace.ts';
import { inWindow, type WindowOptions } from './launch/openWindow.ts';
import { withPackaged } from './launch/withInstalled.ts';
import { pictureSettings } from './walk/pictureSettings.ts';
import { steps } from './walk/steps.ts';
import { takePictures } from './walk/takePictures.ts';
import { takeSteps } from './walk/takeSteps.ts';
import { trustSteps } from './walk/trustSteps.ts';
import { VscodeWindow } from './window/vscodeWindow.ts';

await withPackaged(async ({ data, folder }) => {
  /** Opens a fresh copy of the workspace. */
  const inCopy = (copy: string, options: WindowOptions, use: (window: VscodeWindow) => Promise<void>) => {
    copyWorkspace(copy);
    const settings = { 'pagewright.notifications': 'all', ...options.settings };
    return inWindow({ ...options, data, folder: copy, settings }, async (page) => {
      const window = new VscodeWindow(page);
      await window.opened();
      await use(window);
    });
  };

  if (process.argv.includes('--pictures')) {
    await inCopy(folder, { viewport: { width: 1040, height: 640 }, settings: pictureSettings }, takePictures);
  } else {
    await inCopy(folder, {}, (window) => takeSteps(window, steps));
    await inCopy(`${folder}-untrusted`, { trust: true }, (window) => takeSteps(window, trustSteps, steps.length));
  }
});
