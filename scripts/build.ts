import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type BuildOptions, build as bundle, type Plugin } from 'esbuild';
import { generate } from './generate.ts';

const root = path.join(import.meta.dirname, '..');

/** The programs that the project ships, each one file. */
export const programs = {
  extension: 'client/extension.ts',
  runWorker: 'client/run/runWorker.ts',
  sampleApi: 'client/run/sampleApiWorker.ts',
  server: 'server/main.ts',
  cli: 'cli/start.ts',
  program: 'cli/main.ts',
  // Read only where a configuration asks for a tunnel: in a file of its own it costs nobody else's start.
  ssh2: 'ssh2',
};

/** Leaves the library to the file of its own wherever it is imported when needed. */
const sshApart: Plugin = {
  name: 'ssh-apart',
  setup({ onResolve }) {
    onResolve({ filter: /^ssh2$/ }, ({ kind }) =>
      kind === 'dynamic-import' ? { path: './ssh2.js', external: true } : undefined,
    );
  },
};

/** Builds everything that is shipped into `dist/`: generated files first, then the bundles with their source maps. */
export async function build(): Promise<void> {
  const dist = path.join(root, 'dist');
  await mkdir(dist, { recursive: true });
  await generate();
  await bundle({ ...bundling, entryPoints: programs });
  // The sources are ES modules; the bundles are CommonJS, as the extension host and the packages in them expect.
  await writeFile(path.join(dist, 'package.json'), '{ "type": "commonjs" }\n');
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
  external: ['vscode', './program.js', 'cpu-features', '*.node'],
  plugins: [sshApart],
  // What is imported when needed is required then, as the other modules of a CommonJS bundle are.
  supported: { 'dynamic-import': false },
  minify: true,
  keepNames: false,
  sourcemap: true,
  logLevel: 'warning',
};

if (import.meta.main) await build();
