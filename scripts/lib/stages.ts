import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { mocha, node, type Stage, tool } from './runStage.ts';

/** A stage of the list: a command, or the patterns of its test files. */
type Listed = Omit<Stage, 'command'> & {
  /** Whether `npm test` skips it. */
  wholeOnly?: true;
} & (
    | { command: Stage['command']; tests?: undefined }
    | {
        tests: readonly string[];
        but?: readonly string[];
        /** Whether all files run in one process, because they are short. */
        isOneProcess?: true;
      }
  );

const other = nodeOfTheMachine();
/** Tests whose result may depend on the version of Node. */
const onAnyNode = [
  ...['verbs', 'closedOutput', 'escapedKeys'].map((name) => `test/cli/${name}.test.ts`),
  'test/protocol/languageServer.test.ts',
];

/** All stages: those beside the build, then the longest first, so that no core waits at the end. */
const list: readonly Listed[] = [
  { name: 'lint', command: tool('biome', 'check', '--error-on-warnings', '.'), needsNoBuild: true },
  {
    name: 'extension in a real VS Code',
    command: node('scripts/inEditor.ts', '--built'),
    opensWindow: true,
    goesFirst: true,
  },
  { name: 'unit tests of the engine', tests: ['test/unit/engine/**/*.test.ts'] },
  {
    name: 'unit tests of the rest',
    tests: ['test/unit/**/*.test.ts'],
    but: ['test/unit/engine/**', 'test/unit/server/**'],
  },
  { name: 'command line', tests: ['test/cli/**/*.test.ts'] },
  { name: 'protocol', tests: ['test/protocol/**/*.test.ts'] },
  { name: 'platform', tests: ['test/platform/**/*.test.ts'] },
  { name: 'unit tests of the server', tests: ['test/unit/server/**/*.test.ts'] },
  // In one process; an exhaustive run has one for each case.
  { name: 'conformance', command: node('scripts/conformance.ts', '--built', '--here') },
  { name: 'hostile', tests: ['test/hostile/**/*.test.ts'] },
  ...(other === undefined ? [] : programsOn(other)),
  { name: 'parity', tests: ['test/parity/**/*.test.ts'] },
  { name: 'types', command: tool('tsc', '-b') },
  { name: 'cURL', tests: ['test/curl/**/*.test.ts'] },
  { name: 'paging', tests: ['test/paging/**/*.test.ts'] },
  { name: 'a whole window', tests: ['test/window/**/*.test.ts'], opensWindow: true },
  {
    name: 'extension in a browser',
    command: node('scripts/inBrowser.ts', '--built'),
    opensWindow: true,
    wholeOnly: true,
  },
];

/** The stages with one of these words in their names, or all, and the names of those left out. */
export function stagesFor(words: readonly string[], isWhole: boolean): { stages: Stage[]; left: string[] } {
  const isWanted = ({ name }: { name: string }) => words.length === 0 || words.some((word) => name.includes(word));
  const stages = list.filter((listed) => isWhole || !listed.wholeOnly).flatMap((listed) => partsOf(listed, isWhole));
  const left = list.filter((listed) => !isWhole && listed.wholeOnly);
  return { stages: stages.filter(isWanted), left: left.filter(isWanted).map(({ name }) => name) };
}

/** A stage as it is run: in an exhaustive run, each file that has samples otherwise runs in a separate process. */
function partsOf(listed: Listed, isWhole: boolean): Stage[] {
  if (listed.tests === undefined) return [listed];
  const { tests, but = [], isOneProcess, ...stage } = listed;
  const ignored = (files: readonly string[]) => files.flatMap((file) => ['--ignore', file]);
  if (!isWhole || isOneProcess) return [{ ...stage, command: mocha(...tests, ...ignored(but)) }];
  const files = globSync([...tests], { exclude: [...but] });
  const large = files.filter((file) => /support\/(sweep|runCliHere)\.ts/.test(readFileSync(file, 'utf8'))).sort();
  const parts = large.map((file) => ({
    ...stage,
    name: `${stage.name}: ${file}`,
    command: mocha(file, '--timeout', '3600000'),
  }));
  if (large.length === files.length) return parts;
  return [...parts, { ...stage, command: mocha(...tests, ...ignored([...but, ...large])) }];
}

/** The Node of the machine, if it differs from the project's: users run server and command line on it. */
function nodeOfTheMachine(): { program: string; version: string } | undefined {
  const program = process.env['PAGEWRIGHT_NODE_OF_THE_MACHINE'] ?? process.execPath;
  const version = execFileSync(program, ['--version'], { encoding: 'utf8' }).trim();
  return version === process.version ? undefined : { program, version };
}

function programsOn({ program, version }: { program: string; version: string }): Listed[] {
  const environment = { PAGEWRIGHT_TEST_NODE: program };
  return [
    { name: `programs on Node ${version}`, tests: onAnyNode, environment, isOneProcess: true },
    {
      name: `the other tests of programs on Node ${version}`,
      tests: ['test/cli/**/*.test.ts', 'test/protocol/**/*.test.ts'],
      but: onAnyNode,
      environment,
      isOneProcess: true,
      wholeOnly: true,
    },
  ];
}
