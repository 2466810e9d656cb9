import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { runInEditorSuite } from '../test/e2e/runInEditorSuite.ts';
import type { StageResult } from '../test/support/stageResult.ts';
import { build } from './build.ts';
import { checkVsix } from './lib/checkVsix.ts';
import { packageExtension } from './lib/packageExtension.ts';

const root = path.join(import.meta.dirname, '..');

/**
 * Packs what is built, looks at what the package holds and how large it is, installs it into a real VS Code and runs
 * the in-editor suite against it. Each counts as a test.
 */
export async function checkPackage(): Promise<StageResult> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'pagewright-package-'));
  try {
    const vsix = path.join(folder, 'pagewright.vsix');
    await packageExtension(vsix);
    const problems = await checkVsix(vsix);
    for (const problem of problems) console.error(`  ✖ the package: ${problem}`);
    const { passed, failures } = await runInEditorSuite({ vsix });
    return { passed: passed + (problems.length === 0 ? 1 : 0), failures: [...problems, ...failures] };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** `npm run package`: makes `pagewright-<version>.vsix` at the root. */
async function main(): Promise<void> {
  const { version }: { version: string } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
  const vsix = path.join(root, `pagewright-${version}.vsix`);
  await build();
  await packageExtension(vsix);
  const problems = await checkVsix(vsix);
  for (const problem of problems) console.error(`The package is not right: ${problem}.`);
  const { size } = await stat(vsix);
  console.log(
    `${path.basename(vsix)} (${Math.round(size / 1000)} kB). Install it with: code --install-extension ${path.basename(vsix)}`,
  );
  process.exitCode = problems.length === 0 ? 0 : 1;
}

if (import.meta.main) await main();
