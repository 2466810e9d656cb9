import { stat } from 'node:fs/promises';
import { zipNames } from './zipNames.ts';

/** Measured: 2.52 MB, of which 0.6 MB are the programs of a browser. They share no file with those of the desktop. */
const largestSize = 2_600_000;

/** The files that a packaged extension must hold, by their path in the archive. */
const wanted = [
  'extension/package.json',
  'extension/readme.md',
  'extension/changelog.md',
  'extension/LICENSE.txt',
  'extension/assets/icon.png',
  'extension/assets/extractor-config.tmLanguage.json',
  'extension/assets/language-configuration.json',
  'extension/dist/package.json',
  'extension/dist/engine.js',
  'extension/dist/extension.js',
  'extension/dist/features.js',
  'extension/dist/languageClient.js',
  'extension/dist/server.js',
  'extension/dist/languageServer.js',
  'extension/dist/importWorker.js',
  'extension/dist/debugWorker.js',
  'extension/dist/debugServer.js',
  'extension/dist/profileWorker.js',
  'extension/dist/runWorker.js',
  'extension/dist/sampleApi.js',
  'extension/dist/storageReader.js',
  'extension/dist/tableWorker.js',
  'extension/dist/tableView.js',
  'extension/dist/tableView.css',
  'extension/dist/testView.js',
  'extension/dist/testView.css',
  'extension/dist/summaryView.js',
  'extension/dist/summaryView.css',
  'extension/dist/codicon.css',
  'extension/dist/codicon.ttf',
  'extension/dist/browser/extension.js',
  'extension/dist/browser/server.js',
  'extension/dist/browser/descriptions.js',
  'extension/dist/browser/runWorker.js',
  'extension/dist/browser/tableWorker.js',
  'extension/dist/cli.js',
  'extension/dist/program.js',
  'extension/dist/checkFiles.js',
  'extension/dist/queryWatch.js',
  'extension/dist/descriptions.js',
  'extension/dist/descriptionWorker.js',
  'extension/dist/service.js',
  'extension/dist/ssh2.js',
  'extension/dist/toolWorker.js',
  'extension/dist/toolbox.js',
  'extension/dist/schemas/extractor.schema.json',
  'extension/dist/THIRD-PARTY-NOTICES.txt',
  'extension/docs/diagnostics.md',
  'extension/docs/verdict.md',
  'extension/samples/README.md',
  'extension/samples/01-stations-offset.extractor.json',
  'extension/samples/sample-api.openapi.yaml',
];

/** Other files that it may hold. */
const allowed = [
  /^\[Content_Types\]\.xml$/,
  /^extension\.vsixmanifest$/,
  /^extension\/assets\/icons\/(config-(light|dark)|activity)\.svg$/,
  /^extension\/dist\/schemas\/\w+\.schema\.json$/,
  /^extension\/assets\/walkthrough\/\w+\.svg$/,
  /^extension\/CONTRIBUTING\.md$/,
  /^extension\/docs\/(format\/)?[\w-]+\.md$/,
  /^extension\/samples\/[\w-]+\.(extractor|shapes)\.json$/,
];

/** The problems of a packaged extension: missing files, stray files, and its size. */
export async function checkVsix(file: string): Promise<string[]> {
  const names = await zipNames(file);
  const { size } = await stat(file);
  const missing = wanted.filter((name) => !names.includes(name));
  const stray = names.filter((name) => !wanted.includes(name) && !allowed.some((pattern) => pattern.test(name)));
  return [
    ...missing.map((name) => `"${name}" is missing`),
    ...stray.map((name) => `"${name}" does not belong in it`),
    ...(size > largestSize ? [`it has ${size} bytes, more than ${largestSize}`] : []),
  ];
}
