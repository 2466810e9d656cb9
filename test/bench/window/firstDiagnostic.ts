// How soon a configuration that is opened has its first diagnostic, the start of the extension and of its language server
// included, in a browser and on a machine:
//   npm run bench:browser
//   npm run bench:browser -- 9    with 9 windows of each
import path from 'node:path';
import { build as bundle } from 'esbuild';
import { bundling } from '../../../scripts/build.ts';
import { copyWorkspace } from '../../e2e/launch/copyWorkspace.ts';
import { launchBrowser } from '../../e2e/launch/launchBrowser.ts';
import { plainSettings } from '../../e2e/launch/plainSettings.ts';
import { projectRoot } from '../../e2e/launch/projectRoot.ts';
import { runSuiteInPage } from '../../e2e/launch/runSuiteInPage.ts';
import { startPureHost } from '../../e2e/launch/startPureHost.ts';
import { startVscodeServer } from '../../e2e/launch/startVscodeServer.ts';
import { withPackaged } from '../../e2e/launch/withInstalled.ts';
import { workbenchUrl } from '../../e2e/launch/workbenchUrl.ts';
import { figureMark } from './figureMark.ts';

const windows = Number(process.argv[2] ?? 5);
await withPackaged(async ({ data, extension, folder }) => {
  copyWorkspace(folder);
  const suite = path.join(path.dirname(folder), 'suite.js');
  await bundleSuite(suite);
  const [machine, browser]: [number[], number[]] = [[], []];
  // In turn: what else goes on there slows both.
  for (let window = 0; window < windows; window++) {
    machine.push(await onMachine(data, folder, suite));
    browser.push(await inBrowser(extension, folder, suite));
    console.log(`on a machine ${machine.at(-1)?.toFixed(0)} ms, in a browser ${browser.at(-1)?.toFixed(0)} ms`);
  }
  const [of, to] = [median(browser), median(machine)];
  console.log(`\n| first diagnostic | median of ${windows} windows |\n| --- | --- |`);
  console.log(`| on a machine | ${to.toFixed(0)} ms |\n| in a browser | ${of.toFixed(0)} ms |`);
  console.log(`| in a browser, of that on a machine | ${(of / to).toFixed(2)} × |`);
});

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

async function bundleSuite(suite: string): Promise<void> {
  const { outdir: _, ...rest } = bundling;
  const entryPoints = ['test/bench/window/firstDiagnosticSuite.ts'];
  await bundle({ ...rest, outfile: suite, entryPoints, external: ['vscode'], platform: 'browser' });
}

async function onMachine(data: string, folder: string, suite: string): Promise<number> {
  const server = await startVscodeServer({ data, development: true, settings: plainSettings });
  const shell = path.join(projectRoot, 'test/e2e/launch/shellExtension');
  const payload = { extensionDevelopmentPath: shell, extensionTestsPath: suite };
  try {
    return await measure(workbenchUrl(server.port, folder, payload));
  } finally {
    await server.stop();
  }
}

async function inBrowser(extension: string, folder: string, suite: string): Promise<number> {
  const host = await startPureHost({ extension, folder, settings: plainSettings, suite });
  try {
    return await measure(host.url);
  } finally {
    await host.close();
  }
}

async function measure(url: string): Promise<number> {
  const browser = await launchBrowser();
  let figure = Number.NaN;
  try {
    await runSuiteInPage(browser, url, (line) => {
      if (line.startsWith(figureMark)) figure = Number.parseFloat(line.slice(figureMark.length));
    });
  } finally {
    await browser.close();
  }
  if (Number.isNaN(figure)) throw new Error(`No diagnostic came in ${url}.`);
  return figure;
}
