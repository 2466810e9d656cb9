import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type BuildOptions, build as bundle, type Plugin } from 'esbuild';
import { generate } from './generate.ts';
import { browserPrograms, pages, platformPrograms, programs, runningPrograms, yamlPrograms } from './lib/programs.ts';
import { type PublicProject, publicAddresses } from './lib/publicAddresses.ts';
import { apart, engineEntry, sharedEngine, sharedPlatform, sharedService, sharedYaml } from './lib/sharedBundles.ts';
import { stageExtension } from './lib/stageExtension.ts';
import { writeNotices } from './lib/writeNotices.ts';

const root = path.join(import.meta.dirname, '..');

/** Selects the smaller validator of the MCP SDK: the input schemas of this server only need a yes or a no. */
const smallValidator: Plugin = {
  name: 'small-validator',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^@modelcontextprotocol[/]server[/]_shims$/ }, () => ({
      path: 'shims',
      namespace: 'mcp-shims',
    }));
    onLoad({ filter: /./, namespace: 'mcp-shims' }, () => ({
      contents: `export { default as process } from 'node:process';
        export { CfWorkerJsonSchemaValidator as DefaultJsonSchemaValidator } from '@modelcontextprotocol/server/validators/cf-worker';`,
      resolveDir: root,
    }));
  },
};

/** The program's own fields instead of the whole manifest, which would slow its start. */
const ownManifest: Plugin = {
  name: 'own-manifest',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]package\.json$/ }, async ({ path: file }) => {
      if (path.dirname(file) !== root) return undefined;
      const packageJson: PublicProject & { version: string } = JSON.parse(await readFile(file, 'utf8'));
      const addresses = publicAddresses(packageJson);
      const docs = addresses && `${addresses.pages}/docs`;
      return { contents: JSON.stringify({ version: packageJson.version, docs }), loader: 'json' };
    });
  },
};

/** Builds everything that ships into `dist/`: generated files, bundles with source maps, licences, extension folder. */
export async function build(): Promise<void> {
  const dist = path.join(root, 'dist');
  // Files of an earlier build under an old name would be packaged.
  await rm(dist, { recursive: true, force: true });
  await mkdir(dist, { recursive: true });
  await generate();
  const inputs = new Set<string>();
  for (const options of bundles(dist)) {
    const { metafile } = await bundle({ ...options, metafile: true });
    for (const input of Object.keys(metafile.inputs)) inputs.add(input);
  }
  await chmod(path.join(dist, 'cli.js'), 0o755);
  // The sources are ES modules; the bundles are CommonJS, as the extension host and their packages expect.
  await writeFile(path.join(dist, 'package.json'), '{ "type": "commonjs" }\n');
  await writeNotices(root, path.join(dist, 'THIRD-PARTY-NOTICES.txt'), inputs);
  await stageExtension(root);
}

/** All bundles, in the order of the build. */
function* bundles(dist: string): Generator<BuildOptions> {
  yield { ...bundling, entryPoints: programs };
  yield { ...bundling, entryPoints: yamlPrograms, plugins: [apart, ownManifest] };
  yield { ...bundling, entryPoints: platformPrograms, plugins: [apart, sharedPlatform, sharedYaml, ownManifest] };
  const plugins = [apart, sharedEngine, sharedService, smallValidator, ownManifest];
  yield { ...bundling, entryPoints: runningPrograms, plugins };
  const { outdir: _, ...toFile } = bundling;
  yield { ...toFile, stdin: engineEntry(), outfile: path.join(dist, 'engine.js') };
  for (const [name, entry] of Object.entries(browserPrograms))
    yield { ...browserBundling(name), entryPoints: { [name]: entry } };
  yield { ...pageBundling, entryPoints: pages };
}

/** Options for every program, also for the in-editor suite. */
export const bundling: BuildOptions = {
  absWorkingDir: root,
  outdir: path.join(root, 'dist'),
  bundle: true,
  platform: 'node',
  format: 'cjs',
  target: 'node20',
  mainFields: ['module', 'main'],
  // The SSH library works without its native parts, only slower.
  external: ['vscode', './program.js', './languageServer.js', 'cpu-features', '*.node'],
  plugins: [apart, sharedService, sharedYaml, ownManifest],
  // Turns a dynamic import into a `require` at the same place.
  supported: { 'dynamic-import': false },
  minify: true,
  keepNames: false,
  sourcemap: true,
  logLevel: 'warning',
};

const native = path.join(root, 'engine/core/native/browser');

/** Leaves the Buffer out of a program that does not use it; its build injects it in any case. */
const bufferWhereUsed: Plugin = {
  name: 'buffer-where-used',
  setup({ onResolve }) {
    onResolve({ filter: /^buffer[/]$/ }, () => ({
      path: path.join(root, 'node_modules/buffer/index.js'),
      sideEffects: false,
    }));
  },
};

/** Replaces the Node modules of the library that signs for AWS. It never parses a request, so it needs no more. */
const signingInBrowser: Plugin = {
  name: 'signing-in-browser',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^(crypto|url|querystring)$/ }, ({ path: wanted, importer }) => {
      if (!/[\\/]aws4[\\/]/.test(importer)) return undefined;
      return wanted === 'crypto'
        ? { path: path.join(native, 'signingCrypto.ts') }
        : { path: wanted, namespace: 'unused-in-browser' };
    });
    onLoad({ filter: /./, namespace: 'unused-in-browser' }, () => ({ contents: '' }));
  },
};

/** Options for a browser: VS Code loads the extension as a CommonJS module, a worker is a script. */
export function browserBundling(name: string): BuildOptions {
  return {
    absWorkingDir: root,
    outdir: path.join(root, 'dist', 'browser'),
    bundle: true,
    platform: 'browser',
    format: name === 'extension' ? 'cjs' : 'iife',
    target: 'es2022',
    conditions: ['browser'],
    external: name === 'extension' ? ['vscode'] : [],
    inject: [path.join(native, 'buffer.ts')],
    // The protocol has a separate copy.
    alias: { 'vscode-languageserver-types': path.join(root, 'node_modules/vscode-languageserver-types') },
    charset: 'utf8',
    plugins: [bufferWhereUsed, signingInBrowser],
    minify: true,
    sourcemap: true,
    logLevel: 'warning',
  };
}

const pageBundling: BuildOptions = {
  absWorkingDir: root,
  outdir: path.join(root, 'dist'),
  bundle: true,
  platform: 'browser',
  format: 'iife',
  target: 'es2022',
  conditions: ['production'],
  // The style sheet names the font with a query; the file keeps its plain name.
  loader: { '.ttf': 'file' },
  assetNames: '[name]',
  minify: true,
  sourcemap: true,
  logLevel: 'warning',
};

if (import.meta.main) await build();
