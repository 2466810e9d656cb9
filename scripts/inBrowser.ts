import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { checkWebHosts } from '../test/e2e/checkWebHosts.ts';
import { installBuilt } from '../test/e2e/launch/installBuilt.ts';
import { prepareBrowser } from '../test/e2e/launch/prepareBrowser.ts';
import { prepareServer } from '../test/e2e/launch/prepareServer.ts';
import { runBrowserSuite } from '../test/e2e/runBrowserSuite.ts';
import { endWith } from '../test/support/stageResult.ts';
import { build } from './build.ts';

// npm run test:browser; with `--built` on what is in dist/ already
prepareServer();
prepareBrowser();
if (!process.argv.includes('--built')) await build();
const temporary = await mkdtemp(path.join(os.tmpdir(), 'pagewright-browser-'));
try {
  const { data, extension } = await installBuilt(temporary);
  const [suite, hosts] = [await runBrowserSuite(extension), await checkWebHosts(data)];
  const result = { passed: suite.passed + hosts.passed, failures: [...suite.failures, ...hosts.failures] };
  endWith(result, `PAGEWRIGHT_TEST_GREP='its title' npm run test:browser`);
} finally {
  await rm(temporary, { recursive: true, force: true });
}
