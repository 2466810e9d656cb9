// The walkthrough from its first to its last step, in a window without a folder, with the packaged extension installed:
//   node test/e2e/walkthroughWalk.ts [THEME]     pictures in .artefacts/walkthrough/
import { inWindow } from './launch/openWindow.ts';
import { withPackaged } from './launch/withInstalled.ts';
import { takeSteps } from './walk/takeSteps.ts';
import { walkthroughSteps } from './walk/walkthroughSteps.ts';
import { VscodeWindow } from './window/vscodeWindow.ts';

/** For example `Default High Contrast`; absent: the default theme. */
const theme = process.argv[2];
const settings = theme === undefined ? {} : { 'workbench.colorTheme': theme };

await withPackaged(async ({ data, folder }) => {
  // The samples are copied into the home folder.
  process.env['HOME'] = folder;
  await inWindow({ data, settings, viewport: { width: 1400, height: 860 } }, (page) =>
    takeSteps(new VscodeWindow(page, 'walkthrough'), walkthroughSteps),
  );
});
