import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { runInEditorSuite } from '../test/e2e/runInEditorSuite.ts';
import { checkAccessibility } from '../test/e2e/webviews/checkAccessibility.ts';
import { checkWebviews } from '../test/e2e/webviews/checkWebviews.ts';
import { endWith, type StageResult } from '../test/support/stageResult.ts';
import { build } from './build.ts';
import { checkVsix } from './lib/checkVsix.ts';
import { packageExtension } from './lib/packageExtension.ts';

// npm run test:editor, npm run test:desktop: the whole suite, or with PAGEWRIGHT_EXHAUSTIVE=0 the part of `npm test`;
// with `--built` on the existing dist/
const isDesktop = process.argv.includes('desktop');
process.env['PAGEWRIGHT_EXHAUSTIVE'] ??= '1';
if (!process.argv.includes('--built')) await build();
const result = isDesktop ? await runInEditorSuite({ desktop: true }) : await runOnPackage();
endWith(result, `PAGEWRIGHT_TEST_GREP='its title' npm run test:${isDesktop ? 'desktop' : 'editor'}`);

/**
 * Packs the build, checks the content and the size of the package, installs it into a real VS Code and runs the
 * in-editor suite against it, so the tests use what users install. Then it attacks the webviews from within, and looks for what
 * a screen reader or a keyboard cannot use in them.
 */
async function runOnPackage(): Promise<StageResult> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'pagewright-package-'));
  try {
    const vsix = path.join(folder, 'pagewright.vsix');
    await packageExtension(vsix);
    const problems = (await checkVsix(vsix)).map((problem) => `the package: ${problem}`);
    const { passed, failures, pending, retried } = await runInEditorSuite({ vsix });
    const [webviews, access] = [await checkWebviews(), await checkAccessibility()];
    const all = [...problems, ...failures, ...webviews.failures, ...access.failures];
    return {
      passed: passed + webviews.passed + access.passed + (problems.length === 0 ? 1 : 0),
      pending,
      failures: all,
      retried,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
