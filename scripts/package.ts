import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { build } from './build.ts';
import { checkVsix } from './lib/checkVsix.ts';
import { packageExtension } from './lib/packageExtension.ts';

// npm run package: makes `pagewright-<version>.vsix` at the root.
const root = path.join(import.meta.dirname, '..');
const { version }: { version: string } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
const vsix = path.join(root, `pagewright-${version}.vsix`);
await build();
await packageExtension(vsix);
const problems = await checkVsix(vsix);
for (const problem of problems) console.error(`The package is not right: ${problem}.`);
const name = path.basename(vsix);
const { size } = await stat(vsix);
console.log(`${name} (${Math.round(size / 1000)} kB). Install it with: code --install-extension ${name}`);
process.exitCode = problems.length === 0 ? 0 : 1;
