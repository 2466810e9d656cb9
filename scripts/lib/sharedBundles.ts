import path from 'node:path';
import type { Plugin, StdinOptions } from 'esbuild';
import { platformPrograms, programs, runningPrograms, yamlPrograms } from './programs.ts';

const root = path.join(import.meta.dirname, '..', '..');

/** The faces for the bundle of the engine, from the programs that were bundled so far. */
const sharedFaces = new Set<string>();

/** Loads a dynamic import from a separate file: another program, or the shared engine. */
export const apart: Plugin = {
  name: 'apart',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /./ }, async ({ path: wanted, kind, importer, resolveDir, pluginData }) => {
      if (kind !== 'dynamic-import' || pluginData === apart) return undefined;
      const { path: file } = await resolve(wanted, { kind, importer, resolveDir, pluginData: apart });
      const name = programOf(file);
      return name === undefined ? undefined : { path: `./${name}.js`, external: true };
    });
  },
};

function programOf(file: string): string | undefined {
  const entry = path.relative(root, file).replaceAll(path.sep, '/');
  const all = { ...programs, ...yamlPrograms, ...platformPrograms, ...runningPrograms };
  const own = Object.entries(all).find(([name, place]) => entry === place || entry.startsWith(`node_modules/${name}/`));
  if (own !== undefined) return own[0];
  const face = /^engine\/faces\/(\w+)\.ts$/.exec(entry)?.[1];
  return face === undefined ? undefined : shareFace(face);
}

function shareFace(face: string): string {
  sharedFaces.add(face);
  return 'engine';
}

/** The faces that each bundle copies: they load nothing else of the engine. */
const copied = new Set(['compiledCode', 'errors']);

/** Loads the engine from its shared bundle. */
export const sharedEngine: Plugin = {
  name: 'shared-engine',
  setup({ onResolve }) {
    onResolve({ filter: /^@pagewright\/engine\/\w+$/ }, ({ path: wanted, kind }) => {
      const face = path.basename(wanted);
      if (kind === 'dynamic-import' || copied.has(face)) return undefined;
      return { path: `./${shareFace(face)}.js`, external: true };
    });
  },
};

/** Loads the service from its shared bundle. */
export const sharedService: Plugin = {
  name: 'shared-service',
  setup({ onResolve }) {
    onResolve({ filter: /[/](service|localService)(\.ts)?$/ }, ({ kind, importer }) =>
      kind === 'entry-point' || importer.endsWith('localService.ts')
        ? undefined
        : { path: './service.js', external: true },
    );
  },
};

const sharedYamlFiles = ['readYamlSource', 'editYaml'];

/** The files that a bundle was told to load from another one, as far as it imports them. */
const sharedFiles = new Set<string>();

function share(file: string, bundle: string): { path: string; external: true } {
  sharedFiles.add(file);
  return { path: `./${bundle}.js`, external: true };
}

/** A file that has another name now is copied into each bundle, and nobody would see it. */
function requireShared(): void {
  const unseen = [...sharedYamlFiles, ...Object.keys(sharedWithPlatform)].filter((file) => !sharedFiles.has(file));
  if (unseen.length === 0) return;
  throw new Error(`Nothing imports ${unseen.join(', ')} any more. Correct the names in scripts/lib/sharedBundles.ts.`);
}

/** Loads what reads and edits YAML from the bundle that has its parser. */
export const sharedYaml: Plugin = {
  name: 'shared-yaml',
  setup({ onResolve }) {
    // A face only passes names on: who uses others of it does not load this.
    for (const file of sharedYamlFiles)
      onResolve({ filter: new RegExp(`[/]yaml[/]${file}\\.ts$`) }, ({ importer }) =>
        /[\\/]faces[\\/]/.test(importer) ? undefined : share(file, 'projects'),
      );
  },
};

/** The large parts that the program for projects of the platform has from the shared bundle of the engine, by the file. */
const sharedWithPlatform = { undiciHttpClient: 'wire', judgeJob: 'judging', readPlanned: 'judging' };

/** Loads the HTTP client, and the judgement that reads configurations and paging, from the shared bundle of the engine. */
export const sharedPlatform: Plugin = {
  name: 'shared-platform',
  setup({ onResolve }) {
    for (const [file, face] of Object.entries(sharedWithPlatform))
      onResolve({ filter: new RegExp(`[/]${file}\\.ts$`) }, ({ importer }) =>
        /[\\/]faces[\\/]/.test(importer) ? undefined : share(file, shareFace(face)),
      );
  },
};

/**
 * The bundle of the engine: all that the programs bundled before import from it. Throws if one of the files that are to be
 * shared was in none of them.
 */
export function engineEntry(): StdinOptions {
  requireShared();
  const faces = [...sharedFaces].sort().map((face) => `export * from './${face}.ts';`);
  return { contents: faces.join('\n'), resolveDir: path.join(root, 'engine/faces') };
}
