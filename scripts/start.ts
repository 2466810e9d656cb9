import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sampleApiPort } from '../samples/api/http/sampleApiPort.ts';
import { build } from './build.ts';
import { runSampleConfig } from './lib/runSampleConfig.ts';

const root = path.join(import.meta.dirname, '..');
const shownRows = 3;

console.log('Building …');
await build();
// The build generates a part of it.
const { startSampleApi } = await import('../samples/api/startSampleApi.ts');
const api = await startSampleApi({ port: 0 });
const folder = await mkdtemp(path.join(os.tmpdir(), 'pagewright-samples-'));
let failures = 0;
try {
  await copySamples(folder, api.port);
  const configs = (await readdir(folder)).filter((name) => name.endsWith('.extractor.json')).sort();
  for (const config of configs) await runSample(config);
} finally {
  await api.close();
  await rm(folder, { recursive: true, force: true });
}
console.log('\nEvery table above came out of one command: node dist/cli.js run samples/NAME.extractor.json');
console.log('(while node dist/cli.js sample-api serves the API in another terminal).');
console.log('To see the same in the editor, with checks while you type: npm run editor');
process.exitCode = failures === 0 ? 0 : 1;

/** Copies the samples with the free port, so that nothing in the tree changes. */
async function copySamples(target: string, port: number): Promise<void> {
  for (const name of await readdir(path.join(root, 'samples'))) {
    if (!name.endsWith('.json')) continue;
    await cp(path.join(root, 'samples', name), path.join(target, name));
    const text = await readFile(path.join(target, name), 'utf8');
    await writeFile(path.join(target, name), text.replaceAll(`127.0.0.1:${sampleApiPort}`, `127.0.0.1:${port}`));
  }
}

async function runSample(config: string): Promise<void> {
  console.log(`\n━━ ${config}`);
  // In a separate process, as a person would run it. The sample API runs in this process, so nothing here may block.
  const code = await runSampleConfig(path.join(folder, config));
  if (code !== 0) failures++;
  await printTables(path.join(folder, 'out', config.replace(/\.extractor\.json$/, ''), 'tables'));
}

async function printTables(tables: string): Promise<void> {
  const files = (await readdir(tables).catch(() => [])).filter((name) => name.endsWith('.csv')).sort();
  for (const file of files) {
    const lines = (await readFile(path.join(tables, file), 'utf8')).split('\n').slice(0, shownRows + 1);
    console.log(`\n  ${file}`);
    for (const line of lines)
      if (line !== '') console.log(`    ${line.length > 160 ? `${line.slice(0, 159)}…` : line}`);
  }
}
