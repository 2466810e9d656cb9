import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type BuildOptions, build as bundle, type Plugin } from 'esbuild';
import { generate } from './generate.ts';
import { stageExtension } from './lib/stageExtension.ts';

const root = path.join(import.meta.dirname, '..');

/** The programs that the project ships, each one file. */
export const programs = {
  extension: 'client/extension.ts',
  // Read when the first configuration is opened: a workspace of other JSON files loads the extension too.
  languageClient: 'client/language/client/languageClient.ts',
  profileWorker: 'client/tables/profile/profileWorker.ts',
  runWorker: 'client/running/worker/runWorker.ts',
  sampleApi: 'client/running/sampleApi/sampleApiWorker.ts',
  storageReader: 'client/storage/reader/storageWorker.ts',
  tableWorker: 'client/tables/file/tableWorker.ts',
  server: 'server/start.ts',
  languageServer: 'server/main.ts',
  cli: 'cli/start.ts',
  program: 'cli/main.ts',
  checkFiles: 'cli/checkFiles.ts',
  // Read only where a configuration asks for a tunnel: in a file of its own it costs nobody else's start.
  ssh2: 'ssh2',
};

/** What is shown in webviews, each a script and a style sheet; the icons are a style sheet and a font for all of them. */
const pages = [
  { in: 'client/runs/previewView/main.ts', out: 'previewView' },
  { in: 'client/runs/previewView/previewView.css', out: 'previewView' },
  { in: 'client/runs/summaryView/main.ts', out: 'summaryView' },
  { in: 'client/runs/summaryView/summaryView.css', out: 'summaryView' },
  { in: 'client/tables/tableView/main.ts', out: 'tableView' },
  { in: 'client/tables/tableView/tableView.css', out: 'tableView' },
  { in: '@vscode/codicons/dist/codicon.css', out: 'codicon' },
];

/** Leaves what has a file of its own to that file wherever it is imported when needed. */
const apart: Plugin = {
  name: 'apart',
  setup({ onResolve }) {
    onResolve({ filter: /^(ssh2|\.\/(languageClient|checkFiles)\.ts)$/ }, ({ path: name, kind }) =>
      kind === 'dynamic-import' ? { path: `./${path.basename(name, '.ts')}.js`, external: true } : undefined,
    );
  },
};

/** Of the manifest the programs need the version only; the rest would make their start slower. */
const onlyVersion: Plugin = {
  name: 'only-version',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]package\.json$/ }, async ({ path: file }) => {
      if (path.dirname(file) !== root) return undefined;
      const { version } = JSON.parse(await readFile(file, 'utf8'));
      return { contents: JSON.stringify({ version }), loader: 'json' };
    });
  },
};

/**
 * Builds everything that is shipped into `dist/`: generated files first, then the bundles with their source maps, then
 * the folder of the extension.
 */
export async function build(): Promise<void> {
  const dist = path.join(root, 'dist');
  await mkdir(dist, { recursive: true });
  await generate();
  await bundle({ ...bundling, entryPoints: programs });
  await bundle({ ...pageBundling, entryPoints: pages });
  await chmod(path.join(dist, 'cli.js'), 0o755);
  // The sources are ES modules; the bundles are CommonJS, as the extension host and the packages in them expect.
  await writeFile(path.join(dist, 'package.json'), '{ "type": "commonjs" }\n');
  await stageExtension(root);
}

/** How every program is bundled; the in-editor suite is bundled the same way. */
export const bundling: BuildOptions = {
  absWorkingDir: root,
  outdir: path.join(root, 'dist'),
  bundle: true,
  platform: 'node',
  format: 'cjs',
  target: 'node20',
  mainFields: ['module', 'main'],
  // The SSH library's native parts only make it faster; it goes without where they are not there.
  external: ['vscode', './program.js', './languageServer.js', 'cpu-features', '*.node'],
  plugins: [apart, onlyVersion],
  // What is imported when needed is required then, as the other modules of a CommonJS bundle are.
  supported: { 'dynamic-import': false },
  minify: true,
  keepNames: false,
  sourcemap: true,
  logLevel: 'warning',
};

/** How what runs in a webview is bundled. */
const pageBundling: BuildOptions = {
  absWorkingDir: root,
  outdir: path.join(root, 'dist'),
  bundle: true,
  platform: 'browser',
  format: 'iife',
  target: 'es2022',
  conditions: ['production'],
  // The font keeps its name; its address has a query that is of no use here.
  loader: { '.ttf': 'file' },
  assetNames: '[name]',
  minify: true,
  sourcemap: true,
  logLevel: 'warning',
};

if (import.meta.main) await build();
