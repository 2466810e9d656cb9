import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { bundling } from '../../../scripts/build.ts';
import { projectRoot } from './projectRoot.ts';
import type { BrowserApis } from './startBrowserApis.ts';

const outdir = path.join(projectRoot, 'dist/test');
// Not minified, so that a failure names the line.
const readable: BuildOptions = { outdir, minify: false, sourcemap: 'inline' };

/** Bundles the in-editor suite, which runs in the extension host, and returns its entry. */
export async function bundleSuite(): Promise<string> {
  const entryPoints = { index: 'test/e2e/suite/index.ts' };
  // Mocha is an ES module and is loaded as it is.
  await build({ ...bundling, ...readable, entryPoints, external: ['vscode', 'mocha'] });
  return path.join(outdir, 'index.js');
}

/** Mocha's build for browsers would take the place of what the bundle exports. */
const mochaForBrowsers: Plugin = {
  name: 'mocha-for-browsers',
  setup({ onLoad }) {
    onLoad({ filter: /mocha[\\/]mocha\.js$/ }, async ({ path: file }) => ({
      contents: `const module = undefined;\n${await readFile(file, 'utf8')}`,
    }));
  },
};

/** Marks the line of the log that has the outcome of the suite in a browser. */
export const reportMark = 'The suite ended: ';

/** Bundles the part of the suite that needs no machine, for the extension host of a browser, and returns its entry. */
export async function bundleBrowserSuite({ open, closed }: Pick<BrowserApis, 'open' | 'closed'>): Promise<string> {
  const environment = {
    PAGEWRIGHT_TEST_OPEN_API: open,
    PAGEWRIGHT_TEST_CLOSED_API: closed,
    PAGEWRIGHT_EXHAUSTIVE: '1',
    PAGEWRIGHT_TEST_GREP: process.env['PAGEWRIGHT_TEST_GREP'],
    PAGEWRIGHT_TEST_REPORT: reportMark,
  };
  await build({
    ...bundling,
    ...readable,
    entryPoints: { browser: 'test/e2e/suite/browser.ts' },
    external: ['vscode'],
    platform: 'browser',
    alias: { 'node:assert/strict': 'assert' },
    plugins: [mochaForBrowsers],
    // Nothing else there has it: the line stands inside the module that VS Code makes of the file.
    banner: { js: `const process = ${JSON.stringify({ env: environment })};` },
    define: { global: 'globalThis' },
  });
  return path.join(outdir, 'browser.js');
}
