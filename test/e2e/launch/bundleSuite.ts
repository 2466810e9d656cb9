import path from 'node:path';
import { build } from 'esbuild';
import { bundling } from '../../../scripts/build.ts';
import { projectRoot } from './projectRoot.ts';

/** Bundles the in-editor suite, which runs in the extension host, and returns its entry. */
export async function bundleSuite(): Promise<string> {
  const outdir = path.join(projectRoot, 'dist/test');
  // Not minified, so that a failure names the line; mocha is an ES module and is loaded as it is.
  const readable = { minify: false, sourcemap: 'inline' } as const;
  const entryPoints = { index: 'test/e2e/suite/index.ts' };
  await build({ ...bundling, ...readable, outdir, entryPoints, external: ['vscode', 'mocha'] });
  return path.join(outdir, 'index.js');
}
