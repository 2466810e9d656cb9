import { checkWebHosts } from '../test/e2e/checkWebHosts.ts';
import { withInstalled, withPackaged } from '../test/e2e/launch/withInstalled.ts';
import { runBrowserSuite } from '../test/e2e/runBrowserSuite.ts';
import { endWith } from '../test/support/stageResult.ts';

// npm run test:browser; with `--built` on the existing dist/
const install = process.argv.includes('--built') ? withInstalled : withPackaged;
await install(async ({ data, extension }) => {
  const [suite, hosts] = [await runBrowserSuite(extension), await checkWebHosts(data)];
  const { pending, retried } = suite;
  const failures = [...suite.failures, ...hosts.failures];
  const result = { passed: suite.passed + hosts.passed, pending, failures, retried };
  endWith(result, `PAGEWRIGHT_TEST_GREP='its title' npm run test:browser`);
});
