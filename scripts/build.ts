import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type BuildOptions, build as bundle, type Plugin } from 'esbuild';
import { generate } from './generate.ts';
import { browserPrograms, pages, programs, runningPrograms } from './lib/programs.ts';
import { type PublicProject, publicAddresses } from './lib/publicAddresses.ts';
import { apart, engineEntry, sharedEngine, sharedService } from './lib/sharedBundles.ts';
import { stageExtension } from './lib/stageExtension.ts';
import { writeNotices } from './lib/writeNotices.ts';

const root = path.join(import.meta.dirname, '..');

/** The SDK of MCP takes the smaller of the validators that it has: what this server asks for is a yes or a no. */
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

/** What a program says of itself, instead of the whole manifest, which would slow its start. */
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

/**
 * Builds everything that ships into `dist/`: the generated files, the bundles with source maps, the licences of what is
 * in them, then the extension folder.
 */
export async function build(): Promise<void> {
  const dist = path.join(root, 'dist');
  // What an earlier build left under a name that is gone would be packaged.
  await rm(dist, { recursive: true, force: true });
  await mkdir(dist, { recursive: true });
  await generate();
  const inputs = new Set<string>();
  for (const options of bundles(dist)) {
    const { metafile } = await bundle({ ...options, metafile: true });
    for (const input of Object.keys(metafile.inputs)) inputs.add(input);
  }
  await chmod(path.join(dist, 'cli.js'), 0o755);
  // The sources are ES modules; the bundles are CommonJS, as the extension host and the packages in them expect.
  await writeFile(path.join(dist, 'package.json'), '{ "type": "commonjs" }\n');
  await writeNotices(root, path.join(dist, 'THIRD-PARTY-NOTICES.txt'), inputs);
  await stageExtension(root);
}

/** Everything that is bundled, in the order in which it is. */
function* bundles(dist: string): Generator<BuildOptions> {
  yield { ...bundling, entryPoints: programs };
  const plugins = [apart, sharedEngine, sharedService, smallValidator, ownManifest];
  yield { ...bundling, entryPoints: runningPrograms, plugins };
  const { outdir: _, ...toFile } = bundling;
  yield { ...toFile, stdin: engineEntry(), outfile: path.join(dist, 'engine.js') };
  for (const [name, entry] of Object.entries(browserPrograms))
    yield { ...browserBundling(name), entryPoints: { [name]: entry } };
  yield { ...pageBundling, entryPoints: pages };
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
  // The SSH library uses its native parts for speed and works without them.
  external: ['vscode', './program.js', './languageServer.js', 'cpu-features', '*.node'],
  plugins: [apart, sharedService, ownManifest],
  // Turns a dynamic import into a `require` at the same place.
  supported: { 'dynamic-import': false },
  minify: true,
  keepNames: false,
  sourcemap: true,
  logLevel: 'warning',
};

const native = path.join(root, 'engine/core/native/browser');

/** Leaves the Buffer out of a program that does not use it, whose build injects it all the same. */
const bufferWhereUsed: Plugin = {
  name: 'buffer-where-used',
  setup({ onResolve }) {
    onResolve({ filter: /^buffer[/]$/ }, () => ({
      path: path.join(root, 'node_modules/buffer/index.js'),
      sideEffects: false,
    }));
  },
};

/** Gives the library that signs for AWS what it uses of Node; it never parses a request, for which it would use more. */
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

/** How a program for the browser is bundled: VS Code loads the extension as a CommonJS module, a worker is a script. */
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
    // The protocol brings a copy of its own.
    alias: { 'vscode-languageserver-types': path.join(root, 'node_modules/vscode-languageserver-types') },
    charset: 'utf8',
    plugins: [bufferWhereUsed, signingInBrowser],
    minify: true,
    sourcemap: true,
    logLevel: 'warning',
  };
}

/** How the webviews are bundled. */
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
