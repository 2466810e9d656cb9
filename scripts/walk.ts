// Walks through the window as a person would and leaves pictures in .artefacts/ to look at:
//   npm run walk            all walks
//   npm run walk -- table   only those with this in their name
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { themes } from '../test/e2e/window/themes.ts';

const walks: { name: string; file: string; args?: string[] }[] = [
  { name: 'editing and running', file: 'walk.ts' },
  ...themes.map(({ name, theme }) => ({ name: `walkthrough, ${name}`, file: 'walkthroughWalk.ts', args: [theme] })),
  { name: 'first hour', file: 'firstHourWalk.ts' },
  { name: 'finding', file: 'findingWalk.ts' },
  { name: 'seven apis', file: 'sevenApisWalk.ts' },
  { name: 'looks', file: 'looksWalk.ts' },
  { name: 'openapi', file: 'openapiWalk.ts' },
  { name: 'debug', file: 'debugWalk.ts' },
  { name: 'testing', file: 'testingWalk.ts' },
  // The files and the history of a part would disturb the next one.
  ...[['runs', 'failures', 'secrets'], ['opened'], ['results'], ['preview'], ['test']].map((parts) => ({
    name: `runs: ${parts.join(', ')}`,
    file: 'runsWalk.ts',
    args: parts,
  })),
  { name: 'summary and compare', file: 'summaryWalk.ts' },
  { name: 'environments', file: 'environmentsWalk.ts' },
  { name: 'project', file: 'projectWalk.ts' },
  { name: 'platform', file: 'platformWalk.ts' },
  { name: 'project-large: 2,000 configurations', file: 'projectLargeWalk.ts' },
  { name: 'browser', file: 'browserWalk.ts' },
  { name: 'table of a million rows', file: 'tableWalk.ts' },
];

const wanted = process.argv[2] ?? '';
const failed: string[] = [];
for (const { name, file, args = [] } of walks.filter((walk) => walk.name.includes(wanted))) {
  console.log(`\n── ${name}`);
  const script = path.join(import.meta.dirname, '../test/e2e', file);
  const { status } = spawnSync(process.execPath, [script, ...args], { stdio: 'inherit' });
  if (status !== 0) failed.push(name);
}
console.log(failed.length === 0 ? '\nEvery walk finished.' : `\nDid not finish: ${failed.join('; ')}.`);
process.exit(failed.length === 0 ? 0 : 1);
