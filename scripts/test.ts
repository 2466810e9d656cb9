import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { severalAtOnce } from '../test/support/severalAtOnce.ts';
import { build } from './build.ts';
import { isBusy } from './lib/isBusy.ts';
import { mocha, node, runStage, type Stage, tool } from './lib/runStage.ts';

// npm test, npm run test:exhaustive, and either of them with the names of stages: npm test -- unit cURL
const isExhaustive = process.argv[2] === 'exhaustive';
const names = process.argv.slice(isExhaustive ? 3 : 2);

/** The recorded cases, in one process here and each in its own in the sweep. */
const conformance: Stage = { name: 'conformance', command: node('scripts/conformance.ts', '--built', '--here') };

/** All that is promised: what goes beside the build, then the longest first, so that no core waits at the end. */
const everything = (): Stage[] => [
  { name: 'lint', command: tool('biome', 'check', '--error-on-warnings', '.'), needsNoBuild: true },
  {
    name: 'extension in a real VS Code',
    command: node('scripts/inEditor.ts', '--built', '--sample'),
    opensWindow: true,
    goesFirst: true,
  },
  { name: 'unit tests of the engine', command: mocha('test/unit/engine/**/*.test.ts') },
  {
    name: 'unit tests of the rest',
    command: mocha('test/unit/**/*.test.ts', '--ignore', 'test/unit/engine/**', '--ignore', 'test/unit/server/**'),
  },
  { name: 'command line', command: mocha('test/cli/**/*.test.ts') },
  { name: 'protocol', command: mocha('test/protocol/**/*.test.ts') },
  { name: 'unit tests of the server', command: mocha('test/unit/server/**/*.test.ts') },
  conformance,
  { name: 'hostile', command: mocha('test/hostile/**/*.test.ts') },
  ...onNodeOfTheMachine(
    ...['verbs', 'closedOutput', 'escapedKeys'].map((name) => `test/cli/${name}.test.ts`),
    'test/protocol/languageServer.test.ts',
  ),
  { name: 'parity', command: mocha('test/parity/**/*.test.ts') },
  { name: 'types', command: tool('tsc', '-b') },
  { name: 'cURL', command: mocha('test/curl/**/*.test.ts') },
  { name: 'paging', command: mocha('test/paging/**/*.test.ts') },
];

/**
 * What `npm test` takes a sample of, whole: the in-editor suite, every test that sweeps, each run of the command line in
 * a process of its own, the programs on the other Node, a window that is killed, and the editor in a browser.
 */
const exhaustive = (): Stage[] =>
  [
    {
      name: 'extension in a real VS Code',
      command: node('scripts/inEditor.ts', '--built'),
      opensWindow: true as const,
    },
    ...globSync('test/**/*.test.ts', { exclude: ['**/node_modules', 'test/e2e/**'] })
      .filter((file) => /support\/(sweep|runCliHere)\.ts/.test(readFileSync(file, 'utf8')))
      .map((file): Stage => ({ name: file, command: mocha(file, '--timeout', '3600000') })),
    conformance,
    ...onNodeOfTheMachine('test/cli/**/*.test.ts', 'test/protocol/**/*.test.ts'),
    { name: 'a whole window', command: mocha('test/window/**/*.test.ts'), opensWindow: true as const },
    { name: 'extension in a browser', command: node('scripts/inBrowser.ts', '--built'), opensWindow: true as const },
  ].map((stage) => ({ ...stage, environment: { ...stage.environment, PAGEWRIGHT_EXHAUSTIVE: '1' } }));

const stages = (isExhaustive ? exhaustive() : everything()).filter(
  ({ name }) => names.length === 0 || names.some((wanted) => name.includes(wanted)),
);
const startedAt = performance.now();
// Beside other work, which would come first as well, stages that give way would hardly get on.
const isBeside = await isBusy();
const built = build();
// For all stages that open a window, so that no two of them install what it needs. The others begin meanwhile.
const prepared = stages.some(({ opensWindow }) => opensWindow) ? prepareWindow() : undefined;

let [passed, failed] = [0, 0];
const failures: string[] = [];
await severalAtOnce(stages, runAndCount);
// The end of a long log is what one sees of it.
for (const line of failures) console.log(line);
console.log(`\n${stages.length} stages in ${secondsSince(startedAt)}`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);

/**
 * The server and the command line run on a Node of their users, which is mostly not the one that the project is made
 * with. Where it is the same, there is nothing to see.
 */
function onNodeOfTheMachine(...files: string[]): Stage[] {
  const program = process.env['PAGEWRIGHT_NODE_OF_THE_MACHINE'] ?? process.execPath;
  const version = execFileSync(program, ['--version'], { encoding: 'utf8' }).trim();
  if (version === process.version) return [];
  const environment = { PAGEWRIGHT_TEST_NODE: program };
  return [{ name: `programs on Node ${version}`, command: mocha(...files), environment }];
}

async function runAndCount(stage: Stage): Promise<void> {
  if (!stage.needsNoBuild) await built;
  if (stage.opensWindow) await prepared;
  const begunAt = performance.now();
  const result = await runStage(stage, !stage.goesFirst && !isBeside);
  if (result.failed > 0) console.log(result.output);
  console.log(`── ${stage.name}: ${result.passed} passed, ${result.failed} failed (${secondsSince(begunAt)})`);
  passed += result.passed;
  failed += result.failed;
  failures.push(...result.failures.map((line) => `${stage.name}: ${line}`));
}

async function prepareWindow(): Promise<void> {
  const { output, failed: faults } = await runStage({ name: 'window', command: node('scripts/prepareWindow.ts') });
  if (output !== '') console.log(output.trimEnd());
  failed += faults;
}

function secondsSince(moment: number): string {
  return `${((performance.now() - moment) / 1000).toFixed(1)} s`;
}
