import { prepareBrowser } from '../test/e2e/launch/prepareBrowser.ts';
import { prepareServer } from '../test/e2e/launch/prepareServer.ts';

// Installs VS Code and the browser for the tests that open a window, where they are not there yet.
prepareServer();
prepareBrowser();
