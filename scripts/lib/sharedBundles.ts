import path from 'node:path';
import type { Plugin, StdinOptions } from 'esbuild';
import { programs, runningPrograms } from './programs.ts';

const root = path.join(import.meta.dirname, '..', '..');

/** The faces of the engine that the bundle of the engine must have, by the programs that were bundled so far. */
const sharedFaces = new Set<string>();

/** Takes what a program loads when it needs it from a file of its own: another program, or the shared engine. */
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
  const all = { ...programs, ...runningPrograms };
  const own = Object.entries(all).find(([name, place]) => entry === place || entry.startsWith(`node_modules/${name}/`));
  if (own !== undefined) return own[0];
  const face = /^engine\/faces\/(\w+)\.ts$/.exec(entry)?.[1];
  return face === undefined ? undefined : shareFace(face);
}

function shareFace(face: string): string {
  sharedFaces.add(face);
  return 'engine';
}

/** The faces of which each bundle has its own copy: with them, nothing of the engine is loaded. */
const copied = new Set(['compiledCode', 'errors']);

/** Takes the engine from its shared bundle. */
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

/** Takes the service from its shared bundle. */
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

/** The bundle of the engine: what the programs that were bundled before it import of it. */
export function engineEntry(): StdinOptions {
  const faces = [...sharedFaces].sort().map((face) => `export * from './${face}.ts';`);
  return { contents: faces.join('\n'), resolveDir: path.join(root, 'engine/faces') };
}
