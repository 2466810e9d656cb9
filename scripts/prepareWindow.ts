import { prepareBrowser } from '../test/e2e/launch/prepareBrowser.ts';
import { prepareServer } from '../test/e2e/launch/prepareServer.ts';

// Installs VS Code and the browser for the tests that open a window, if they are missing.
prepareServer();
prepareBrowser();
