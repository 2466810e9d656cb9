import path from 'node:path';
import { build } from 'esbuild';
import { bundling } from '../../../scripts/build.ts';

/** Bundles the bare server as the other one is bundled; returns the file. */
export async function buildBareServer(folder: string): Promise<string> {
  await build({ ...bundling, outdir: folder, entryPoints: { bare: path.join(import.meta.dirname, 'bareServer.ts') } });
  return path.join(folder, 'bare.js');
}
