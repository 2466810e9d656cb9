// How the extension behaves in a real VS Code while it reads a million records:
//   npm run bench:window
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runTests } from '@vscode/test-electron';
import { build as bundle } from 'esbuild';
import { build, bundling } from '../../../scripts/build.ts';
import { packageExtension } from '../../../scripts/lib/packageExtension.ts';
import { installVsix } from '../../e2e/launch/installVsix.ts';
import { prepareBrowser } from '../../e2e/launch/prepareBrowser.ts';
import { prepareServer } from '../../e2e/launch/prepareServer.ts';
import { projectRoot } from '../../e2e/launch/projectRoot.ts';
import { measureActivation } from './measureActivation.ts';
import { millionConfiguration, startMillionApi } from './startMillionApi.ts';
import type { WindowFigures } from './windowFigures.ts';

const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'pagewright-window-'));
const figuresFile = path.join(temporary, 'figures.json');
const api = await startMillionApi();
try {
  prepareServer();
  prepareBrowser();
  await build();
  printFigures(await measure());
} finally {
  api.close();
  fs.rmSync(temporary, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}
process.exit(0);

async function measure(): Promise<WindowFigures> {
  const [workspace, data] = [path.join(temporary, 'workspace'), path.join(temporary, 'data')];
  fs.mkdirSync(workspace);
  const config = JSON.stringify(millionConfiguration(api.url), undefined, 2);
  fs.writeFileSync(path.join(workspace, 'million.extractor.json'), config);
  fs.mkdirSync(path.join(workspace, '.vscode'));
  const settings = { 'pagewright.shapes.write': 'never', 'pagewright.testPane.open': 'never' };
  fs.writeFileSync(path.join(workspace, '.vscode/settings.json'), JSON.stringify(settings));
  const vsix = path.join(temporary, 'pagewright.vsix');
  await packageExtension(vsix);
  await installVsix(vsix, data);
  await runTests({
    vscodeExecutablePath: path.join(projectRoot, 'test/e2e/launch/codeHost.ts'),
    extensionDevelopmentPath: path.join(projectRoot, 'test/e2e/launch/shellExtension'),
    extensionTestsPath: await bundleSuite(),
    launchArgs: [workspace],
    extensionTestsEnv: {
      PAGEWRIGHT_FIGURES: figuresFile,
      E2E_SERVER_DATA: data,
      PATH: [path.dirname(process.execPath), process.env['PATH']].join(path.delimiter),
    },
  });
  const figures = JSON.parse(fs.readFileSync(figuresFile, 'utf8'));
  return { ...figures, activationMs: await measureActivation(data, workspace, 'million.extractor.json') };
}

async function bundleSuite(): Promise<string> {
  const outfile = path.join(temporary, 'suite.js');
  const { outdir: _, ...rest } = bundling;
  await bundle({ ...rest, outfile, entryPoints: ['test/bench/window/suite.ts'], external: ['vscode'] });
  return outfile;
}

function printFigures({ vscode, node, activationMs, run, delay, idleDelay, cancelMs }: WindowFigures): void {
  const ms = (value: number) => `${value.toFixed(1)} ms`;
  const rows: [string, string][] = [
    ['activation', ms(activationMs)],
    [
      'run',
      `${(run.ms / 1000).toFixed(1)} s, ${run.records.toLocaleString('en-US')} records, ${run.requests} requests`,
    ],
    ['event-loop delay during the run: p50, p99, max', [delay.p50, delay.p99, delay.max].map(ms).join(', ')],
    [
      'event-loop delay with nothing to do: p50, p99, max',
      [idleDelay.p50, idleDelay.p99, idleDelay.max].map(ms).join(', '),
    ],
    ['cancelled until the run has ended', ms(cancelMs)],
  ];
  console.log(`VS Code ${vscode}, extension host on Node ${node}, ${os.cpus().length} x ${os.cpus()[0]?.model}\n`);
  console.log('| what | measured |\n| --- | --- |');
  for (const [what, measured] of rows) console.log(`| ${what} | ${measured} |`);
}
