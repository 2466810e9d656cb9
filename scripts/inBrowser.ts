import { runBrowserSuite } from '../test/e2e/runBrowserSuite.ts';
import { endWith } from '../test/support/stageResult.ts';
import { build } from './build.ts';

// npm run test:browser; with `--built` on what is in dist/ already
if (!process.argv.includes('--built')) await build();
endWith(await runBrowserSuite(), `PAGEWRIGHT_TEST_GREP='its title' npm run test:browser`);
